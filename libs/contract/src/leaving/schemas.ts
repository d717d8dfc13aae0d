import { user } from '../member/schemas.ts';
import { z } from 'zod';
import { done, text, timestamp } from '../schema.ts';

/** What each call takes and answers. */
export const leavingSchemas = {
  /** What leaving would mean, and what is offered to who stays. */
  leaving: {
    answer: z.object({
      /** Days in which the account can be restored. */
      restore_days: z.number().int(),
      credits: z.number().int(),
      /** Percent off the next order, when the company offers it and the member had it not yet; else null. */
      discount_percentage: z.number().nullable(),
    }),
  },
  stayDiscount: {
    body: z.strictObject({}),
    /** `code` is typed in when ordering; it works once, until `ends_at`. */
    answer: z.object({ code: z.string(), percentage: z.number(), ends_at: timestamp }),
  },
  accountDelete: {
    body: z.object({ password: text(2000), reason: text(2000).optional() }),
    answer: z.object({ restore_until: timestamp }),
  },
  /** Until when the account that was deleted on this very browser can be restored; null when there is none such. */
  accountLeft: { answer: z.object({ restore_until: timestamp.nullable() }) },
  reactivateRequest: { body: z.object({ email: text(1000) }), answer: done },
  reactivate: { body: z.object({ token: text(200) }), answer: z.object({ user }) },
};
