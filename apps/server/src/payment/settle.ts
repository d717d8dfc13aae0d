import { isBought, isPremium, nothingKept } from '@vesper/domain';
import { queueUnpaid, sendUnpaid } from '../chat/unpaid/unpaid.ts';
import { lockMember, type Member, updateMember } from '../member/repository.ts';
import { bookMoney } from '../credits/book-money.ts';
import { buyCredits } from '../credits/buy.ts';
import { dateOf } from '../platform/clock.ts';
import { keepNumbered } from '../platform/live/tell-numbered.ts';
import type { Services } from '../platform/services/services.ts';
import { inTransaction, type Trx } from '../platform/database/transaction.ts';
import { callBackOrders } from './call-back.ts';
import { maySettle, noteDifference } from './reconciliation/differences.ts';
import { isSpentTwice } from './discount/discount-repository.ts';
import { hearOfMoneyBack } from './money-back/money-back.ts';
import type { ProviderPayment } from './provider/payment-provider.ts';
import { followCharge } from './stored/follow-charge.ts';
import {
  countBought,
  findOpenOrders,
  findOrder,
  lockOrder,
  moneyOf,
  moveOrder,
  type OrderRow,
  paidMoney,
  stateOf,
} from './repository.ts';

/** Who brought the news; kept with each move of an order. */
export type SettleSource = 'charge' | 'webhook' | 'return' | 'reconciliation' | 'called_back';

/**
 * The one step that every way leads into: webhook, return page, reconciliation. What the provider says is written once:
 * the order moves, the credits are posted under the order's own reference, taken back as far as the money went back or
 * given again as far as it came again,
 * the member becomes premium or is it no longer; what does not fit the order is booked aside; in one transaction, and again and again without a further effect.
 * @param ask the number of the asking that this answers; left out where nobody else asks
 * @returns the order as it stands
 */
export const settleOrder = async (
  services: Services,
  order: string,
  payment: ProviderPayment,
  source: SettleSource,
  ask?: number,
): Promise<OrderRow> => {
  const { row, tell, isPaidNow } = await inTransaction(services.db, async (trx) => {
    const before = await findOrder(trx, order);
    if (!before) throw new Error(`no such order ${order}`);
    const member = await lockMember(trx, before.member_id);
    const locked = await lockOrder(trx, order);
    if (
      !(await maySettle(services, trx, locked, payment, member.status === 'purged')) ||
      payment.event === null
    )
      return { row: locked, tell: [], isPaidNow: false };
    const now = dateOf(services.clock);
    const arrived = await moveOrder(trx, locked, payment.event, source, now);
    const isPaidNow = arrived === 'paid' && locked.state !== 'paid';
    if (isPaidNow) {
      await buyCredits(services, trx, {
        site: locked.site_id,
        member: locked.member_id,
        order: locked.id,
        credits: locked.credits,
        amountMinor: locked.amount_minor,
        currency: locked.currency,
      });
      await bookMoney(services, trx, moneyOf(locked), nothingKept, paidMoney(locked));
      if (locked.discount_code !== null) await spendDiscount(services, trx, locked);
      if (locked.message_key !== null)
        await queueUnpaid(services, trx, { sender: locked.member_id, clientId: locked.message_key });
    }
    const failure = await followCharge(services, trx, locked, { arrived, failure: payment.failure ?? null });
    // Of what was never paid nothing can have gone back.
    const back = isBought(arrived)
      ? await hearOfMoneyBack(services, trx, { ...locked, state: arrived }, { payment, source, ask })
      : { state: arrived, moved: false };
    if (isPaidNow || back.moved) await judgePremium(services, trx, member);
    const settled = { ...locked, state: back.state, failure };
    const isMoved = arrived !== locked.state || back.moved;
    const changed = { type: 'order_changed', payment_id: settled.id, state: stateOf(settled) } as const;
    // The order first, as it is told.
    const tell = isMoved
      ? [
          await keepNumbered(services, trx, [settled.member_id], changed),
          await keepNumbered(services, trx, [settled.member_id], { type: 'user_changed' }),
        ]
      : [];
    return { row: settled, tell, isPaidNow };
  });
  if (isPaidNow && row.message_key !== null)
    // At once, so that the page of the order can say it; the job does it where this fails.
    await sendUnpaid(services, { sender: row.member_id, clientId: row.message_key }).catch((error: unknown) =>
      services.log.warn({ err: error, order }, 'paid, but the message that waited is not sent yet'),
    );
  for (const each of tell) each();
  return row;
};

const judgePremium = async (services: Services, trx: Trx, member: Member): Promise<void> => {
  const premium = isPremium(await countBought(trx, member.id));
  if (premium === member.premium) return;
  await updateMember(trx, member.id, { premium });
  for (const subject of services.subjects)
    await subject.whenPremiumChanged?.(services, trx, { ...member, premium });
};

/**
 * The discount's one use is spent (readings, "Once per user"): what else is open with it is called back. An order that was
 * called back itself, or had ended and another one has spent its use, is honoured at its price and listed.
 */
const spendDiscount = async (services: Services, trx: Trx, order: OrderRow): Promise<void> => {
  if (order.called_back_at !== null || (await isSpentTwice(trx, order.id)))
    await noteDifference(services, trx, order.id, 'paid_after_call_back', order.amount_minor);
  const open = await findOpenOrders(trx, order.member_id);
  const discounted = open.filter((row) => row.discount_code !== null);
  await callBackOrders(
    services,
    trx,
    discounted.map((row) => row.id),
  );
};
