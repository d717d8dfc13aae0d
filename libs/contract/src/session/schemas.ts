import { user } from '../member/schemas.ts';
import { z } from 'zod';
import { id, locale, timestamp } from '../schema.ts';

const session = z.object({
  id,
  /** The one that asks. */
  current: z.boolean(),
  /** Such as `Firefox` and `Windows`; empty when the browser did not say. */
  browser: z.string(),
  system: z.string(),
  remembered: z.boolean(),
  started_at: timestamp,
  last_seen_at: timestamp,
});

/** The two numbers that stand on every page of a member. */
const totals = z.object({
  unread_messages: z.number().int().nonnegative(),
  /** Likes that the member has not seen yet. */
  new_likes: z.number().int().nonnegative(),
});

/** What each call takes and answers. */
export const sessionSchemas = {
  /** Who is logged in, with the totals and the number of the last event; all null for visitors. */
  user: {
    answer: z.object({
      user: user.nullable(),
      totals: totals.nullable(),
      last_event: z.number().int().nullable(),
    }),
  },
  userUpdate: { body: z.object({ language: locale }), answer: z.object({ user }) },
  sessions: { answer: z.object({ sessions: z.array(session) }) },
  pageHidden: { body: z.strictObject({}), answer: z.object({ ok: z.literal(true) }) },
  sessionEnd: {
    /** One of the member's sessions; without it all but the one that asks, so that nothing misspelt may pass for that. */
    body: z.strictObject({ id: id.optional() }),
    answer: z.object({ sessions: z.array(session) }),
  },
};

/**
 * Live: the member has seen something on another page of theirs, or somebody has taken back their like; `taken_back` names it then, for
 * lists that show it.
 */
export const sessionEvents = [
  z.object({
    type: z.literal('totals'),
    ...totals.shape,
    taken_back: z.object({ like: id, from: id }).optional(),
  }),
] as const;

export type LoginSession = z.infer<typeof session>;
