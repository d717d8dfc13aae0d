import { addAccountMail } from '../mail/account-mail.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Services } from '../platform/services/services.ts';
import type { Trx } from '../platform/database/transaction.ts';
import type { Site } from '../site/site-directory.ts';
import { endAccess } from '../session/end-access.ts';
import type { EndedSession } from '../session/repository.ts';
import { type Member, updateMember } from '../member/repository.ts';
import { checkNewPassword } from './password-rules.ts';

/** @throws AppError `invalid_request` naming the field when the new password is refused (spec §5) */
export const judgePassword = (site: Site, member: Member, password: string): void => {
  const code =
    password === ''
      ? 'required'
      : checkNewPassword(password, { email: member.email ?? '', username: member.name, site });
  if (code !== null) throw new AppError('invalid_request', { fields: { password: code } });
};

/**
 * Stores a new password of a locked member and takes away every way in that came with the old one; one session may stay.
 * @param hash made before the transaction, as it takes long
 * @returns the ended sessions, to be told after the commit
 */
export const setPassword = async (
  services: Pick<Services, 'outbox'>,
  trx: Trx,
  member: Member,
  hash: string,
  except?: string,
): Promise<EndedSession[]> => {
  await updateMember(trx, member.id, { password_hash: hash });
  const ended = await endAccess(trx, member.id, { except });
  if (member.email)
    await addAccountMail(services, trx, {
      mail: 'password_changed',
      site: member.site_id,
      recipient: member.email,
      language: member.language,
      member: member.id,
      name: member.name,
    });
  return ended;
};
