import type { AccountKind } from '@vesper/domain';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/transaction.ts';

/** How the books stand; sound where each is 0. */
export interface Books {
  /** By how much the units do not sum to zero, all together: credits, and each currency. */
  readonly sum: number;
  /** Transfers that do not sum to zero in a unit, or move a member's lots by another amount than the account. */
  readonly wrongTransfers: number;
  /** Accounts of members, what they have and what they owe, whose balance is not the sum of their postings. */
  readonly wrongBalances: number;
  /** Lots of which another number is left than their postings say. */
  readonly wrongLots: number;
  /** Accounts of members whose balance is not what is left of their lots. */
  readonly wrongSums: number;
  /** Postings that name a transfer, an account or a lot that is not there. */
  readonly strays: number;
  /** Accounts of members who are not there. */
  readonly ownerless: number;
}

export const soundBooks: Books = {
  sum: 0,
  wrongTransfers: 0,
  wrongBalances: 0,
  wrongLots: 0,
  wrongSums: 0,
  strays: 0,
  ownerless: 0,
};

/** Whether nothing is wrong with them. */
export const isSound = (books: Books): boolean => Object.values(books).every((count) => count === 0);

/** Reckons all balances and lots anew from their postings, as they stand at one moment; it takes as long as it takes. */
export const checkBooks = (db: Database): Promise<Books> =>
  inTransaction(db, async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    // One reader, seldom: with less, each sum of all postings goes through files.
    await sql`set local work_mem = '256MB'`.execute(trx);
    const { rows } = await sql<Record<keyof Books, number>>`
      select (select coalesce(sum(abs(units.sum)), 0)::bigint from (
          select sum(p.amount) as sum from ledger_postings p join ledger_accounts a on a.id = p.account_id
          group by a.unit) units) as sum,
        (select count(*)::bigint from (
          select p.transfer_id from ledger_postings p join ledger_accounts a on a.id = p.account_id
          group by p.transfer_id, a.unit having sum(p.amount) <> 0) uneven)
        + (select count(*)::bigint from (
          select moved.transfer_id from (
            select p.transfer_id, p.amount from ledger_postings p
              join ledger_accounts a on a.id = p.account_id where a.kind = 'member'
            union all select transfer_id, -amount from ledger_lot_postings) moved
          group by moved.transfer_id having sum(moved.amount) <> 0) unlike) as "wrongTransfers",
        (select count(*)::bigint from ledger_accounts a
          left join (select account_id, sum(amount) as sum from ledger_postings group by account_id) p
            on p.account_id = a.id
          where a.member_id is not null and a.balance <> coalesce(p.sum, 0)) as "wrongBalances",
        (select count(*)::bigint from ledger_lots l
          left join (select lot_id, sum(amount) as sum from ledger_lot_postings group by lot_id) p on p.lot_id = l.id
          where l.remaining <> coalesce(p.sum, 0)) as "wrongLots",
        (select count(*)::bigint from ledger_accounts a
          left join (select account_id, sum(remaining) as sum from ledger_lots group by account_id) l
            on l.account_id = a.id
          where a.kind = 'member' and a.balance <> coalesce(l.sum, 0)) as "wrongSums",
        (select count(*)::bigint from ledger_postings p left join ledger_transfers t on t.id = p.transfer_id
          left join ledger_accounts a on a.id = p.account_id where t.id is null or a.id is null)
        + (select count(*)::bigint from ledger_lot_postings p left join ledger_transfers t on t.id = p.transfer_id
          left join ledger_lots l on l.id = p.lot_id where t.id is null or l.id is null) as strays,
        (select count(*)::bigint from ledger_accounts a left join members m on m.id = a.member_id
          where a.member_id is not null and m.id is null) as ownerless`.execute(trx);
    const [found] = rows;
    if (!found) throw new Error('the books could not be read');
    return found;
  });

/** What moved on the accounts of one kind and unit of a site. */
export interface DayTotal {
  readonly domain: string;
  readonly unit: string;
  readonly kind: AccountKind;
  readonly postings: number;
  /** Into the accounts; out of them negative. Credits, or minor units of the currency. */
  readonly amount: number;
}

/**
 * The totals of each site for one day (UTC), from that day's postings alone.
 * @param day its first moment
 */
export const readDayTotals = async (db: Database, day: Date): Promise<DayTotal[]> => {
  const { rows } = await sql<DayTotal>`
    select s.domain, a.unit, a.kind, count(*)::int as postings, sum(p.amount)::bigint as amount
    from ledger_transfers t join ledger_postings p on p.transfer_id = t.id
      join ledger_accounts a on a.id = p.account_id join sites s on s.id = a.site_id
    where t.created_at >= ${day} and t.created_at < ${day}::timestamptz + interval '24 hours'
    group by s.domain, a.unit, a.kind
    order by s.domain, a.unit = 'credits', a.unit, a.kind`.execute(db);
  return rows;
};
