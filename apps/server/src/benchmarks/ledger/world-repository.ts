import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import type { Trx } from '../../platform/database/transaction.ts';

/**
 * Gives a member of a site so many postings at once, as given credits that were spent again one by one but for one in ten
 * lots, in statements over all rows: the repository would take minutes.
 */
export const addPostings = async (trx: Trx, site: string, member: string, count: number): Promise<void> => {
  // In parts: the connection gives a statement up that answers nothing for long.
  for (let rest = count; rest > 0; rest -= atOnce) await addSome(trx, site, member, Math.min(rest, atOnce));
};

const atOnce = 20_000;

const addSome = async (trx: Trx, site: string, member: string, count: number): Promise<void> => {
  const pairs = Math.ceil(count / 2);
  const reference = newId();
  await sql`set local statement_timeout = 0`.execute(trx);
  // One gift of all credits, and spends of half of them.
  await sql`
    with account as (select id from ledger_accounts where member_id = ${member} and kind = 'member'),
      gift as (
        insert into ledger_transfers (id, kind, reference, created_at)
        values (gen_random_uuid(), 'grant', ${reference}, now()) returning id),
      lot as (
        insert into ledger_lots (id, account_id, granted, credits, remaining)
        select gift.id, account.id, true, ${pairs * 2}::bigint, ${pairs}::bigint from gift, account returning id),
      into_lot as (
        insert into ledger_lot_postings select id, id, ${pairs * 2}::bigint from lot),
      given as (
        insert into ledger_postings
        select gift.id, account.id, ${pairs * 2}::bigint from gift, account
        union all select gift.id, other.id, ${-pairs * 2}::bigint from gift, ledger_accounts other
          where other.site_id = ${site} and other.kind = 'grants'),
      spent as (
        insert into ledger_transfers (id, kind, reference, created_at)
        select gen_random_uuid(), 'spend', ${reference}::text || ':' || n, now()
        from generate_series(1, ${pairs}::int) n returning id),
      out_of_lot as (
        insert into ledger_lot_postings select spent.id, lot.id, -1 from spent, lot),
      charged as (
        insert into ledger_postings
        select spent.id, account.id, -1 from spent, account
        union all select spent.id, other.id, 1 from spent, ledger_accounts other
          where other.site_id = ${site} and other.kind = 'spending')
    update ledger_accounts set balance = balance + ${pairs}::bigint where id = (select id from account)`.execute(
    trx,
  );
};
