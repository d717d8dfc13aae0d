import { creditsBack, type TakenLot } from '@vesper/domain';
import { sql } from 'kysely';
import type { Trx } from '../platform/database/transaction.ts';

/** A lot with the order that it was bought with, as that stands now. */
interface Row {
  id: string;
  order_id: string | null;
  credits: number;
  remaining: number;
  taken: number;
  paid_minor: number | null;
  refunded_minor: number | null;
  charged_back_minor: number | null;
  /** Of all lots of the order. */
  order_remaining: number;
}

/**
 * The lots that credits of an order were taken from whose price went back, the last one first, and the order's own; and how
 * many credits more of each order of theirs may be there: what was bought without the part that went back, less what is
 * there. The member's account is locked.
 */
export const readTakenLots = async (
  trx: Trx,
  order: string,
): Promise<{ lots: TakenLot[]; roomOf: (order: string) => number }> => {
  const { rows } = await sql<Row>`
    with taken as (
      select p.lot_id, -sum(p.amount)::bigint as taken, max(p.transfer_id::text) as latest
      from ledger_transfers t join ledger_lot_postings p on p.transfer_id = t.id
      where t.kind in ('refund', 'reversal') and split_part(t.reference, ':', 2) = ${order}
      group by p.lot_id
    )
    select l.id, l.order_id, l.credits, l.remaining, greatest(coalesce(taken.taken, 0), 0)::bigint as taken,
      o.amount_minor as paid_minor, o.refunded_minor, o.charged_back_minor,
      (select coalesce(sum(s.remaining), 0)::bigint from ledger_lots s where s.order_id = l.order_id) as order_remaining
    from ledger_lots l left join taken on taken.lot_id = l.id left join orders o on o.id = l.order_id
    where l.order_id = ${order} or l.id in (select lot_id from taken)
    order by taken.latest desc nulls last, (l.order_id = ${order}) nulls first, l.id desc`.execute(trx);
  const rooms = new Map(
    rows.flatMap((row) => (row.order_id === null ? [] : [[row.order_id, roomOfOrder(row)] as const])),
  );
  return {
    lots: rows.map(({ id, order_id, taken, credits, remaining }) => ({
      id,
      order: order_id,
      taken,
      room: credits - remaining,
    })),
    roomOf: (one) => rooms.get(one) ?? 0,
  };
};

const roomOfOrder = (row: Row): number => {
  const bought = { credits: row.credits, paidMinor: row.paid_minor ?? 0 };
  const back = { refundedMinor: row.refunded_minor ?? 0, chargedBackMinor: row.charged_back_minor ?? 0 };
  return row.credits - creditsBack(bought, back) - row.order_remaining;
};
