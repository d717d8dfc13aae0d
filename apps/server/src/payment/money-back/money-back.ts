import { creditsBack, keptMoney, type OrderState, stateOfMoneyBack } from '@vesper/domain';
import { bookMoney } from '../../credits/book-money.ts';
import { giveCreditsBack } from '../../credits/give-back.ts';
import { takeCreditsBack } from '../../credits/take-back.ts';
import { dateOf } from '../../platform/clock.ts';
import type { Services } from '../../platform/services/services.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { noteHeard } from '../provider/ask-repository.ts';
import { noteDifference } from '../reconciliation/differences.ts';
import { noteDisputes } from './disputes-repository.ts';
import type { ProviderPayment } from '../provider/payment-provider.ts';
import {
  moneyBackOf,
  moneyOf,
  noteMoneyBack,
  type OrderRow,
  paidMoney,
  stateOf,
  writeState,
} from '../repository.ts';

/** What the provider said of a paid order, by whom it came, and with which asking. */
interface Heard {
  readonly payment: ProviderPayment;
  readonly source: string;
  readonly ask: number | undefined;
}

/**
 * Takes in what went back of a paid order at the provider, refunded or charged back, wholly or in part, and what came again,
 * by a refund that failed or a charge-back that was won: the credits that go with it are taken or given back once for each
 * change, the order stands as the sums say. An answer to an asking before the last one heard says nothing any more. The
 * member and the order are locked.
 * @returns the order's state, and whether anything was new
 */
export const hearOfMoneyBack = async (
  services: Services,
  trx: Trx,
  order: OrderRow,
  { payment, source, ask }: Heard,
): Promise<{ state: OrderState; moved: boolean }> => {
  const unmoved = { state: stateOf(order), moved: false };
  if (ask !== undefined && ask < order.heard_ask) return unmoved;
  if (ask !== undefined) await noteHeard(trx, order.id, ask);
  await hearOfDisputes(services, trx, order, payment);
  const known = moneyBackOf(order);
  const { refundedMinor, chargedBackMinor } = payment;
  if (refundedMinor === known.refundedMinor && chargedBackMinor === known.chargedBackMinor) return unmoved;
  const back = { refundedMinor, chargedBackMinor };
  await noteMoneyBack(trx, order.id, back);
  const bought = { credits: order.credits, paidMinor: order.amount_minor };
  const money = paidMoney(order);
  await bookMoney(
    services,
    trx,
    moneyOf(order, order.back_moves + 1),
    keptMoney(money, known),
    keptMoney(money, back),
  );
  const due = creditsBack(bought, back) - creditsBack(bought, known);
  const whose = {
    site: order.site_id,
    member: order.member_id,
    reference: `order:${order.id}:${order.back_moves + 1}:${refundedMinor + chargedBackMinor}`,
  };
  if (due > 0) await takeCreditsBack(services, trx, { ...whose, order: order.id, due });
  if (due < 0) await giveCreditsBack(services, trx, { ...whose, credits: -due, price: priceOf(order) });
  const state = stateOfMoneyBack(order.amount_minor, back);
  await writeState(trx, order, state, source, dateOf(services.clock));
  return { state, moved: true };
};

const priceOf = ({ id, credits, amount_minor: amountMinor, currency }: OrderRow) => ({
  order: id,
  credits,
  amountMinor,
  currency,
});

/** Notes what banks say of the payment; a state that is not known moves no money and is listed. */
const hearOfDisputes = async (
  services: Services,
  trx: Trx,
  order: OrderRow,
  { id, currency, disputes = [] }: ProviderPayment,
): Promise<void> => {
  await noteDisputes(trx, order.id, disputes, dateOf(services.clock));
  for (const { state, amountMinor } of disputes)
    if (state === null)
      await noteDifference(services, trx, order.id, 'dispute_unknown', amountMinor, {
        payment: id,
        currency,
      });
};
