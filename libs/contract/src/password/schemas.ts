import { z } from 'zod';
import { done, text } from '../schema.ts';

const emailText = text(1000);

const passwordText = text(2000);

const token = text(200);

/** What each call takes and answers. */
export const passwordSchemas = {
  passwordResetRequest: { body: z.object({ email: emailText }), answer: done },
  passwordResetCheck: { query: z.object({ token }), answer: done },
  passwordReset: { body: z.object({ token, password: passwordText }), answer: done },
  passwordChange: {
    body: z.object({ old_password: passwordText, password: passwordText }),
    answer: done,
  },
};
