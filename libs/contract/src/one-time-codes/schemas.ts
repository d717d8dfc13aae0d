import { z } from 'zod';
import { done, text } from '../schema.ts';

const passwordText = text(2000);

/** What each call takes and answers. */
export const oneTimeCodesSchemas = {
  oneTimeCodes: {
    answer: z.object({ active: z.boolean(), recovery_codes_left: z.number().int() }),
  },
  oneTimeCodesStart: {
    body: z.object({ password: passwordText }),
    /** `secret` in base32 for typing, `uri` (otpauth:) for the square to scan. */
    answer: z.object({ secret: z.string(), uri: z.string() }),
  },
  oneTimeCodesConfirm: {
    /** A code of the app; turns the codes on, or makes new recovery codes where they are on. */
    body: z.object({ code: text(100) }),
    /** Shown once and never again. */
    answer: z.object({ recovery_codes: z.array(z.string()) }),
  },
  oneTimeCodesEnd: { body: z.object({ password: passwordText }), answer: done },
};
