import { z } from 'zod';
import { foundMember } from '../search/schemas.ts';
import { id, queryFlag, timestamp } from '../schema.ts';

/** How many likes are left, and until when. */
const swipeDay = z.object({
  likes_left: z.number().int(),
  likes_per_day: z.number().int(),
  /** When the next likes come. */
  ends: timestamp,
  /** The member's zone (IANA), in which that moment is to be shown. */
  time_zone: z.string(),
});

/** What each call takes and answers. */
export const swipeSchemas = {
  swipe: {
    /** "real members only": leaves fictional profiles out. */
    query: z
      .object({
        real_only: queryFlag,
        /** Who lies on top where nothing stands against it: of whom a decision was just taken back. */
        top: id,
      })
      .partial(),
    answer: z.object({
      /** The next members, the first on top; nobody who was decided on within 30 days. */
      members: z.array(foundMember),
      day: swipeDay,
      /** Whose decision can be taken back: the newest one. */
      undo: id.nullable(),
    }),
  },
  swipeDecide: {
    body: z.object({
      member: id,
      decision: z.enum(['like', 'pass']),
      /** The browser's zone; what is no zone of the IANA list changes nothing. */
      time_zone: z.string().max(64).optional(),
    }),
    answer: z.object({ match: z.boolean(), day: swipeDay }),
  },
  swipeUndo: { body: z.object({ member: id }), answer: z.object({ day: swipeDay }) },
};

export type SwipeDayAnswer = z.infer<typeof swipeDay>;
