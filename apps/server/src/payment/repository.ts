import type { Order } from '@vesper/contract';
import {
  backMinor,
  isChargeFailure,
  isOrderState,
  isUndecided,
  isUnpaid,
  type KeptMoney,
  type MoneyBack,
  nextOrderState,
  type OrderEvent,
  type OrderState,
  orderStates,
} from '@vesper/domain';
import { type Insertable, type Selectable, sql } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/database-tables.ts';
import { newId } from '../platform/ids.ts';
import type { Trx } from '../platform/database/transaction.ts';
import { freeUses, moveUse } from './discount/discount-repository.ts';

export type OrderRow = Selectable<Tables['orders']>;

export const stateOf = (row: OrderRow): OrderState => {
  if (!isOrderState(row.state)) throw new Error(`order ${row.id} has the unknown state ${row.state}`);
  return row.state;
};

export const findOrder = (db: Database | Trx, id: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();

export const findOrderByPayment = (
  db: Database,
  provider: string,
  payment: string,
): Promise<OrderRow | undefined> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_payment', '=', payment)
    .executeTakeFirst();

export const lastOrder = (db: Database | Trx, member: string): Promise<OrderRow | undefined> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('member_id', '=', member)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

const unpaid = orderStates.filter(isUnpaid);
const undecided = orderStates.filter(isUndecided);

/** Orders that could still be paid and were not called back, oldest first. */
export const findOpenOrders = (trx: Trx, member: string): Promise<OrderRow[]> =>
  trx
    .selectFrom('orders')
    .selectAll()
    .where('member_id', '=', member)
    .where('state', 'in', unpaid)
    .where('called_back_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** The refused messages that orders name which may still be paid: a bank transfer takes days. */
export const findMessagesToPay = async (
  db: Database,
): Promise<readonly { sender: string; clientId: string }[]> => {
  const rows = await db
    .selectFrom('orders')
    .select(['member_id as sender', 'message_key as clientId'])
    .where('message_key', 'is not', null)
    .where('state', 'in', undecided)
    .execute();
  return rows.flatMap(({ sender, clientId }) => (clientId === null ? [] : [{ sender, clientId }]));
};

/** Notes that newer orders have taken the place of these, and the discounts that they held. */
export const noteCalledBack = async (trx: Trx, orders: readonly string[], now: Date): Promise<void> => {
  await trx
    .updateTable('orders')
    .set({ called_back_at: now })
    .where('id', 'in', [...orders])
    .execute();
  await freeUses(trx, orders);
};

/** Moves an order by an event and writes down why; an event that moves nothing leaves no trace. */
export const moveOrder = async (
  trx: Trx,
  row: OrderRow,
  event: OrderEvent,
  source: string,
  now: Date,
): Promise<OrderState> => {
  const from = stateOf(row);
  return writeState(trx, row, nextOrderState(from, event), source, now);
};

/** Has an order stand where `to` says, by whatever came before, and writes down why. */
export const writeState = async (
  trx: Trx,
  row: OrderRow,
  to: OrderState,
  source: string,
  now: Date,
): Promise<OrderState> => {
  const from = stateOf(row);
  if (to === from) return from;
  const settled = to === 'paid' && row.settled_at === null ? { settled_at: now } : {};
  await trx
    .updateTable('orders')
    .set({ state: to, ...settled })
    .where('id', '=', row.id)
    .execute();
  await trx
    .insertInto('order_events')
    .values({ id: newId(), order_id: row.id, from_state: from, to_state: to, source, created_at: now })
    .execute();
  if (row.discount_code !== null) await moveUse(trx, row.id, to);
  return to;
};

const returnedOf = (row: OrderRow): Order['returned'] => {
  const back = backMinor(row.amount_minor, moneyBackOf(row));
  return back === 0 ? null : { amount_minor: back, currency: row.currency };
};

export const toOrder = (row: OrderRow): Order => ({
  payment_id: row.id,
  state: stateOf(row),
  bundle: row.bundle,
  credits: row.credits,
  method: row.method,
  pay: { amount_minor: row.amount_minor, currency: row.currency },
  returned: returnedOf(row),
  discount_code: row.discount_code,
  stored_method: row.stored_method,
  failure: isChargeFailure(row.failure) ? row.failure : null,
  checkout_url: row.state === 'open' || row.state === 'action_required' ? row.checkout_url : null,
  created: row.created_at.toISOString(),
});

/** After a purge: the page of a payment is the provider's; that it was made and what came of it stays, under the member's id. */
export const forgetPaymentPages = async (trx: Trx, member: string): Promise<void> => {
  await trx
    .updateTable('orders')
    .set({
      checkout_url: null,
      client_key: sql<string>`id::text`,
      message_key: null,
      stored_method: null,
      mandate: null,
    })
    .where('member_id', '=', member)
    .execute();
};

/** An order, locked until the transaction ends. */
export const lockOrder = (trx: Trx, id: string): Promise<OrderRow> =>
  trx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** The order that a member's key has made before. */
export const findOrderByKey = (trx: Trx, member: string, key: string): Promise<OrderRow | undefined> =>
  trx
    .selectFrom('orders')
    .selectAll()
    .where('member_id', '=', member)
    .where('client_key', '=', key)
    .executeTakeFirst();

export const insertOrder = (trx: Trx, row: Insertable<Tables['orders']>): Promise<OrderRow> =>
  trx.insertInto('orders').values(row).returningAll().executeTakeFirstOrThrow();

/** Notes under which id the provider knows an order's payment, and where it is paid. */
export const notePayment = (
  trx: Trx,
  order: string,
  payment: string,
  checkoutUrl: string | null,
): Promise<OrderRow> =>
  trx
    .updateTable('orders')
    .set({ provider_payment: payment, checkout_url: checkoutUrl })
    .where('id', '=', order)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Gives an order the payment that was made for it, where it has none and it is the same sum. @returns whether it has it now */
export const adoptPayment = async (
  db: Database,
  order: string,
  provider: string,
  payment: { readonly id: string; readonly amountMinor: number; readonly currency: string },
): Promise<boolean> => {
  if (!isUuid(order)) return false;
  const adopted = await db
    .updateTable('orders')
    .set({ provider_payment: payment.id })
    .where('id', '=', order)
    .where('provider', '=', provider)
    .where('provider_payment', 'is', null)
    .where('amount_minor', '=', payment.amountMinor)
    .where('currency', '=', payment.currency)
    .returning('id')
    .executeTakeFirst();
  return adopted !== undefined;
};

/** How many bundles a member has bought, and how many of them went back. */
export const countBought = async (
  trx: Trx,
  member: string,
): Promise<{ boughtBundles: number; revokedBundles: number }> => {
  const rows = await trx
    .selectFrom('orders')
    .select('state')
    .where('member_id', '=', member)
    .where('settled_at', 'is not', null)
    .execute();
  const revoked = rows.filter((row) => row.state === 'refunded' || row.state === 'charged_back');
  return { boughtBundles: rows.length, revokedBundles: revoked.length };
};

/** The orders that these payments of the provider are for. */
export const findOrdersOfPayments = async (db: Database, payments: readonly string[]): Promise<OrderRow[]> =>
  payments.length === 0
    ? []
    : db
        .selectFrom('orders')
        .selectAll()
        // One parameter, however many there are: PostgreSQL takes 65,535 of them.
        .where(sql<boolean>`provider_payment = any(${payments}::text[])`)
        .execute();

/**
 * Notes all of a member's orders called back that could still be paid, also those that newer ones have the place of, and frees
 * the discounts that they held: who comes back may use them, and so may others.
 */
export const noteAllCalledBack = async (trx: Trx, member: string, now: Date): Promise<string[]> => {
  const rows = await trx
    .updateTable('orders')
    .set({ called_back_at: now })
    .where('member_id', '=', member)
    .where((where) =>
      where.or([
        where('state', 'in', unpaid),
        // A charge without an answer is not to be made now; what was made is found and counts.
        where.and([
          where('mandate', 'is not', null),
          where('provider_payment', 'is', null),
          where('state', '=', 'processing'),
        ]),
      ]),
    )
    .returning('id')
    .execute();
  const orders = rows.map(({ id }) => id);
  if (orders.length > 0) await freeUses(trx, orders);
  return orders;
};

/** What was paid for an order, and how much of it is VAT. */
export const paidMoney = (row: OrderRow): KeptMoney => ({
  amountMinor: row.amount_minor,
  vatMinor: row.vat_minor,
});

/** Where the money of an order is booked, under the number of the change. */
export const moneyOf = (row: OrderRow, change = row.back_moves) => ({
  site: row.site_id,
  currency: row.currency,
  reference: `order:${row.id}:${change}`,
});

export const moneyBackOf = (row: OrderRow): MoneyBack => ({
  refundedMinor: row.refunded_minor,
  chargedBackMinor: row.charged_back_minor,
});

/** Notes how much of an order's price has gone back in all, as one change more. */
export const noteMoneyBack = async (trx: Trx, order: string, back: MoneyBack): Promise<void> => {
  await trx
    .updateTable('orders')
    .set({
      refunded_minor: back.refundedMinor,
      charged_back_minor: back.chargedBackMinor,
      back_moves: sql`back_moves + 1`,
    })
    .where('id', '=', order)
    .execute();
};
