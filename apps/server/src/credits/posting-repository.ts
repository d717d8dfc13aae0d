import { makeTransfer, readAccount, type Transfer } from '@vesper/domain';
import { sql } from 'kysely';
import { dateOf } from '../platform/clock.ts';
import { columnOf } from '../platform/database/column-of.ts';
import { newId } from '../platform/ids.ts';
import type { Services } from '../platform/services/services.ts';
import { ask, question, type Question } from '../platform/database/together.ts';
import type { Trx } from '../platform/database/transaction.ts';

/** What a new lot was bought with; the postings of credits say nothing of money. */
export interface LotPrice {
  readonly order: string;
  /** Credits of the order. */
  readonly credits: number;
  readonly amountMinor: number;
  readonly currency: string;
}

/** A transfer that is to be written; `price` is that of the credits that it brings, left out where they were given. */
export interface PricedTransfer {
  readonly transfer: Transfer;
  readonly price?: LotPrice | undefined;
}

interface WrittenRow {
  /** Ids. */
  readonly written: string[] | null;
}

const postingsOf = ({ id, postings }: Transfer) =>
  postings.map(({ account, amount }) => {
    const read = readAccount(account);
    if (read === null) throw new Error(`no such account ${account}`);
    return { transfer: id, amount, ...read };
  });
type PostingRow = ReturnType<typeof postingsOf>[number];

/** The lot that a transfer opens under its own id. */
const lotOf = ({ transfer, price }: PricedTransfer) => {
  const { id, kind, lots } = transfer;
  const opened = lots.find(({ lot }) => lot === id);
  if (!opened) return [];
  // What came again is a lot at the price of its order too.
  if ((kind !== 'grant') !== (price !== undefined))
    throw new Error(`the lot of ${kind} ${id} has no such price`);
  const member = postingsOf(transfer).find((posting) => posting.kind === 'member')?.memberId;
  return [{ id, member: member ?? null, price, remaining: opened.amount }];
};

const isOpenedLater = ({ kind, unit }: PostingRow): boolean => kind === 'receivable' || unit !== 'credits';

