import { checkEmail, mailChangeHours, normalizeEmail } from '@vesper/domain';
import { addAccountMail } from '../mail/account-mail.ts';
import { dateOf } from '../platform/clock.ts';
import { AppError } from '../platform/http/app-error.ts';
import { actOnce } from '../platform/http/idempotency.ts';
import { takeAct } from '../platform/limited-acts.ts';
import { tellNumbered } from '../platform/live/tell-numbered.ts';
import type { Services } from '../platform/services/services.ts';
import { inTransaction, type Trx } from '../platform/database/transaction.ts';
import type { Site } from '../site/site-directory.ts';
import { entryTokens } from '../session/end-access.ts';
import { lockSession } from '../session/lock-session.ts';
import { isEmailTaken, type Member, updateMember } from '../member/repository.ts';
import { dropTokens } from '../link/repository.ts';
import { issueToken } from '../link/tokens.ts';
import type { Session } from '../session/session.ts';
import { type EndedSession, endOtherSessions } from '../session/repository.ts';
import { useToken } from '../link/use-token.ts';

const confirmSeconds = mailChangeHours * 3600;
const undoSeconds = 48 * 3600;
const perMember = { act: 'mailChangeRequest member', most: 5, windowSeconds: 24 * 3600 };

/**
 * The new address as it is stored.
 * @throws AppError `invalid_request` with `new_email_invalid` or `new_email_same`
 */
export const judgeNewEmail = (member: Member, typed: string): string => {
  const email = normalizeEmail(typed);
  if (checkEmail(email) !== null)
    throw new AppError('invalid_request', { fields: { email: 'new_email_invalid' } });
  if (email === member.email) throw new AppError('invalid_request', { fields: { email: 'new_email_same' } });
  return email;
};

const taken = () => new AppError('duplicate_email', { fields: { email: 'email_duplicate' } });

/**
 * Mails a link to the new address; the old one stays until it is opened. A newer request makes older links worthless.
 * @param email as {@link judgeNewEmail} answered it; the password has been asked for
 * @throws AppError `too_many_mails`; `duplicate_email` where the site reveals accounts, else the address is told by mail
 */
export const requestMailChange = async (
  services: Services,
  site: Site,
  session: Session,
  email: string,
  key: string,
): Promise<void> => {
  const keyed = { call: 'mailChangeRequest', scope: session.member.id, key, body: { email } } as const;
  const { refusal } = await actOnce(services, keyed, async (trx) => {
    const member = await lockSession(trx, session);
    if (!(await takeAct(services, trx, perMember, member.id))) return { refusal: 'too_many_mails' as const };
    const known = await isEmailTaken(trx, site.id, email, member.id);
    // Answered and not thrown: asking for addresses one after another is counted.
    if (known && site.rules.revealAccounts) return { refusal: 'duplicate_email' as const };
    await dropTokens(trx, member.id, ['mail_change']);
    const mail = {
      site: site.id,
      recipient: email,
      language: member.language,
      member: member.id,
      newEmail: email,
    };
    // Written for a known address too, and told nobody: what the member sees of the wish must not tell the two apart.
    const token = await issueToken(services, trx, {
      kind: 'mail_change',
      member: member.id,
      lifeSeconds: confirmSeconds,
      payload: { email },
    });
    if (known) {
      // To the owner of that address: the name of who asked is none of their business.
      await addAccountMail(services, trx, { ...mail, mail: 'mail_change_taken', name: '' });
      return { refusal: null };
    }
    await addAccountMail(services, trx, { ...mail, mail: 'mail_change', name: member.name, token });
    return { refusal: null };
  });
  if (refusal === 'duplicate_email') throw taken();
  if (refusal) throw new AppError(refusal);
};

/** Stores an address; the database has the last word on whether it is free. */
export const storeEmail = async (trx: Trx, member: Member, email: string): Promise<void> => {
  if (await isEmailTaken(trx, member.site_id, email, member.id)) throw taken();
  // A new address: what was wrong with the old one is no reason any more.
  await updateMember(trx, member.id, { email, notifications_disabled: [] });
};

/** Another member took the address at the same moment. */
export const isTakenNow = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '23505';

/**
 * Runs an act that stores an address.
 * @throws AppError `duplicate_email` when it was taken meanwhile, at whatever moment
 */
export const storingEmail = async <T>(services: Services, act: (trx: Trx) => Promise<T>): Promise<T> => {
  try {
    return await inTransaction(services.db, act);
  } catch (error) {
    throw isTakenNow(error) ? taken() : error;
  }
};

/**
 * Puts the new address in force by the link mailed to it, and tells the old one how to undo it. All sessions end but the
 * one that opened the link, if it is the member's own.
 * @throws AppError `link_invalid`, `duplicate_email`
 */
export const changeMail = (
  services: Services,
  site: Site,
  token: string,
  here: Session | undefined,
): Promise<{ email: string; ended: EndedSession[] }> =>
  storingEmail(services, async (trx) => {
    const { member, payload } = await useToken(services, trx, site, 'mail_change', token);
    const { email = '' } = payload;
    await storeEmail(trx, member, email);
    const except = here?.member.id === member.id ? here.id : undefined;
    const ended = await endOtherSessions(trx, member.id, except);
    await dropTokens(trx, member.id, [...entryTokens, 'mail_change']);
    if (member.email) await tellOldAddress(services, trx, member, member.email, email);
    await tellNumbered(services, trx, [member.id], { type: 'user_changed' });
    return { email, ended };
  });

const tellOldAddress = async (
  services: Services,
  trx: Trx,
  member: Member,
  oldEmail: string,
  newEmail: string,
): Promise<void> => {
  const token = await issueToken(services, trx, {
    kind: 'mail_undo',
    member: member.id,
    lifeSeconds: undoSeconds,
    payload: { email: oldEmail, changed_at: dateOf(services.clock).toISOString() },
  });
  await addAccountMail(services, trx, {
    mail: 'mail_changed',
    site: member.site_id,
    recipient: oldEmail,
    language: member.language,
    member: member.id,
    name: member.name,
    newEmail,
    token,
  });
};
