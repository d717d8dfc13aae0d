import { verificationAfter, type VerificationRefusal, type VerificationState } from '@vesper/domain';
import { addAccountMail } from '../mail/account-mail.ts';
import { lockMember, type Member, updateMember } from '../member/repository.ts';
import { showChanges } from '../member/tell-changes.ts';
import { removeFiles } from '../photos/remove-files.ts';
import { dateOf } from '../platform/clock.ts';
import { inTransaction, type Trx } from '../platform/database/transaction.ts';
import { tellNumbered } from '../platform/live/tell-numbered.ts';
import type { Services } from '../platform/services/services.ts';
import { findKnownSelfies, type KnownSelfie } from './known-repository.ts';
import { deleteSelfies, moveVerification, readStanding } from './repository.ts';
import { findWhose } from './waiting-repository.ts';
import { endVerification } from './withdraw.ts';

/** What became of a verification that somebody wanted to judge. */
export type Judged =
  | 'done'
  | 'not there'
  | 'fictional'
  | 'photo changed'
  | 'switched off'
  | { readonly is: VerificationState }
  | { readonly known: readonly KnownSelfie[] };

type Verdict =
  { readonly event: 'approve' } | { readonly event: 'refuse'; readonly reason: VerificationRefusal };

/** Tells the member on every page and by mail that it is judged; how, the page says. */
const tell = async (services: Services, trx: Trx, member: Member): Promise<void> => {
  await tellNumbered(services, trx, [member.id], { type: 'user_changed' });
  if (member.email === null || member.status !== 'active') return;
  await addAccountMail(services, trx, {
    mail: 'verification_judged',
    site: member.site_id,
    recipient: member.email,
    language: member.language,
    member: member.id,
    name: member.name,
  });
};

/** Writes down what was judged; the selfies are deleted with it. */
const settle = async (
  services: Services,
  trx: Trx,
  member: string,
  verdict: Verdict,
  by: string,
): Promise<void> => {
  const judged = { judged_at: dateOf(services.clock), judged_by: by };
  await moveVerification(
    trx,
    member,
    verdict.event,
    verdict.event === 'approve'
      ? { state: 'verified', reason: null, ...judged }
      : { state: 'refused', reason: verdict.reason, ...judged },
  );
  await removeFiles(services, trx, await deleteSelfies(trx, member));
  if (verdict.event !== 'approve') return;
  await updateMember(trx, member, { verified: true });
  await showChanges(services, trx, member);
};

/**
 * An operator judges the selfies of a verification, by its number; they are deleted with it. Only selfies that were sent in for the
 * main photo of now give the mark, and none that is on somebody else's profile by now: approved, it is refused as no fresh picture.
 * @param by who judges
 */
export const judgeVerification = async (
  services: Services,
  number: number,
  verdict: Verdict,
  by: string,
): Promise<Judged> => {
  // A command has read no site before, and inside the transaction nothing else can be read.
  await services.sites.refreshNow();
  return inTransaction(services.db, async (trx) => {
    const found = await findWhose(trx, number);
    if (!found) return 'not there';
    const member = await lockMember(trx, found.member_id);
    const { row, mainPhoto } = await readStanding(trx, member.id);
    // Asked for anew meanwhile: that is another one.
    if (!row || row.number !== number) return 'not there';
    if (verificationAfter(row.state, verdict.event) === null) return { is: row.state };
    // What waits goes on waiting: the switch may be on again before it lapses.
    if (verdict.event === 'approve' && !services.sites.hasVerifiedMembers(member.site_id))
      return 'switched off';
    if (verdict.event === 'approve' && (row.photo_id !== mainPhoto || member.fictional)) {
      await endVerification(services, trx, member.id, 'change_photo');
      return member.fictional ? 'fictional' : 'photo changed';
    }
    const known = verdict.event === 'approve' ? await findKnownSelfies(trx, member.id, 'everywhere') : [];
    const given: Verdict = known.length > 0 ? { event: 'refuse', reason: 'no_fresh_picture' } : verdict;
    await settle(services, trx, member.id, given, by);
    await tell(services, trx, member);
    return known.length > 0 ? { known } : 'done';
  });
};
