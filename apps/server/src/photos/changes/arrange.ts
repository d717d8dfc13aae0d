import { arrangePhotos, photoLimit } from '@vesper/domain';
import type { Member } from '../../member/repository.ts';
import { tellChanges } from '../../member/tell-changes.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Services } from '../../platform/services/services.ts';
import { tellMainPhotoChanged } from './main-photo.ts';
import { readPhotos, setHidden, setMain } from '../repository.ts';

/** How many photos others are shown of a member; those of the operators' profiles are as many as they made. */
const mostShown = async (
  { sites }: Pick<Services, 'sites'>,
  { site_id: site, premium, fictional }: Pick<Member, 'site_id' | 'premium' | 'fictional'>,
): Promise<number> => {
  const found = await sites.findById(site);
  return found ? photoLimit({ premium: premium || fictional }, found.rules) : 0;
};

/**
 * Brings a locked member's photos in line with what others are to be shown, after something about them changed: which one is
 * the main one, and which are hidden.
 * @param mainBefore the main photo before the change; where it was not touched, nothing needs to be said
 * @returns the main photo now
 */
export const arrange = async (
  services: Services,
  trx: Trx,
  member: Member,
  mainBefore?: string | null,
): Promise<string | null> => {
  const photos = await readPhotos(trx, member.id);
  const flagged = photos.find(({ main }) => main)?.id ?? null;
  const { main, hidden } = arrangePhotos(photos, await mostShown(services, member));
  if (main !== flagged) await setMain(trx, member.id, main);
  if (photos.some((photo) => photo.hidden !== hidden.has(photo.id)))
    await setHidden(trx, member.id, [...hidden]);
  if (main !== (mainBefore === undefined ? flagged : mainBefore))
    await tellMainPhotoChanged(services, trx, member.id);
  tellChanges(services, trx, member.id);
  return main;
};
