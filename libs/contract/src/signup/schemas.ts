import { user } from '../member/schemas.ts';
import { z } from 'zod';
import { calendarDate, done, id, locale, text } from '../schema.ts';

const tracking = z
  .object({
    network: text(100),
    ref: text(200),
    sub1: text(200),
    sub2: text(200),
    sub3: text(200),
  })
  .partial();

/** What each call takes and answers. */
export const signupSchemas = {
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
    /**
     * Null where the site does not say whether an address has an account: then the mail says how to go on, and opening
     * its link logs in.
     */
    answer: z.object({ user: user.nullable() }),
  },
  activate: { body: z.object({ token: text(200) }), answer: z.object({ user }) },
  activateResend: { answer: done },
};
