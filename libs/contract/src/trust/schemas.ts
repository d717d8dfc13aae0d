import { z } from 'zod';
import { done, id } from '../schema.ts';

/** What each call takes and answers. */
export const trustSchemas = {
  block: { body: z.object({ member: id }), answer: done },
};
