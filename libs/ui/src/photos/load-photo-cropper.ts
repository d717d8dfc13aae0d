import type { PhotoCropper } from './photo-cropper.tsx';

/** Fetches what a part of a photo is chosen with, and its styles. Nobody pays before a part is about to be chosen. */
export const loadPhotoCropper = async (): Promise<{ readonly default: typeof PhotoCropper }> => {
  const module = await import('./photo-cropper.tsx');
  return { default: module.PhotoCropper };
};
