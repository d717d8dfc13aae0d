import {
  isBought,
  orderStates,
  paidOutElsewhere,
  type SettledSide,
  type SettlementSums,
} from '@vesper/domain';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Settlement, SettlementEntry } from '../provider/settlement.ts';
import type { OrderRow } from '../repository.ts';

/** Which of these payouts are read already. */
export const findRead = async (db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('settlements')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
};

/** Keeps a payout with all that it is made up of. */
export const insertSettlement = async (
  trx: Trx,
  provider: string,
  { id, reference, amountMinor, currency, costsMinor, at }: Settlement,
  state: 'paid_out' | 'failed',
  entries: readonly SettlementEntry[],
): Promise<void> => {
  await trx
    .insertInto('settlements')
    .values({
      id,
      provider,
      reference,
      state,
      amount_minor: amountMinor,
      currency,
      costs_minor: costsMinor,
      settled_at: at,
    })
    .execute();
  // As lists, so that a payout of a busy day is three parameters and no hundred thousand.
  const column = <K extends keyof SettlementEntry>(name: K) => entries.map((entry) => entry[name]);
  await sql`insert into settlement_entries (settlement_id, entry, kind, payment, amount_minor, currency)
    select ${id}, * from unnest(${column('id')}::text[], ${column('kind')}::text[], ${column('payment')}::text[],
      ${column('amountMinor')}::bigint[], ${column('currency')}::text[])
    on conflict do nothing`.execute(trx);
};

/** A payment that payouts name, with its order where it has one. */
export interface SettledPayment extends SettledSide {
  readonly payment: string;
  readonly currency: string;
  readonly order: OrderRow | null;
  /** What banks have ever taken of it. */
  readonly disputedMinor: number;
}

type SettledRow = SettledSide &
  Pick<SettledPayment, 'payment' | 'currency' | 'disputedMinor'> &
  Partial<OrderRow>;

/**
 * The next payments by their ids that payouts since then name, or these themselves: with all that any payout says of them.
 */
export const readSettledPayments = async (
  db: Database,
  { since, payments }: { readonly since: Date; readonly payments: readonly string[] },
  after: string,
  most: number,
): Promise<SettledPayment[]> => {
  const { rows } = await sql<SettledRow>`
    with named as (
      select distinct e.payment from settlement_entries e join settlements s on s.id = e.settlement_id
      where e.payment > ${after} and s.state = 'paid_out'
        and (e.payment = any(${payments}::text[]) or s.settled_at >= ${since})
      order by e.payment limit ${most}
    )
    select e.*, o.*, coalesce((select sum(d.amount_minor) from order_disputes d where d.order_id = o.id and d.state <> 'asked'
      and d.state <> 'dropped'), 0)::bigint as "disputedMinor",
      coalesce(o.currency <> all(e.currencies), false) or cardinality(e.currencies) > 1 as "isOtherCurrency"
    from (
      select n.payment, min(x.currency) as settled_currency, array_agg(distinct x.currency) as currencies,
        count(*) filter (where x.kind = 'payment')::bigint as times,
        coalesce(sum(x.amount_minor) filter (where x.kind = 'payment'), 0)::bigint as "paidMinor",
        coalesce(sum(x.amount_minor) filter (where x.kind = 'refund'), 0)::bigint as "refundedMinor",
        coalesce(sum(x.amount_minor) filter (where x.kind = 'charge_back'), 0)::bigint as "chargedBackMinor"
      from named n join settlement_entries x on x.payment = n.payment
        -- What a bank has sent back was not paid out.
        join settlements s on s.id = x.settlement_id and s.state = 'paid_out'
      group by n.payment
    ) e left join orders o on o.provider_payment = e.payment
    order by e.payment`.execute(db);
  return rows.map((row) => ({
    ...row,
    currency: (row as unknown as { settled_currency: string }).settled_currency,
    order: row.id === undefined || row.id === null ? null : (row as OrderRow),
  }));
};

/** A payout with what its entries add up to; null sums where they are in several currencies, or in another than the payout. */
export interface SettlementBooks {
  readonly id: string;
  readonly state: 'paid_out' | 'failed';
  readonly amountMinor: number;
  readonly costsMinor: number;
  readonly currency: string;
  readonly sums: SettlementSums | null;
}

/** The payouts since then, and these. */
export const readSettlements = async (
  db: Database,
  since: Date,
  ids: readonly string[],
): Promise<SettlementBooks[]> => {
  const { rows } = await sql<Omit<SettlementBooks, 'sums'> & SettlementSums & { foreign: boolean }>`
    select s.id, s.state, s.amount_minor as "amountMinor", s.costs_minor as "costsMinor", s.currency,
      coalesce(sum(e.amount_minor) filter (where e.kind = 'payment'), 0)::bigint as "paidMinor",
      coalesce(sum(e.amount_minor) filter (where e.kind = 'refund'), 0)::bigint as "refundedMinor",
      coalesce(sum(e.amount_minor) filter (where e.kind = 'charge_back'), 0)::bigint as "chargedBackMinor",
      coalesce(bool_or(e.currency <> s.currency), false) as "foreign"
    from settlements s left join settlement_entries e on e.settlement_id = s.id
    where s.settled_at >= ${since} or s.id = any(${ids}::text[])
    group by s.id order by s.id`.execute(db);
  return rows.map(({ foreign, paidMinor, refundedMinor, chargedBackMinor, ...row }) => ({
    ...row,
    sums: foreign ? null : { paidMinor, refundedMinor, chargedBackMinor },
  }));
};

const bought = orderStates.filter(isBought);

/**
 * Orders that were paid in these days, or that differed before, and that no payout holds though later ones are read; not those
 * from before the first payout that is known, nor those whose money another company pays out.
 */
export const findUnsettled = async (
  db: Database,
  days: { readonly from: Date; readonly to: Date; readonly payoutWithinSeconds: number },
  orders: readonly string[],
): Promise<readonly Pick<OrderRow, 'id' | 'amount_minor' | 'currency' | 'provider_payment'>[]> => {
  const { rows } = await sql<OrderRow>`
    select o.id, o.amount_minor, o.currency, o.provider_payment from orders o
    where o.state = any(${bought}::text[]) and not o.method = any(${paidOutElsewhere}::text[])
      and ((o.settled_at >= ${days.from} and o.settled_at < ${days.to}) or o.id = any(${orders}::uuid[]))
      and o.settled_at > (select min(settled_at) from settlements where provider = o.provider)
      and exists (select from settlements s where s.provider = o.provider
        and s.settled_at > o.settled_at + make_interval(secs => ${days.payoutWithinSeconds}))
      and not exists (select from settlement_entries e join settlements s on s.id = e.settlement_id
        where e.payment = o.provider_payment and e.kind = 'payment' and s.state = 'paid_out')`.execute(db);
  return rows;
};
