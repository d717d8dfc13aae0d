import type { PictureSource } from '../profile/avatar.tsx';

const face = (src: string): PictureSource => ({ src, width: 480, height: 600 });

/** Invented faces for stories; made by `apps/server/src/demo/painter/story-portraits.ts`. */
export const portraits = {
  anna: face(new URL('./portraits/anna.webp', import.meta.url).href),
  bert: face(new URL('./portraits/bert.webp', import.meta.url).href),
  clara: face(new URL('./portraits/clara.webp', import.meta.url).href),
  daniel: face(new URL('./portraits/daniel.webp', import.meta.url).href),
  edith: face(new URL('./portraits/edith.webp', import.meta.url).href),
  frank: face(new URL('./portraits/frank.webp', import.meta.url).href),
  /** As the server sends a locked photo: already blurred. */
  locked: face(new URL('./portraits/locked.webp', import.meta.url).href),
} as const;

/** A picture that can not be loaded, for which nothing is asked of a server. */
export const unloadable: PictureSource = { src: 'data:image/png;base64,AA==', width: 480, height: 600 };
