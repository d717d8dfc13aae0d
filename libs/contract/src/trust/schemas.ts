import { z } from 'zod';
import { done, id } from '../schema.ts';

/** Live: one of two members has blocked the other; `own` to the one who did. */
export const trustEvents = [
  z.object({ type: z.literal('member_gone'), member: id, own: z.boolean() }),
] as const;

/** What each call takes and answers. */
export const trustSchemas = {
  block: { body: z.object({ member: id }), answer: done },
};
