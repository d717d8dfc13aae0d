import { type LedgerAccount, makeTransfer, readAccount, type Transfer } from '@vesper/domain';
import { sql } from 'kysely';
import { dateOf } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import type { Database } from '../platform/database/database.ts';
import type { Services } from '../platform/services/services.ts';
import type { Trx } from '../platform/database/transaction.ts';
import { type LotPrice, moveLots, openLot } from './lots-repository.ts';

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

/** Ids of the accounts that a transfer moves, by their names. */
const findAccounts = async (
  trx: Trx,
  site: string,
  accounts: readonly LedgerAccount[],
): Promise<Map<LedgerAccount, string>> => {
  const wanted = accounts.map((account) => {
    const read = readAccount(account);
    if (read === null) throw new Error(`no such account ${account}`);
    return { account, ...read };
  });
  for (const { kind, memberId } of wanted)
    if (kind === 'receivable' && memberId !== null) await openReceivable(trx, site, memberId);
  const rows = await trx
    .selectFrom('ledger_accounts')
    .select(['id', 'kind', 'member_id'])
    .where((row) =>
      row.or(
        wanted.map(({ kind, memberId }) =>
          row.and([
            row('kind', '=', kind),
            memberId === null ? row('site_id', '=', site) : row('member_id', '=', memberId),
          ]),
        ),
      ),
    )
    .execute();
  return new Map(
    wanted.map(({ account, kind, memberId }) => {
      const found = rows.find((row) => row.kind === kind && row.member_id === memberId);
      if (!found) throw new Error(`the account ${account} is not open`);
      return [account, found.id];
    }),
  );
};

/**
 * Writes a transfer once for its kind and reference, with its postings, the members' balances and their lots, in the
 * caller's transaction. The database refuses a transfer that does not sum to zero, one that moves lots by another amount
 * than the balance, and a balance or lot below zero.
 * @param price of what a purchase brings
 * @returns false when this transfer was written before; nothing has changed then
 */
export const postTransfer = async (
  services: Pick<Services, 'clock'>,
  trx: Trx,
  site: string,
  transfer: Transfer,
  price?: LotPrice,
): Promise<boolean> => {
  const { id, kind, reference, postings } = makeTransfer(transfer);
  const written = await trx
    .insertInto('ledger_transfers')
    .values({ id, kind, reference, created_at: dateOf(services.clock) })
    .onConflict((conflict) => conflict.constraint('ledger_transfers_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) return false;
  const ids = await findAccounts(
    trx,
    site,
    postings.map(({ account }) => account),
  );
  const rows = postings.map(({ account, amount }) => ({
    account_id: ids.get(account) ?? '',
    amount,
    owner: readAccount(account),
  }));
  // Balances are locked in the order of their ids, so that two transfers between two members never wait for each other.
  for (const { account_id: account, amount } of rows
    .filter(({ owner }) => owner?.memberId)
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
  const own = rows.find(({ owner }) => owner?.kind === 'member');
  if (own) await openLot(trx, transfer, own.account_id, price);
  await moveLots(trx, transfer);
  return true;
};

const owedBy = (db: Database | Trx, member: string) =>
  db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('member_id', '=', member)
    .where('kind', '=', 'receivable');

/** How many credits a member owes, 0 or more. */
export const readOwed = async (db: Database, member: string): Promise<number> =>
  Math.abs((await owedBy(db, member).executeTakeFirst())?.balance ?? 0);

/** The same, locked until the transaction ends. */
export const lockOwed = async (trx: Trx, member: string): Promise<number> =>
  Math.abs((await owedBy(trx, member).forUpdate().executeTakeFirst())?.balance ?? 0);
