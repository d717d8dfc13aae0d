import { z } from 'zod';
import { done, text } from '../schema.ts';

/** What each call takes and answers. */
export const pushSchemas = {
  pushSubscribe: {
    query: z.object({ push: z.literal('1') }),
    body: z.object({
      endpoint: z.url({ protocol: /^https$/ }).max(2000),
      keys: z.object({ p256dh: text(200), auth: text(100) }),
    }),
    answer: done,
  },
};
