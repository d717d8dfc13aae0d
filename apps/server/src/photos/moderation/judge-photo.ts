import type { PhotoRefusal } from '@vesper/domain';
import { addAccountMail } from '../../mail/account-mail.ts';
import type { Member } from '../../member/repository.ts';
import { dateOf } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { tellNumbered } from '../../platform/live/tell-numbered.ts';
import type { Services } from '../../platform/services/services.ts';
import { changeMain } from '../changes/new-names.ts';
import { findNumbered, writeJudgement } from './moderation-repository.ts';

export type PhotoVerdict =
  { readonly event: 'approve' } | { readonly event: 'refuse'; readonly reason: PhotoRefusal };

/** Tells the member that others are not shown a photo any more; why, the page says. */
const tellRefused = async (services: Services, trx: Trx, member: Member): Promise<void> => {
  if (member.email === null || member.status !== 'active') return;
  await addAccountMail(services, trx, {
    mail: 'photo_refused',
    site: member.site_id,
    recipient: member.email,
    language: member.language,
    member: member.id,
    name: member.name,
  });
};

/**
 * An operator judges a photo by its number, also one that was judged before: who was wrong may say so. A refused one is shown to
 * nobody but its owner from then on; where it was the main one, the next one is.
 * @param by who judges
 * @returns false where there is no such photo
 */
export const judgePhoto = async (
  services: Services,
  number: number,
  verdict: PhotoVerdict,
  by: string,
): Promise<boolean> => {
  const known = await findNumbered(services.db, number);
  if (!known) return false;
  return changeMain(services, known.member_id, async (trx, member) => {
    const photo = await findNumbered(trx, number);
    if (!photo) return false;
    const isRefused = verdict.event === 'refuse';
    await writeJudgement(trx, photo.id, {
      moderation: isRefused ? 'refused' : 'approved',
      refusal: isRefused ? verdict.reason : null,
      judged_at: dateOf(services.clock),
      judged_by: by,
    });
    await tellNumbered(services, trx, [member.id], { type: 'user_changed' });
    if (isRefused && photo.moderation !== 'refused') await tellRefused(services, trx, member);
    return true;
  });
};
