import type { LedgerSide, OrderSide } from '@vesper/domain';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { OrderRow } from '../repository.ts';
import { toOrderSide } from './order-sides.ts';

/** An order with what the ledger says of it, both as they stand at one moment. */
export interface OrderBooks {
  readonly order: OrderSide;
  readonly ledger: LedgerSide;
}

/** Credits of an order's transfers, by the accounts of its site and by those of its member. */
interface CreditColumns {
  siteBought: number;
  siteBack: number;
  memberBought: number;
  memberBack: number;
  left: number;
  wrongLots: number;
}

/** Money of an order's transfers, on the accounts of its site and currency and on others. */
interface MoneyColumns {
  takingsMinor: number;
  /** Named apart from what the order itself says (`vat_minor`). */
  moneyVatMinor: number;
  elsewhereMinor: number;
}

/** The next orders by their ids with their books, after this one. */
export const readOrderBooks = async (db: Database, after: string, most: number): Promise<OrderBooks[]> => {
  const { rows } = await sql<OrderRow & CreditColumns & MoneyColumns & { member_status: string }>`
    select o.*, m.status as member_status, credits.*, money.*,
      coalesce((select sum(l.remaining) from ledger_lots l where l.order_id = o.id), 0)::bigint as "left",
      (select count(*) from ledger_lots l where l.order_id = o.id
        and (l.credits, l.amount_minor, l.currency) is distinct from (o.credits, o.amount_minor, o.currency))::bigint
        as "wrongLots"
    from (select * from orders where id > ${after} order by id limit ${most}) o join members m on m.id = o.member_id
    cross join lateral (
      select coalesce(-sum(p.amount) filter (where t.kind = 'purchase' and a.kind = 'sales' and a.site_id = o.site_id), 0)::bigint
          as "siteBought",
        coalesce(sum(p.amount) filter (where t.kind <> 'purchase' and a.kind = 'refunds' and a.site_id = o.site_id), 0)::bigint
          as "siteBack",
        coalesce(sum(p.amount) filter (where t.kind = 'purchase' and a.member_id = o.member_id), 0)::bigint as "memberBought",
        coalesce(-sum(p.amount) filter (where t.kind <> 'purchase' and a.member_id = o.member_id), 0)::bigint as "memberBack"
      from (
        select id, kind from ledger_transfers where kind = 'purchase' and reference = 'order:' || o.id
        union all
        select id, kind from ledger_transfers
          where kind in ('refund', 'reversal') and split_part(reference, ':', 2) = o.id::text
      ) t join ledger_postings p on p.transfer_id = t.id join ledger_accounts a on a.id = p.account_id
    ) credits
    cross join lateral (
      select coalesce(sum(p.amount) filter (where a.kind = 'takings' and here), 0)::bigint as "takingsMinor",
        coalesce(-sum(p.amount) filter (where a.kind = 'vat' and here), 0)::bigint as "moneyVatMinor",
        coalesce(sum(abs(p.amount)) filter (where not here), 0)::bigint as "elsewhereMinor"
      from ledger_transfers t join ledger_postings p on p.transfer_id = t.id join ledger_accounts a on a.id = p.account_id
        cross join lateral (select a.site_id = o.site_id and a.unit = o.currency as here) place
      where t.kind in ('payment', 'repayment') and t.reference = any(
        array(select 'order:' || o.id || ':' || change from generate_series(0, o.back_moves) change)
        || ('order:' || o.id || ':carried'))
    ) money
    order by o.id`.execute(db);
  return rows.map((row) => ({
    order: toOrderSide(row, row.member_status === 'purged'),
    ledger: {
      bySite: { bought: row.siteBought, back: row.siteBack },
      byMember: { bought: row.memberBought, back: row.memberBack },
      left: row.left,
      wrongLots: row.wrongLots,
      takingsMinor: row.takingsMinor,
      vatMinor: row.moneyVatMinor,
      elsewhereMinor: row.elsewhereMinor,
    },
  }));
};

/** Transfers since then, or with these references. */
export interface TransfersToLookAt {
  readonly since: Date;
  readonly references: readonly string[];
}

