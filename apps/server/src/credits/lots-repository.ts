import type { CreditLot, Transfer } from '@vesper/domain';
import { sql } from 'kysely';
import type { Trx } from '../platform/database/transaction.ts';

/** What a new lot was bought with; the postings say nothing of money. */
export interface LotPrice {
  readonly order: string;
  /** Credits of the order. */
  readonly credits: number;
  readonly amountMinor: number;
  readonly currency: string;
}

/** Opens the lot of a transfer that brings credits, under the transfer's id, with its first posting. */
export const openLot = async (
  trx: Trx,
  { id, kind, lots }: Transfer,
  account: string,
  price: LotPrice | undefined,
): Promise<void> => {
  const opened = lots.find(({ lot }) => lot === id);
  if (!opened) return;
  // What came again is a lot at the price of its order too.
  if ((kind !== 'grant') !== (price !== undefined))
    throw new Error(`the lot of ${kind} ${id} has no such price`);
  await trx
    .with('lot', (query) =>
      query
        .insertInto('ledger_lots')
        .values({
          id,
          account_id: account,
          granted: price === undefined,
          order_id: price?.order ?? null,
          credits: price?.credits ?? opened.amount,
          amount_minor: price?.amountMinor ?? null,
          currency: price?.currency ?? null,
          remaining: opened.amount,
        })
        .returning('id'),
    )
    .insertInto('ledger_lot_postings')
    .values({ transfer_id: id, lot_id: id, amount: opened.amount })
    .execute();
};

/** Moves the lots that a transfer found, with their postings, in one statement. */
export const moveLots = async (trx: Trx, { id, lots }: Transfer): Promise<void> => {
  const found = lots.filter(({ lot }) => lot !== id);
  if (found.length === 0) return;
  const [ids, amounts] = [found.map(({ lot }) => lot), found.map(({ amount }) => amount)];
  await sql`
    with moved as (select * from unnest(${ids}::uuid[], ${amounts}::bigint[]) as m (lot, amount)),
      changed as (update ledger_lots l set remaining = l.remaining + m.amount from moved m where l.id = m.lot)
    insert into ledger_lot_postings (transfer_id, lot_id, amount) select ${id}::uuid, lot, amount from moved`.execute(
    trx,
  );
};

/** The lots of a member of which something is left, the oldest first. The account is locked. */
export const readLots = async (trx: Trx, member: string): Promise<CreditLot[]> => {
  const rows = await trx
    .selectFrom('ledger_lots')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_lots.account_id')
    .select(['ledger_lots.id', 'granted', 'order_id', 'remaining'])
    .where('member_id', '=', member)
    .where('kind', '=', 'member')
    .where('remaining', '>', 0)
    .orderBy('ledger_lots.id')
    .execute();
  return rows.map(({ id, granted, order_id, remaining }) => ({
    id,
    granted,
    order: order_id,
    left: remaining,
  }));
};
