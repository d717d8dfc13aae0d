import { user } from '../member/schemas.ts';
import { z } from 'zod';
import { done, text } from '../schema.ts';

const emailText = text(1000);

const token = text(200);

/** Stay logged in for 30 days; otherwise until the browser is closed. */
const remember = z.boolean().optional();

/** What each call takes and answers. */
export const loginSchemas = {
  login: {
    body: z.object({
      email: text(1000),
      password: text(2000),
      /** Stay logged in for 30 days; otherwise until the browser is closed. */
      remember: z.boolean().optional(),
    }),
    answer: z.object({ user }),
  },
  logout: { answer: done },
  loginCode: { body: z.object({ code: text(100), remember }), answer: z.object({ user }) },
  signInLinkRequest: { body: z.object({ email: emailText }), answer: done },
  signInByLink: { body: z.object({ token, remember }), answer: z.object({ user }) },
};
