import { distanceSteps, mailDisabledReasons, memberStatuses } from '@vesper/domain';
import { z } from 'zod';
import { country, gender, id, locale, sexuality, timestamp, traitFields } from '../schema.ts';

/** A picture that this viewer may see; addresses are relative to the site's origin or its `cdn_prefix`. */
export const picture = z.object({
  filename: z.string(),
  thumb_filename: z.string(),
  /** What fills the screen at a match; given with main pictures (spec §3, a match path). */
  match_filename: z.string().optional(),
  width: z.number().int(),
  height: z.number().int(),
  /** The colour of its place until it is there, where one is known without it: `#rrggbb`. */
  tint: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional(),
});

/**
 * Within how many kilometres of the reader a member lives: in steps, and reckoned between cells of the map (decision 82). Null for
 * visitors, where one of the two has named no place that we know, and beyond the last step.
 */
export const distance = z.literal([...distanceSteps]).nullable();

/** What every list shows of a member. */
export const memberCard = z.object({
  id,
  /** Empty when the account is deleted. */
  name: z.string(),
  age: z.number().int(),
  /** Null while the member has not said: nothing is made up. */
  gender: gender.nullable(),
  country: country.nullable(),
  region: z.string(),
  region_name: z.string(),
  city: z.string(),
  main_image: picture.nullable(),
  /** A fictional profile: its label must stand wherever the member is named. */
  fictional: z.boolean(),
  /** Answers by itself and says so (demo world only). */
  automatic: z.boolean(),
  /** People have compared the main photo with two selfies; shown where the site has `verified_members`. */
  verified: z.boolean(),
  premium: z.boolean(),
  online: z.boolean(),
  /** Joined in the last days; shown where the site has it among its `visible_profile_notes`. */
  new_here: z.boolean(),
  /** The account is gone: only its messages are left, shown as from a "deleted member" (readings). */
  deleted: z.boolean(),
});

/** The member's own profile, as edited under /profile. */
export const ownProfile = z.object({
  id,
  name: z.string(),
  status: z.enum(['active', 'disabled']),
  date_of_birth: z.string(),
  gender: gender.nullable(),
  sexuality: sexuality.nullable(),
  search_gender: gender.nullable(),
  ...traitFields,
  country: country.nullable(),
  region: z.string(),
  city: z.string(),
  about_me: z.string(),
  interests: z.array(z.string()),
  main_image: picture.nullable(),
  verified: z.boolean(),
});

/** The logged-in member (spec §3, User). */
export const user = z.object({
  id,
  email: z.string(),
  status: z.enum(memberStatuses),
  credits: z.number().int(),
  paid_user: z.boolean(),
  /** Conversations the member has ever started: without premium their number has a limit (`free_conversations`). */
  started_conversations: z.number().int(),
  signup_date: timestamp,
  language: locale,
  notifications_disabled: z.array(z.enum(mailDisabledReasons)),
  push_subscribed: z.boolean(),
  /** The sign of fictional profiles on this site (spec §3), as in its settings. */
  fictional_icon: z.string(),
  /** The search that the member made last, on whatever device, as in an address; empty for none. */
  last_search: z.string(),
  /** Search knows where the member's town is: it can look near by, and they can be found so. */
  has_place: z.boolean(),
  /** The member takes a break: hidden from others, nothing is sent. */
  paused: z.boolean(),
  /** The server's own deadline of the welcome bonus; null when there is none (any more). */
  time_bonus_ends_at: timestamp.nullable(),
  profile: ownProfile,
});

/** Live: the member's own account changed (credits, status, premium): read it again. */
export const memberEvents = [z.object({ type: z.literal('user_changed') })] as const;
export type Picture = z.infer<typeof picture>;
export type MemberCard = z.infer<typeof memberCard>;
export type OwnProfile = z.infer<typeof ownProfile>;
export type User = z.infer<typeof user>;
