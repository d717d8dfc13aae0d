import type { AccountMail, AccountMailKind } from '../mail/account-mail-kinds.ts';
import type { TestServer } from './test-server.ts';

/** The mails on accounts that wait to be sent to an address, the newest first. */
export const waitingMails = async (
  { services }: TestServer,
  recipient: string,
  kind?: AccountMailKind,
): Promise<AccountMail[]> => {
  const rows = await services.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'mail.account')
    .orderBy('id', 'desc')
    .execute();
  return rows
    .map((row) => row.payload as AccountMail)
    .filter((mail) => mail.recipient === recipient && (kind === undefined || mail.mail === kind));
};
