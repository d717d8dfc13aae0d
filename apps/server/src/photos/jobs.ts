import type { OutboxPayloads } from '../platform/outbox/outbox.ts';
import type { Services } from '../platform/services/services.ts';
import { avifNameOf } from '../platform/storage.ts';
import { findPhoto } from './repository.ts';

declare module '../platform/outbox/outbox.ts' {
  interface OutboxPayloads {
    /** Files of photos whose rows are gone, or were never written, by name. */
    'photos.remove': { names: readonly string[] };
    /** A photo whose AVIF pictures are to be made, by id, and the names of those that they are made of. */
    'photos.avif': { photo: string; names: readonly string[] };
  }
}

/** Removes the files of photos whose rows are gone; one that is gone already is as good. */
export const removePhotoFiles = async (
  { storage }: Pick<Services, 'storage'>,
  { names }: OutboxPayloads['photos.remove'],
): Promise<void> => {
  for (const name of names) {
    await storage.remove(name);
    await storage.remove(avifNameOf(name));
  }
};

/** Makes the AVIF pictures of a photo, unless it has gone; told twice, it writes the same files again. */
export const makeAvifPictures = async (
  { db, storage, pictures }: Pick<Services, 'db' | 'storage' | 'pictures'>,
  { photo, names }: OutboxPayloads['photos.avif'],
): Promise<void> => {
  for (const name of (await findPhoto(db, photo)) ? names : []) {
    const webp = await storage.read(name);
    const avif = webp && (await pictures.makeAvif(webp));
    if (avif) await storage.put(Buffer.from(avif), avifNameOf(name));
  }
  // Removed meanwhile: its files may have been removed before these came, now or in a try that broke off.
  if (!(await findPhoto(db, photo))) await removePhotoFiles({ storage }, { names });
};
