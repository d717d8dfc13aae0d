import { grantTransfer } from '@vesper/domain';
import type { Delivered } from '../chat/deliver.ts';
import { deliverWaiting } from '../chat/waiting.ts';
import { postTransfer } from '../credits/repository.ts';
import { dateOf, secondsFromNow } from '../platform/clock.ts';
import { AppError } from '../platform/http/app-error.ts';
import { hashSecret, newId, newSecret } from '../platform/ids.ts';
import type { Services } from '../platform/services.ts';
import { inTransaction, type Trx } from '../platform/transaction.ts';
import { refreshSearchProfile } from '../member/search-profile-repository.ts';
import type { Site } from '../site/site-directory.ts';
import { lockMember } from '../member/repository.ts';

const activationSeconds = 14 * 24 * 3600;
const resendEverySeconds = 60;
/** Nobody has proved yet that the address is theirs: it is not for us to fill somebody's mailbox. */
const resendsADay = 5;
const daySeconds = 24 * 3600;

/** Writes a fresh activation token and the job that mails it; older links of the member go on working until used. */
export const sendActivation = async (services: Services, trx: Trx, member: string): Promise<void> => {
  const token = newSecret();
  await trx
    .insertInto('member_tokens')
    .values({
      token_hash: hashSecret(token),
      kind: 'activate',
      member_id: member,
      created_at: dateOf(services.clock),
      expires_at: secondsFromNow(services.clock, activationSeconds),
      used_at: null,
    })
    .execute();
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
    const sent = await trx
      .selectFrom('member_tokens')
      .select('created_at')
      .where('member_id', '=', member)
      .where('kind', '=', 'activate')
      .where('created_at', '>', secondsFromNow(services.clock, -daySeconds))
      .execute();
    const lastMs = Math.max(0, ...sent.map((row) => row.created_at.getTime()));
    if (sent.length > resendsADay || services.clock.now() - lastMs < resendEverySeconds * 1000)
      throw new AppError('too_many_requests');
    await sendActivation(services, trx, member);
  });

/** A link opened twice has done its work: that is another answer than one that never worked. */
const whyNot = async (trx: Trx, site: Site, token: string): Promise<AppError> => {
  const before = await trx
    .selectFrom('member_tokens')
    .innerJoin('members', 'members.id', 'member_tokens.member_id')
    .select('members.status')
    .where('token_hash', '=', hashSecret(token))
    .where('kind', '=', 'activate')
    .where('used_at', 'is not', null)
    .where('members.site_id', '=', site.id)
    .executeTakeFirst();
  return new AppError(before?.status === 'active' ? 'already_active' : 'activation_failed');
};

/**
 * Confirms the e-mail address: the profile can be found, the signup credits are granted once, and the messages that
 * waited are charged and delivered; all of it in one transaction.
 * @returns the member and what was delivered, to be told to the receivers afterwards
 * @throws AppError `already_active` for a link that was used before; `activation_failed` for unknown and expired ones
 */
export const activate = (
  services: Services,
  site: Site,
  token: string,
): Promise<{ member: string; delivered: Delivered[] }> =>
  inTransaction(services.db, async (trx) => {
    const used = await trx
      .updateTable('member_tokens')
      .set({ used_at: dateOf(services.clock) })
      .where('token_hash', '=', hashSecret(token))
      .where('kind', '=', 'activate')
      .where('used_at', 'is', null)
      .where('expires_at', '>', dateOf(services.clock))
      .returning('member_id')
      .executeTakeFirst();
    if (!used) throw await whyNot(trx, site, token);
    const member = await lockMember(trx, used.member_id);
    if (member.site_id !== site.id || member.status !== 'not_confirmed')
      throw new AppError('activation_failed');
    await trx
      .updateTable('members')
      .set({ status: 'active', confirmed_at: dateOf(services.clock) })
      .where('id', '=', member.id)
      .execute();
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
    const delivered = await deliverWaiting(services, trx, site, member.id);
    return { member: member.id, delivered };
  });
