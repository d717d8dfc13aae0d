import type { OutboxPayloads } from '../platform/outbox/outbox.ts';
import type { Services } from '../platform/services/services.ts';
import { avifNameOf, wideNameOf } from '../platform/storage.ts';
import { findPhoto } from './repository.ts';
import { namesOf } from './stored-files.ts';

declare module '../platform/outbox/outbox.ts' {
  interface OutboxPayloads {
    /** Files of photos whose rows are gone, or were never written, by name. */
    'photos.remove': { names: readonly string[] };
    /** A photo whose AVIF pictures and whose wide one are to be made, by id, and the names of those that they are made of. */
    'photos.avif': { photo: string; names: readonly string[] };
    /** A member whose main photo is to be found no more where others have found it. */
    'photos.renew': { member: string };
  }
}

/** After which time its AVIF pictures are made: not while others may be sending theirs, and not for a photo that is changed again at once. */
export const avifSeconds = 600;

/** Removes files that no subject needs any more; one that is gone already is as good. */
export const removePhotoFiles = async (
  services: Services,
  { names }: OutboxPayloads['photos.remove'],
): Promise<void> => {
  const { storage, subjects } = services;
  const used = new Set<string>();
  for (const { filesInUse } of subjects)
    for (const name of (await filesInUse?.(services, names)) ?? []) used.add(name);
  for (const name of names) {
    if (used.has(name)) continue;
    for (const each of [name, wideNameOf(name)]) {
      await storage.remove(each);
      await storage.remove(avifNameOf(each));
    }
  }
};

type Making = Pick<Services, 'storage' | 'pictures'>;

const makeAvif = async ({ storage, pictures }: Making, webp: Buffer, name: string): Promise<void> => {
  const avif = await pictures.makeAvif(webp);
  if (avif) await storage.put(Buffer.from(avif), avifNameOf(name));
};

/** The picture of a card at a desk, of the whole one. */
const makeWide = async (services: Making, full: Buffer, thumb: string): Promise<void> => {
  const made = await services.pictures.makeWide(full);
  if (!made) return;
  const [wide, name] = [Buffer.from(made), wideNameOf(thumb)];
  await services.storage.put(wide, name);
  await makeAvif(services, wide, name);
};

/** Makes the AVIF pictures of a photo and its wide one, unless it has gone; told twice, it writes the same files again. */
export const makeAvifPictures = async (
  services: Services,
  { photo, names }: OutboxPayloads['photos.avif'],
): Promise<void> => {
  const { db, storage } = services;
  const before = await findPhoto(db, photo);
  // A photo that got other names since has a job for those.
  const present = before ? namesOf(before) : [];
  for (const name of names.filter((one) => present.includes(one))) {
    const webp = await storage.read(name);
    if (!webp) continue;
    await makeAvif(services, webp, name);
    if (before?.full_name === name) await makeWide(services, webp, before.thumb_name);
  }
  // Removed or renamed meanwhile: its files may have been removed before these came, now or in a try that broke off.
  const row = await findPhoto(db, photo);
  const left = names.filter((name) => !row || !namesOf(row).includes(name));
  if (left.length > 0) await removePhotoFiles(services, { names: left });
};
