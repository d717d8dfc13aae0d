import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/transaction.ts';

/** How the books stand; sound where each is 0. */
export interface Books {
  /** All postings together. */
  readonly sum: number;
  /** Accounts of members, what they have and what they owe, whose balance is not the sum of their postings. */
  readonly wrongBalances: number;
  /** Lots of which another number is left than their postings say. */
  readonly wrongLots: number;
  /** Accounts of members whose balance is not what is left of their lots. */
  readonly wrongSums: number;
}

export const soundBooks: Books = { sum: 0, wrongBalances: 0, wrongLots: 0, wrongSums: 0 };

/** Whether nothing is wrong with them. */
export const isSound = (books: Books): boolean => Object.values(books).every((count) => count === 0);

/** Reckons all balances and lots anew from their postings, as they stand at one moment; it takes as long as it takes. */
export const checkBooks = (db: Database): Promise<Books> =>
  inTransaction(db, async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    const { rows } = await sql<Record<keyof Books, number>>`
      select (select coalesce(sum(amount), 0)::bigint from ledger_postings) as sum,
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
          where a.kind = 'member' and a.balance <> coalesce(l.sum, 0)) as "wrongSums"`.execute(trx);
    const [found] = rows;
    if (!found) throw new Error('the books could not be read');
    return found;
  });
