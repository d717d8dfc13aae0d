import { addAccountMail } from '../mail/account-mail.ts';
import type { MemberTokenKind } from './tables.ts';
import type { AccountMailKind } from '../mail/account-mail-kinds.ts';
import type { Services } from '../platform/services/services.ts';
import type { Trx } from '../platform/database/transaction.ts';
import type { Member } from '../member/repository.ts';
import { issueToken } from './tokens.ts';

interface MailedLink {
  readonly mail: AccountMailKind;
  readonly kind: MemberTokenKind;
  readonly lifeSeconds: number;
}

/** Mails a member a link that works once: its token and the mail are written in the act's own transaction. */
export const mailLink = async (
  services: Pick<Services, 'clock' | 'outbox'>,
  trx: Trx,
  member: Member,
  { mail, kind, lifeSeconds }: MailedLink,
): Promise<void> => {
  const token = await issueToken(services, trx, { kind, member: member.id, lifeSeconds });
  await addAccountMail(services, trx, {
    mail,
    site: member.site_id,
    recipient: member.email ?? '',
    language: member.language,
    member: member.id,
    name: member.name,
    token,
  });
};
