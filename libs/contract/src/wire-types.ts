import type { z } from 'zod';
import type { user } from './account.ts';
import type { chatEntry, conversation, message } from './chat.ts';
import type { likeEntry } from './likes.ts';
import type { liveCommand, liveEvent } from './live-event.ts';
import type { bundle, discountCode, money, order } from './payment.ts';
import type { memberCard, memberProfile, ownProfile, photo, picture } from './profile.ts';
import type { companyInfo, settings } from './site.ts';

/** The shapes that go over the wire, as types; browsers import these and never the schemas. */
export type Settings = z.infer<typeof settings>;
export type CompanyInfo = z.infer<typeof companyInfo>;
export type User = z.infer<typeof user>;
export type Picture = z.infer<typeof picture>;
export type Photo = z.infer<typeof photo>;
export type MemberCard = z.infer<typeof memberCard>;
export type MemberProfile = z.infer<typeof memberProfile>;
export type OwnProfile = z.infer<typeof ownProfile>;
export type LikeEntry = z.infer<typeof likeEntry>;
export type Message = z.infer<typeof message>;
export type Conversation = z.infer<typeof conversation>;
export type ChatEntry = z.infer<typeof chatEntry>;
export type Money = z.infer<typeof money>;
export type Bundle = z.infer<typeof bundle>;
export type Order = z.infer<typeof order>;
export type DiscountCode = z.infer<typeof discountCode>;
export type LiveEvent = z.infer<typeof liveEvent>;
export type LiveCommand = z.infer<typeof liveCommand>;
