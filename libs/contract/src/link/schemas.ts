import { z } from 'zod';
import { text } from '../schema.ts';

const token = text(200);

/** What each call takes and answers. */
export const linkSchemas = {
  link: {
    query: z.object({ token }),
    answer: z.object({ kind: z.enum(['sign_in', 'reactivate']) }),
  },
};
