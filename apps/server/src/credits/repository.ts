import {
  type CreditMovement,
  type LedgerAccount,
  makeTransfer,
  readAccount,
  type Transfer,
} from '@vesper/domain';
import { sql } from 'kysely';
import { dateOf } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import type { Services } from '../platform/services/services.ts';
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
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const openAccount = (trx: Trx, site: string, member: string): Promise<void> =>
  openAccounts(trx, site, [member]);

/** The member's balance, locked until the transaction ends: what is decided on it stays true. */
export const lockBalance = async (trx: Trx, member: string): Promise<number> => {
  const account = await trx
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('member_id', '=', member)
    .where('kind', '=', 'member')
    .forUpdate()
    .executeTakeFirst();
  return account?.balance ?? 0;
};

/** Opens the account of what a member owes, with the first debt. */
const openReceivable = async (trx: Trx, site: string, member: string): Promise<void> => {
  await trx
    .insertInto('ledger_accounts')
    .values({ id: newId(), site_id: site, kind: 'receivable', member_id: member, balance: 0 })
    .onConflict((conflict) => conflict.constraint('ledger_accounts_member').doNothing())
    .execute();
};

const findAccount = async (
  trx: Trx,
  site: string,
  account: LedgerAccount,
): Promise<{ id: string; hasBalance: boolean }> => {
  const read = readAccount(account);
  if (read === null) throw new Error(`no such account ${account}`);
  const { kind, memberId } = read;
  if (kind === 'receivable' && memberId !== null) await openReceivable(trx, site, memberId);
  const query = trx.selectFrom('ledger_accounts').select('id').where('kind', '=', kind);
  const row = await (
    memberId === null ? query.where('site_id', '=', site) : query.where('member_id', '=', memberId)
  ).executeTakeFirstOrThrow();
  return { id: row.id, hasBalance: memberId !== null };
};

/**
 * Writes a transfer once for its kind and reference, with its postings and the members' balances, in the caller's
 * transaction. The database refuses a transfer that does not sum to zero and a member's balance below zero.
 * @returns false when this transfer was written before; nothing has changed then
 */
export const postTransfer = async (
  services: Pick<Services, 'clock'>,
  trx: Trx,
  site: string,
  transfer: Transfer,
): Promise<boolean> => {
  const { id, kind, reference, postings } = makeTransfer(transfer);
  const written = await trx
    .insertInto('ledger_transfers')
    .values({ id, kind, reference, created_at: dateOf(services.clock) })
    .onConflict((conflict) => conflict.constraint('ledger_transfers_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) return false;
  const rows = await Promise.all(
    postings.map(async ({ account, amount }) => {
      const { id: account_id, hasBalance } = await findAccount(trx, site, account);
      return { account_id, amount, hasBalance };
    }),
  );
  // Balances are locked in the order of their ids, so that two transfers between two members never wait for each other.
  for (const { account_id: account, amount } of rows
    .filter((row) => row.hasBalance)
    .sort((a, b) => (a.account_id < b.account_id ? -1 : 1)))
    await trx
      .updateTable('ledger_accounts')
      .set({ balance: sql<number>`balance + ${amount}::bigint` })
      .where('id', '=', account)
      .execute();
  await trx
    .insertInto('ledger_postings')
    .values(rows.map(({ account_id, amount }) => ({ transfer_id: id, account_id, amount })))
    .execute();
  return true;
};

/**
 * How the books stand: all postings together (must be 0), and accounts of members, what they have and what they owe, whose
 * balance is not the sum of their postings.
 */
export const checkBooks = async (db: Database): Promise<{ sum: number; wrongBalances: number }> => {
  const { rows } = await sql<{ sum: number; wrong: number }>`
    select (select coalesce(sum(amount), 0)::bigint from ledger_postings) as sum,
      (select count(*)::bigint from ledger_accounts a where a.member_id is not null and a.balance <>
        coalesce((select sum(p.amount) from ledger_postings p where p.account_id = a.id), 0)) as wrong`.execute(
    db,
  );
  return { sum: rows[0]?.sum ?? Number.NaN, wrongBalances: rows[0]?.wrong ?? Number.NaN };
};

/** All that ever moved a member's balance, oldest first. */
export const readMovements = (trx: Trx, member: string): Promise<CreditMovement[]> =>
  trx
    .selectFrom('ledger_postings')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_postings.account_id')
    .innerJoin('ledger_transfers', 'ledger_transfers.id', 'ledger_postings.transfer_id')
    .select(['ledger_transfers.kind', 'ledger_postings.amount'])
    .where('ledger_accounts.member_id', '=', member)
    .where('ledger_accounts.kind', '=', 'member')
    .orderBy('ledger_transfers.id')
    .execute();
