import { mailDisabledReasons, memberStatuses } from '@vesper/domain';
import { z } from 'zod';
import { ownProfile } from './profile.ts';
import { id, locale, timestamp } from './schema.ts';

/** The logged-in member (spec §3, User). */
export const user = z.object({
  id,
  email: z.string(),
  status: z.enum(memberStatuses),
  credits: z.number().int(),
  paid_user: z.boolean(),
  signup_date: timestamp,
  language: locale,
  notifications_disabled: z.array(z.enum(mailDisabledReasons)),
  push_subscribed: z.boolean(),
  /** The member takes a break: hidden from others, nothing is sent. */
  paused: z.boolean(),
  /** The server's own deadline of the welcome bonus; null when there is none (any more). */
  time_bonus_ends_at: timestamp.nullable(),
  profile: ownProfile,
});