const isToLookAt = ({ since, references }: TransfersToLookAt) =>
  sql<boolean>`(t.created_at >= ${since} or t.reference = any(${references}::text[]))`;

/** Credits that came, went back or came again in the ledger and name no order there is. */
export interface CreditsOfNobody {
  readonly reference: string;
  readonly isPurchase: boolean;
  /** What a purchase brought; what went back, less than 0 where it came again. */
  readonly credits: number;
}

/** Those of these transfers. What is given or spent is no order's (`findUnfoundedMovements`). */
export const findCreditsOfNobody = async (
  db: Database,
  transfers: TransfersToLookAt,
): Promise<readonly CreditsOfNobody[]> => {
  const { rows } = await sql<CreditsOfNobody>`
    select t.reference, a.kind = 'sales' as "isPurchase",
      sum(case a.kind when 'sales' then -p.amount else p.amount end)::bigint as credits
    from ledger_transfers t join ledger_postings p on p.transfer_id = t.id
    join ledger_accounts a on a.id = p.account_id and a.kind in ('sales', 'refunds')
    where t.kind in ('purchase', 'refund', 'reversal') and ${isToLookAt(transfers)}
      and not exists (select 1 from orders o where 'order:' || o.id = case t.kind when 'purchase' then t.reference
        else split_part(t.reference, ':', 1) || ':' || split_part(t.reference, ':', 2) end)
    group by t.id, t.reference, a.kind`.execute(db);
  return rows;
};

/** Money in the ledger that names no order there is, or a change that the order never saw; minor units into the takings. */
export const findMoneyOfNobody = async (
  db: Database,
  transfers: TransfersToLookAt,
): Promise<readonly { reference: string; currency: string; takings: number }[]> => {
  const { rows } = await sql<{ reference: string; currency: string; takings: number }>`
    select t.reference, a.unit as currency, sum(p.amount)::bigint as takings
    from ledger_transfers t join ledger_postings p on p.transfer_id = t.id
    join ledger_accounts a on a.id = p.account_id and a.kind = 'takings'
    left join orders o on 'order:' || o.id = regexp_replace(t.reference, ':[^:]*$', '')
    where t.kind in ('payment', 'repayment') and ${isToLookAt(transfers)} and not coalesce(
      case when t.reference ~ ':carried$' then o.id is not null
        when t.reference ~ ':[0-9]{1,9}$' then split_part(t.reference, ':', 3)::integer <= o.back_moves
        else false end, false)
    group by t.reference, a.unit`.execute(db);
  return rows;
};

/** An order, and whether its member's account is purged. */
export interface OrderOfPayment {
  readonly row: OrderRow;
  readonly isMemberGone: boolean;
}

const ordersWithMember = (db: Database) =>
  db
    .selectFrom('orders')
    .innerJoin('members', 'members.id', 'orders.member_id')
    .selectAll('orders')
    .select('members.status as member_status');

const withMember = (rows: readonly (OrderRow & { member_status: string })[]): OrderOfPayment[] =>
  rows.map((row) => ({ row, isMemberGone: row.member_status === 'purged' }));

/** The orders of these payments. */
export const findOrdersWithMember = async (
  db: Database,
  payments: readonly string[],
): Promise<OrderOfPayment[]> =>
  withMember(
    await ordersWithMember(db)
      .where(sql<boolean>`provider_payment = any(${payments}::text[])`)
      .execute(),
  );

/** Orders by their ids. */
export const findOrdersById = async (db: Database, ids: readonly string[]): Promise<OrderOfPayment[]> =>
  withMember(
    await ordersWithMember(db)
      .where(sql<boolean>`orders.id = any(${ids}::uuid[])`)
      .execute(),
  );

/** The payments of orders that were settled since then. */
export const findSettledPayments = async (db: Database, since: Date): Promise<string[]> => {
  const rows = await db
    .selectFrom('orders')
    .select('provider_payment')
    .where('settled_at', '>=', since)
    .where('provider_payment', 'is not', null)
    .execute();
  return rows.flatMap(({ provider_payment: payment }) => payment ?? []);
};
