import { z } from 'zod';
import { done, text } from '../schema.ts';

const emailText = text(1000);

const passwordText = text(2000);

const token = text(200);

/** What each call takes and answers. */
export const mailAddressSchemas = {
  mailChangeRequest: {
    body: z.object({ email: emailText, password: passwordText }),
    answer: done,
  },
  mailChange: { body: z.object({ token }), answer: z.object({ email: z.string() }) },
  mailChangeUndo: {
    body: z.object({ token }),
    /** `reset_token`: for a new password right away, as somebody else may know the old one. */
    answer: z.object({ email: z.string(), reset_token: z.string() }),
  },
};
