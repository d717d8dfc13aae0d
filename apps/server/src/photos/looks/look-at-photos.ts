import { formerLookDays } from '@vesper/domain';
import { secondsFromNow } from '../../platform/clock.ts';
import type { Services } from '../../platform/services/services.ts';
import { deleteFormerLooks, findUnlooked, insertLook } from './look-repository.ts';

/** So many in one round: each is read and decoded. */
const atOnce = 20;

/**
 * Looks at photos that came before looks were kept; whoever waits for a photo of their own goes first. Of fictional profiles only at what is
 * there: nobody has seen what is not painted yet.
 */
export const lookAtPhotos = async ({
  db,
  storage,
  pictures,
}: Pick<Services, 'db' | 'storage' | 'pictures'>): Promise<void> => {
  for (const { id, full_name: name } of await findUnlooked(db, false, atOnce)) {
    const webp = await storage.read(name);
    await insertLook(db, { photo_id: id, look: webp ? await pictures.lookOf(webp) : null });
  }
  for (const { id, full_name: full, thumb_name: thumb } of await findUnlooked(db, true, atOnce)) {
    const name = (await storage.has(full)) ? full : thumb;
    const webp = (await storage.has(name)) ? await storage.read(name) : undefined;
    if (webp) await insertLook(db, { photo_id: id, look: await pictures.lookOf(webp) });
  }
};

/** Photos that went from a profile long ago are known no more. */
export const forgetLooks = ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> =>
  deleteFormerLooks(db, secondsFromNow(clock, -formerLookDays * 24 * 3600));
