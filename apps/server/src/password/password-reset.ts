import { normalizeEmail } from '@vesper/domain';
import { addAccountMail } from '../mail/account-mail.ts';
import type { CallContext } from '../platform/http/call-acts.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Services } from '../platform/services/services.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { Site } from '../site/site-directory.ts';
import { findKnownDevice } from '../session/known-devices.ts';
import { requestMail } from '../link/mail-request.ts';
import { findMember, type Member } from '../member/repository.ts';
import { mailLink } from '../link/mail-link.ts';
import { peekToken } from '../link/tokens.ts';
import { hashPassword } from './password-hash.ts';
import { judgePassword, setPassword } from './set-password.ts';
import type { EndedSession } from '../session/repository.ts';
import { openStatuses, useToken } from '../link/use-token.ts';

/** How long a link for a new password works; it opens the account, so it is short. */
export const passwordResetSeconds = 3600;

/**
 * Mails a link for a new password (spec §8).
 * @throws AppError as {@link requestMail}, with `too_many_reset_mails`
 */
export const requestPasswordReset = async (
  services: Services,
  {
    body,
    key,
    site,
    request,
  }: Pick<CallContext<'passwordResetRequest'>, 'body' | 'key' | 'site' | 'request'>,
): Promise<void> =>
  requestMail(services, {
    call: 'passwordResetRequest',
    key,
    email: body.email,
    request,
    site,
    device: await findKnownDevice(services, request, { email: normalizeEmail(body.email) }),
    lifeSeconds: passwordResetSeconds,
    statuses: openStatuses,
    mostADay: site.rules.passwordResetsPerDay,
    tooMany: 'too_many_reset_mails',
    mail: (trx, member) =>
      mailLink(services, trx, member, {
        mail: 'password_reset',
        kind: 'password_reset',
        lifeSeconds: passwordResetSeconds,
      }),
    mailUnknown: (trx, recipient, language) =>
      addAccountMail(services, trx, {
        mail: 'password_reset_unknown',
        site: site.id,
        recipient,
        language,
        name: '',
      }),
  });

/**
 * The member for whom a link still chooses a password.
 * @throws AppError `link_invalid`
 */
export const checkPasswordReset = async (services: Services, site: Site, token: string): Promise<Member> => {
  const seen = await peekToken(services, services.db, site.id, ['password_reset'], token);
  const member = seen && (await findMember(services.db, seen.member));
  if (!member || !openStatuses.includes(member.status)) throw new AppError('link_invalid');
  return member;
};

/**
 * Chooses a new password by a mailed link. A password that is refused leaves the link as it is. The account's wrong
 * attempts stay counted: whoever guesses at it is not let loose again by its owner's mail.
 * @returns the member, and the ended sessions to be told
 * @throws AppError `link_invalid`; `invalid_request` naming the password
 */
export const resetPassword = async (
  services: Services,
  site: Site,
  { token, password }: { token: string; password: string },
): Promise<{ member: string; ended: EndedSession[] }> => {
  judgePassword(site, await checkPasswordReset(services, site, token), password);
  const hash = await hashPassword(services, password);
  return inTransaction(services.db, async (trx) => {
    const { member } = await useToken(services, trx, site, 'password_reset', token);
    return { member: member.id, ended: await setPassword(services, trx, member, hash) };
  });
};
