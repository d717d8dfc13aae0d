import { creditsBack, highestBack, isBackWithdrawn, moneyBackEvent, type OrderState } from '@vesper/domain';
import { takeCreditsBack } from '../../credits/take-back.ts';
import { dateOf } from '../../platform/clock.ts';
import type { Services } from '../../platform/services/services.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { noteDifference } from '../differences.ts';
import type { ProviderPayment } from '../provider/payment-provider.ts';
import { moneyBackOf, moveOrder, noteMoneyBack, type OrderRow, stateOf } from '../repository.ts';

/**
 * Takes in what went back of a paid order at the provider, refunded or charged back, wholly or in part: the credits that go
 * with it are taken back once for each sum, the order moves. The member and the order are locked.
 * @returns the order's state, and whether anything was new
 */
export const takeMoneyBack = async (
  services: Services,
  trx: Trx,
  order: OrderRow,
  payment: ProviderPayment,
  source: string,
): Promise<{ state: OrderState; moved: boolean }> => {
  const known = moneyBackOf(order);
  const back = highestBack(known, payment);
  const paidMinor = order.amount_minor;
  if (isBackWithdrawn(known, payment))
    await noteDifference(
      services,
      trx,
      order.id,
      'return_withdrawn',
      payment.refundedMinor + payment.chargedBackMinor,
    );
  const event = moneyBackEvent(paidMinor, back);
  const isNew = back.refundedMinor > known.refundedMinor || back.chargedBackMinor > known.chargedBackMinor;
  if (!isNew || event === null) return { state: stateOf(order), moved: false };
  await noteMoneyBack(trx, order.id, back);
  const bought = { credits: order.credits, paidMinor };
  const due = creditsBack(bought, back) - creditsBack(bought, known);
  if (due > 0)
    await takeCreditsBack(services, trx, {
      site: order.site_id,
      member: order.member_id,
      order: order.id,
      due,
      reference: `order:${order.id}:${back.refundedMinor + back.chargedBackMinor}`,
    });
  return { state: await moveOrder(trx, order, event, source, dateOf(services.clock)), moved: true };
};
