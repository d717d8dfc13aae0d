import { z } from 'zod';
import { user } from './account-user.ts';
import { done, text, timestamp } from './schema.ts';

const channels = z.object({ mail: z.boolean(), push: z.boolean() });
const preferences = z.object({ message: channels, like: channels, match: channels, offer: channels });

const notifications = z.object({
  preferences,
  invisible: z.boolean(),
  auto_like: z.boolean(),
  paused: z.boolean(),
  /** The address that waits for its confirmation, if there is one. */
  new_email: z.string().nullable(),
});

export const accountControlSchemas = {
  notifications: { answer: z.object({ notifications }) },
  notificationsUpdate: {
    body: z.strictObject({
      preferences: preferences.optional(),
      invisible: z.boolean().optional(),
      auto_like: z.boolean().optional(),
      /** A break: hidden from others, nothing is sent. */
      paused: z.boolean().optional(),
      /** Send mails again after they had stopped (spec §4, disabled reasons). */
      mail_again: z.literal(true).optional(),
    }),
    answer: z.object({ notifications, user }),
  },
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
  reactivateRequest: { body: z.object({ email: text(1000) }), answer: done },
  reactivate: { body: z.object({ token: text(200) }), answer: z.object({ user }) },
};
