import { formerLookDays } from '@vesper/domain';
import { secondsFromNow } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services/services.ts';
import { deleteFormerLooks, findStepEnd, findUnlooked, insertLook } from './look-repository.ts';

/** So many in one round: each is read and decoded. */
const atOnce = 20;
/** Along so many photos in one round. */
const step = 2000;

/** How far the walk along all photos of a database has come. */
const reached = new WeakMap<Database, string | null>();

/**
 * What a photo looks like. Of a member's without its file it is known that nothing can be; a fictional profile's may not be painted yet,
 * and nobody has seen it.
 * @returns undefined where it is to be asked again
 */
const lookOf = async (
  { storage, pictures }: Pick<Services, 'storage' | 'pictures'>,
  { full_name: full, thumb_name: thumb, fictional }: Awaited<ReturnType<typeof findUnlooked>>[number],
): Promise<string | null | undefined> => {
  const name = fictional && !(await storage.has(full)) ? thumb : full;
  if (fictional && !(await storage.has(name))) return undefined;
  const webp = await storage.read(name);
  if (webp) return pictures.lookOf(webp);
  return fictional ? undefined : null;
};

/**
 * Looks at photos that came before looks were kept, and at those that a server of before has taken in: a step along all photos in each round,
 * from the beginning again after the last one. What a round costs does not grow with the photos.
 */
export const lookAtPhotos = async (
  services: Pick<Services, 'db' | 'storage' | 'pictures'>,
): Promise<void> => {
  const { db } = services;
  const after = reached.get(db) ?? null;
  const end = await findStepEnd(db, after, step);
  const photos = await findUnlooked(db, after, end, atOnce);
  for (const photo of photos) {
    const look = await lookOf(services, photo);
    if (look !== undefined) await insertLook(db, { photo_id: photo.id, look });
  }
  reached.set(db, photos.length < atOnce ? end : (photos.at(-1)?.id ?? null));
};

/** Photos that went from a profile long ago are known no more. */
export const forgetLooks = ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> =>
  deleteFormerLooks(db, secondsFromNow(clock, -formerLookDays * 24 * 3600));
