import { photoRefusals, photoStates } from '@vesper/domain';
import { picture } from '../member/schemas.ts';
import { z } from 'zod';
import { done, id, text } from '../schema.ts';

/** A photo on a profile: open, or locked with only a blurred picture made by the server (readings, "Rules"). */
export const photo = z.object({
  id,
  main: z.boolean(),
  access: z.enum(['open', 'locked']),
  picture,
});

/** A photo as its owner sees it. */
export const ownPhoto = photo.extend({
  /** How it stands with the people who look at photos; it is shown until they refuse it. */
  state: z.enum(photoStates),
  /** Why it was refused. */
  refusal: z.enum(photoRefusals).nullable(),
  /** Others are not shown it: refused, or more than the member may show (after a refund, say). */
  hidden: z.boolean(),
  /** Another one whenever its pictures are others: what is done to a picture says to which. */
  version: z.string(),
});

const pixels = z.number().int().min(0).max(100_000);

/** What each call takes and answers. */
export const photosSchemas = {
  photos: { answer: z.object({ photos: z.array(ownPhoto) }) },
  /** Multipart: one part named `photo`. */
  photoAdd: { answer: z.object({ photo: ownPhoto }) },
  photoMain: { body: z.object({ id }), answer: done },
  /** All photos of the member, in the order in which they are to be shown. */
  photoOrder: { body: z.object({ ids: z.array(id).max(200) }), answer: done },
  /** Leaves a part of the photo, in pixels of its largest picture; the rest is gone. */
  photoCrop: {
    body: z.object({
      id,
      version: text(40),
      part: z.object({ left: pixels, top: pixels, width: pixels, height: pixels }),
    }),
    answer: z.object({ photo: ownPhoto }),
  },
  photoRemove: { body: z.object({ id }), answer: done },
};

export type Photo = z.infer<typeof photo>;
export type OwnPhoto = z.infer<typeof ownPhoto>;
