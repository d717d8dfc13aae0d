import { memberStatuses } from '@vesper/domain';
import { z } from 'zod';
import { ownProfile } from './profile.ts';
import { calendarDate, done, id, locale, text, timestamp } from './schema.ts';

export const user = z.object({
  id,
  email: z.string(),
  status: z.enum(memberStatuses),
  credits: z.number().int(),
  paid_user: z.boolean(),
  signup_date: timestamp,
  language: locale,
  notifications_disabled: z.array(z.enum(['fbl', 'bounce', 'listunsubscribe'])),
  push_subscribed: z.boolean(),
  /** The server's own deadline of the welcome bonus; null when there is none (any more). */
  time_bonus_ends_at: timestamp.nullable(),
  profile: ownProfile,
});

const tracking = z
  .object({
    network: text(100),
    ref: text(200),
    sub1: text(200),
    sub2: text(200),
    sub3: text(200),
  })
  .partial();

export const accountSchemas = {
  user: { answer: z.object({ user: user.nullable() }) },
  login: {
    body: z.object({ email: text(1000), password: text(2000) }),
    answer: z.object({ user }),
  },
  pushSubscribe: {
    query: z.object({ push: z.literal('1') }),
    body: z.object({
      endpoint: z.url({ protocol: /^https$/ }).max(2000),
      keys: z.object({ p256dh: text(200), auth: text(100) }),
    }),
    answer: done,
  },
  userUpdate: { body: z.object({ language: locale }), answer: z.object({ user }) },
  logout: { answer: done },
  signup: {
    body: z.object({
      email: text(1000),
      name: text(20_000),
      password: text(2000),
      date_of_birth: calendarDate,
      signup_message: text(20_000).optional(),
      /** Who gets the signup message; it is kept until the e-mail address is confirmed. */
      receiver: id.optional(),
      language: locale,
      tracking: tracking.optional(),
    }),
    answer: z.object({ user }),
  },
  activate: { body: z.object({ token: text(200) }), answer: z.object({ user }) },
  activateResend: { answer: done },
};
