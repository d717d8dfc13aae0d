import type { Services } from '../../platform/services/services.ts';
import { findUnlooked, insertLook } from './look-repository.ts';

/** So many in one round: each is read and decoded. */
const atOnce = 20;

/** Looks at photos that came before looks were kept; whoever waits for a photo of their own goes first. */
export const lookAtPhotos = async ({
  db,
  storage,
  pictures,
}: Pick<Services, 'db' | 'storage' | 'pictures'>): Promise<void> => {
  for (const { id, full_name: name } of await findUnlooked(db, atOnce)) {
    const webp = await storage.read(name);
    await insertLook(db, { photo_id: id, look: webp ? await pictures.lookOf(webp) : null });
  }
};