/** Opens accounts that are there from their first posting on: of a member's debt, of a currency. */
const openAccountsOf = async (trx: Trx, site: string, postings: readonly PostingRow[]): Promise<void> => {
  const wanted = postings.filter(isOpenedLater);
  if (wanted.length === 0) return;
  await trx
    .insertInto('ledger_accounts')
    .values(
      wanted.map(({ kind, memberId, unit }) => ({
        id: newId(),
        site_id: site,
        kind,
        member_id: memberId,
        balance: memberId === null ? null : 0,
        unit,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** The rows of these transfers, for each table. */
const rowsOf = (priced: readonly PricedTransfer[]) => {
  const transfers = priced.map(({ transfer }) => makeTransfer(transfer));
  const lots = transfers.flatMap((transfer) =>
    transfer.lots.map(({ lot, amount }) => ({ transfer: transfer.id, lot, amount })),
  );
  return { transfers, postings: transfers.flatMap(postingsOf), opened: priced.flatMap(lotOf), lots };
};

type Moved = ReturnType<typeof rowsOf>;

/** Writes the lots that are opened, where there are any: a statement that does less is begun faster. */
const openLots = (opened: Moved['opened']) =>
  opened.length === 0
    ? sql``
    : sql`opened as (
        insert into ledger_lots
          (id, account_id, granted, order_id, credits, amount_minor, currency, remaining)
        select l.id, a.id, l.order_id is null, l.order_id, coalesce(l.credits, l.remaining), l.amount_minor, l.currency,
          l.remaining
        from unnest(${columnOf(opened, 'id')}::uuid[], ${columnOf(opened, 'member')}::uuid[],
          ${opened.map(({ price }) => price?.order ?? null)}::uuid[],
          ${opened.map(({ price }) => price?.credits ?? null)}::bigint[],
          ${opened.map(({ price }) => price?.amountMinor ?? null)}::integer[],
          ${opened.map(({ price }) => price?.currency ?? null)}::text[],
          ${columnOf(opened, 'remaining')}::bigint[])
          as l (id, member, order_id, credits, amount_minor, currency, remaining)
        join written on written.id = l.id
        join ledger_accounts a on a.member_id = l.member and a.kind = 'member'),`;

/** The one statement that writes them; only transfers that were not written before move anything. */
const writeRows = (site: string, at: Date, { transfers, postings, opened, lots }: Moved) =>
  sql<WrittenRow>`
    with written as (
        insert into ledger_transfers (id, kind, reference, created_at)
        select id, kind, reference, ${at}::timestamptz
        from unnest(${columnOf(transfers, 'id')}::uuid[], ${columnOf(transfers, 'kind')}::text[],
          ${columnOf(transfers, 'reference')}::text[]) as t (id, kind, reference)
        on conflict on constraint ledger_transfers_once do nothing
        returning id),
      found as materialized (
        select p.transfer, a.id as account, p.member, p.amount
        from unnest(${columnOf(postings, 'transfer')}::uuid[], ${columnOf(postings, 'kind')}::text[],
          ${columnOf(postings, 'memberId')}::uuid[], ${columnOf(postings, 'unit')}::text[],
          ${columnOf(postings, 'amount')}::bigint[]) as p (transfer, kind, member, unit, amount)
        join written on written.id = p.transfer
        cross join lateral (
          select id from ledger_accounts where member_id = p.member and kind = p.kind
          union all
          select id from ledger_accounts
          where p.member is null and member_id is null and site_id = ${site} and kind = p.kind and unit = p.unit
        ) a),
      posted as (
        insert into ledger_postings (transfer_id, account_id, amount) select transfer, account, amount from found),
      balanced as (
        update ledger_accounts a set balance = a.balance + s.amount
        from (select account, sum(amount)::bigint as amount from found where member is not null group by account) s
        where a.id = s.account),
      ${openLots(opened)}
      lot_moves as materialized (
        select m.transfer, m.lot, m.amount
        from unnest(${columnOf(lots, 'transfer')}::uuid[], ${columnOf(lots, 'lot')}::uuid[],
          ${columnOf(lots, 'amount')}::bigint[]) as m (transfer, lot, amount)
        join written on written.id = m.transfer),
      left_over as (
        update ledger_lots l set remaining = l.remaining + s.amount
        from (select lot, sum(amount)::bigint as amount from lot_moves group by lot) s
        where l.id = s.lot),
      lot_posted as (
        insert into ledger_lot_postings (transfer_id, lot_id, amount) select transfer, lot, amount from lot_moves)
    select (select array_agg(id) from written) as written,
      set_config('plan_cache_mode', 'auto', true) as planned_as_usual`;

/** What {@link postTransfers} asks, for transfers whose accounts are all open: those between credits of members and the site's. */
export const writeTransfers = (
  services: Pick<Services, 'clock'>,
  site: string,
  priced: readonly PricedTransfer[],
): Question<ReadonlySet<string>> => {
  const moved = rowsOf(priced);
  if (moved.postings.some(isOpenedLater)) throw new Error('an account is to be opened first');
  return written(services, site, moved);
};

const written = (
  services: Pick<Services, 'clock'>,
  site: string,
  moved: Moved,
): Question<ReadonlySet<string>> =>
  question(writeRows(site, dateOf(services.clock), moved), ([row]) => new Set(row?.written));

/**
 * Writes transfers, each once for its kind and reference, with their postings, the members' balances and their lots: all of
 * them in one statement of the caller's transaction, however many there are. The members are locked, or nobody else moves
 * their credits. The database refuses a transfer that does not sum to zero (or names an account that is not open),
 * one that moves lots by another amount than the balance, and a balance or lot below zero. A lot must be open before one
 * spends from it.
 * @returns the ids of those that were not written before
 */
export const postTransfers = async (
  services: Pick<Services, 'clock'>,
  trx: Trx,
  site: string,
  priced: readonly PricedTransfer[],
): Promise<ReadonlySet<string>> => {
  const moved = rowsOf(priced);
  await openAccountsOf(trx, site, moved.postings);
  return ask(trx, written(services, site, moved));
};

/**
 * Writes one transfer, as {@link postTransfers} does.
 * @param price of what a purchase brings
 * @returns false when this transfer was written before; nothing has changed then
 */
export const postTransfer = async (
  services: Pick<Services, 'clock'>,
  trx: Trx,
  site: string,
  transfer: Transfer,
  price?: LotPrice,
): Promise<boolean> => (await postTransfers(services, trx, site, [{ transfer, price }])).has(transfer.id);
