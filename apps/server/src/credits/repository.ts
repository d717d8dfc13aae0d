import { newId } from '../platform/ids.ts';
import type { Trx } from '../platform/database/transaction.ts';

/** Opens the accounts of members at zero; the site's own accounts are opened with the first one. */
export const openAccounts = async (trx: Trx, site: string, members: readonly string[]): Promise<void> => {
  await trx
    .insertInto('ledger_accounts')
    .values(
      members.map((member) => ({
        id: newId(),
        site_id: site,
        kind: 'member' as const,
        member_id: member,
        balance: 0,
        unit: 'credits',
      })),
    )
    .onConflict((conflict) => conflict.constraint('ledger_accounts_member').doNothing())
    .execute();
  await trx
    .insertInto('ledger_accounts')
    .values(
      (['sales', 'grants', 'spending', 'refunds'] as const).map((kind) => ({
        id: newId(),
        site_id: site,
        kind,
        member_id: null,
        balance: null,
        unit: 'credits',
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const openAccount = (trx: Trx, site: string, member: string): Promise<void> =>
  openAccounts(trx, site, [member]);

/** What a member may spend, locked until the transaction ends: what is decided on it stays true. 0 without an account. */
export const lockBalance = async (trx: Trx, member: string): Promise<number> => {
  const row = await trx
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('member_id', '=', member)
    .where('kind', '=', 'member')
    .forUpdate()
    .executeTakeFirst();
  return row?.balance ?? 0;
};

/** How many credits a member owes, 0 or more, locked until the transaction ends. */
export const lockOwed = async (trx: Trx, member: string): Promise<number> => {
  const row = await trx
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('member_id', '=', member)
    .where('kind', '=', 'receivable')
    .forUpdate()
    .executeTakeFirst();
  return Math.abs(row?.balance ?? 0);
};
