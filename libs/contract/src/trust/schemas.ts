import { z } from 'zod';
import { picture } from '../member/schemas.ts';
import { cursor, done, id, timestamp } from '../schema.ts';

/** Live: one of two members has blocked the other, or taken that back; `own` to the one who did. */
export const trustEvents = [
  z.object({ type: z.literal('member_gone'), member: id, own: z.boolean() }),
  /** `apart`: the other has blocked as well, so that neither is shown the other even now. */
  z.object({ type: z.literal('member_back'), member: id, own: z.boolean(), apart: z.boolean() }),
] as const;

/** Somebody whom the member has blocked. */
export const blockedMember = z.object({
  id,
  /** What they were called when they were blocked. */
  name: z.string(),
  /** Null where there is none, and where the member could not see it without the own block either. */
  main_image: picture.nullable(),
  /** A fictional profile: its label must stand wherever the member is named. */
  fictional: z.boolean(),
  blocked_at: timestamp,
});

/** What each call takes and answers. */
export const trustSchemas = {
  blocks: {
    query: z.object({ cursor }).partial(),
    answer: z.object({
      /** The newest first; without those whose account is gone. */
      blocked: z.array(blockedMember),
      next_cursor: z.string().nullable(),
    }),
  },
  block: { body: z.object({ member: id }), answer: done },
  unblock: { body: z.object({ member: id }), answer: done },
};

export type BlockedMember = z.infer<typeof blockedMember>;
