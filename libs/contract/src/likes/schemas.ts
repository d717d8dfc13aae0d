import { memberCard } from '../member/schemas.ts';
import { z } from 'zod';
import { cursor, done, id, timestamp } from '../schema.ts';

export const likeEntry = z.object({
  id,
  profile: memberCard,
  like_new: z.boolean(),
  match: z.boolean(),
  created: timestamp,
});

/** What each call takes and answers. */
export const likesSchemas = {
  likes: {
    /** Without `type` the newest of each kind; with it one page of that kind. */
    query: z.object({ type: z.enum(['received', 'sent', 'matches']), cursor }).partial(),
    answer: z.object({
      /** Whom the member likes. */
      profiles: z.array(likeEntry),
      /** Who likes the member. */
      liked_by: z.array(likeEntry),
      matches: z.array(likeEntry),
      next_cursor: z.string().nullable(),
      total_new: z.number().int(),
    }),
  },
  like: { body: z.object({ member: id }), answer: z.object({ match: z.boolean(), entry: likeEntry }) },
  likeSeen: { body: z.object({ member: id }), answer: done },
  unlike: { body: z.object({ member: id }), answer: done },
};

/** Live: somebody likes the member. */
export const likesEvents = [
  z.object({ type: z.literal('like'), entry: likeEntry, total_new: z.number().int() }),
] as const;

export type LikeEntry = z.infer<typeof likeEntry>;
