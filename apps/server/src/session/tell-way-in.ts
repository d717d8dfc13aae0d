import { addAccountMail } from '../mail/account-mail.ts';
import type { WayInChange } from '../mail/account-mail-kinds.ts';
import type { Services } from '../platform/services/services.ts';
import type { Trx } from '../platform/database/transaction.ts';
import type { Member } from '../member/repository.ts';

/** Mails a member that a way to log in came or went, in the transaction of that act: it may have been somebody else. */
export const tellWayIn = async (
  services: Pick<Services, 'outbox'>,
  trx: Trx,
  member: Member,
  change: WayInChange,
): Promise<void> => {
  if (!member.email) return;
  await addAccountMail(services, trx, {
    mail: 'way_in_changed',
    site: member.site_id,
    recipient: member.email,
    language: member.language,
    member: member.id,
    name: member.name,
    change,
  });
};
