import { user } from '../member/schemas.ts';
import { z } from 'zod';

const channels = z.object({ mail: z.boolean(), push: z.boolean() });

const preferences = z.object({ message: channels, like: channels, match: channels, offer: channels });

const notifications = z.object({
  preferences,
  invisible: z.boolean(),
  auto_like: z.boolean(),
  /** May be shown on pages that everybody sees (readings, "On public pages"). */
  on_public_pages: z.boolean(),
  /** Others see what the member has read, and the member what they have read. */
  read_receipts: z.boolean(),
  paused: z.boolean(),
  /** The address that waits for its confirmation, if there is one. */
  new_email: z.string().nullable(),
});

/** What each call takes and answers. */
export const notificationsSchemas = {
  notifications: { answer: z.object({ notifications }) },
  notificationsUpdate: {
    body: z.strictObject({
      /** Of each kind that is named, both channels; the others stay. */
      preferences: preferences.partial().optional(),
      invisible: z.boolean().optional(),
      auto_like: z.boolean().optional(),
      on_public_pages: z.boolean().optional(),
      read_receipts: z.boolean().optional(),
      /** A break: hidden from others, nothing is sent. */
      paused: z.boolean().optional(),
      /** Send mails again after they had stopped (spec §4, disabled reasons). */
      mail_again: z.literal(true).optional(),
    }),
    answer: z.object({ notifications, user }),
  },
};

export type Notifications = z.infer<typeof notifications>;
