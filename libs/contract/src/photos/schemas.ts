import { picture } from '../member/schemas.ts';
import { z } from 'zod';
import { done, id } from '../schema.ts';

/** A photo on a profile: open, or locked with only a blurred picture made by the server (readings, "Rules"). */
export const photo = z.object({
  id,
  main: z.boolean(),
  access: z.enum(['open', 'locked']),
  picture,
});

/** What each call takes and answers. */
export const photosSchemas = {
  photos: { answer: z.object({ photos: z.array(photo) }) },
  /** Multipart: one part named `photo`. */
  photoAdd: { answer: z.object({ photo }) },
  photoMain: { body: z.object({ id }), answer: done },
  photoRemove: { body: z.object({ id }), answer: done },
};

export type Photo = z.infer<typeof photo>;
