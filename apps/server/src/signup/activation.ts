import { grantTransfer } from '@vesper/domain';
import type { Delivered } from '../chat/sending/letter.ts';
import { deliverWaiting } from '../chat/waiting/waiting.ts';
import { postTransfer } from '../credits/posting-repository.ts';
import { dateOf, secondsFromNow } from '../platform/clock.ts';
import { AppError } from '../platform/http/app-error.ts';
import { hashSecret, newId } from '../platform/ids.ts';
import { keepNumbered } from '../platform/live/tell-numbered.ts';
import type { Services } from '../platform/services/services.ts';
import { inTransaction, type Trx } from '../platform/database/transaction.ts';
import { refreshSearchProfile } from '../member/search-profile/search-profile-repository.ts';
import { tellArrival } from '../member/tell-changes.ts';
import type { Site } from '../site/site-directory.ts';
import { lockMember, updateMember } from '../member/repository.ts';
import { findStatusByUsedToken, readIssuedSince, takeTokenOfAnySite } from '../link/repository.ts';
import { issueToken } from '../link/tokens.ts';
import { forgetPasswordsInLinks, setFirstPassword } from './repository.ts';

const activationSeconds = 14 * 24 * 3600;
const resendEverySeconds = 60;
/** Nobody has proved yet that the address is theirs: it is not for us to fill somebody's mailbox. */
const resendsADay = 5;
const daySeconds = 24 * 3600;

/**
 * Writes a fresh activation token and the job that mails it; older links of the member go on working until used.
 * @param passwordHash of the password that this link puts in force, if the account has none by then
 */
export const sendActivation = async (
  services: Services,
  trx: Trx,
  member: string,
  passwordHash?: string,
): Promise<void> => {
  const token = await issueToken(services, trx, {
    kind: 'activate',
    member,
    lifeSeconds: activationSeconds,
    ...(passwordHash === undefined ? {} : { payload: { password_hash: passwordHash } }),
  });
  await services.outbox.add(trx, 'mail.activation', { member, token });
};

/**
 * Mails the link once more.
 * @throws AppError `already_active`; `too_many_requests` within a minute of the last one
 */
export const resendActivation = (services: Services, member: string): Promise<void> =>
  inTransaction(services.db, async (trx) => {
    const locked = await lockMember(trx, member);
    if (locked.status !== 'not_confirmed') throw new AppError('already_active');
    const sent = await readIssuedSince(trx, member, 'activate', secondsFromNow(services.clock, -daySeconds));
    const lastMs = Math.max(0, ...sent.map((at) => at.getTime()));
    if (sent.length > resendsADay || services.clock.now() - lastMs < resendEverySeconds * 1000)
      throw new AppError('too_many_requests', {}, resendEverySeconds);
    await sendActivation(services, trx, member);
  });

/** A link opened twice has done its work: that is another answer than one that never worked. */
const whyNot = async (trx: Trx, site: Site, token: string): Promise<AppError> => {
  const status = await findStatusByUsedToken(trx, site.id, 'activate', hashSecret(token));
  return new AppError(status === 'active' ? 'already_active' : 'activation_failed');
};

/**
 * Confirms the e-mail address: the profile can be found, the signup credits are granted once, and the messages that
 * waited are charged and delivered; all of it in one transaction.
 * @returns the member, what was delivered, to be told to the receivers afterwards, and then the member's own browsers
 * @throws AppError `already_active` for a link that was used before; `activation_failed` for unknown and expired ones
 */
export const activate = (
  services: Services,
  site: Site,
  token: string,
): Promise<{ member: string; delivered: Delivered[]; tell: () => void }> =>
  inTransaction(services.db, async (trx) => {
    const used = await takeTokenOfAnySite(trx, 'activate', hashSecret(token), dateOf(services.clock));
    if (!used) throw await whyNot(trx, site, token);
    const member = await lockMember(trx, used.member_id);
    if (member.site_id !== site.id || member.status !== 'not_confirmed')
      throw new AppError('activation_failed');
    await updateMember(trx, member.id, { status: 'active', confirmed_at: dateOf(services.clock) });
    if (used.payload.password_hash) await setFirstPassword(trx, member.id, used.payload.password_hash);
    // What the other links of this member carry is not needed any more.
    await forgetPasswordsInLinks(trx, member.id);
    if (site.rules.signupCredits > 0)
      await postTransfer(
        services,
        trx,
        site.id,
        grantTransfer({
          id: newId(),
          memberId: member.id,
          credits: site.rules.signupCredits,
          reference: `signup:${member.id}`,
        }),
      );
    await refreshSearchProfile(trx, member.id);
    tellArrival(services, trx, member);
    const delivered = await deliverWaiting(services, trx, site, member.id);
    // To be called after what is delivered has been told, as it is numbered.
    const tell = await keepNumbered(services, trx, [member.id], { type: 'user_changed' });
    return { member: member.id, delivered, tell };
  });
