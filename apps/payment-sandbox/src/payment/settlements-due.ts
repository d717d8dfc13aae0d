import type { Store } from '../journal/store.ts';
import { minorOf } from './money.ts';
import type { Chargeback, Payment, Refund } from './payment.ts';
import type { Settlement } from './settlement.ts';

/** What the provider does not pay out itself: the payer's money is at the shop's own account there. */
const paidOutElsewhere = ['paypal'];

const fixedCostMinor = 29;
const shareOfThousand = 18;
const costOf = ({ amount }: Payment): number =>
  fixedCostMinor + Math.round((minorOf(amount) * shareOfThousand) / 1000);

/** What is to be settled in each currency. */
function due(store: Store) {
  const settled = new Set(
    store.settlements().flatMap((one) => [...one.payments, ...one.refunds, ...one.chargebacks]),
  );
  const isDue = ({ id }: { id: string }) => !settled.has(id);
  const isOurs = (id: string) => !paidOutElsewhere.includes(store.payment(id)?.method ?? '');
  const payments = store.payments().filter((one) => one.status === 'paid' && isDue(one) && isOurs(one.id));
  const refunds = store
    .refunds()
    .filter((one) => one.status === 'refunded' && isDue(one) && isOurs(one.paymentId));
  const chargebacks = store.chargebacks().filter((one) => isDue(one) && isOurs(one.paymentId));
  return { payments, refunds, chargebacks };
}

const sumOf = (parts: readonly (Payment | Refund | Chargeback)[]): number =>
  parts.reduce((sum, { amount }) => sum + minorOf(amount), 0);

/** Pays out all that is due, one payout a currency; none where nothing is. */
export function settlementsDue(store: Store, nowMs: number, newId: () => string): Settlement[] {
  const { payments, refunds, chargebacks } = due(store);
  const currencies = new Set([...payments, ...refunds, ...chargebacks].map(({ amount }) => amount.currency));
  return [...currencies].map((currency, index) => {
    const inIt = <T extends { amount: { currency: string } }>(all: T[]) =>
      all.filter(({ amount }) => amount.currency === currency);
    const [came, went, taken] = [inIt(payments), inIt(refunds), inIt(chargebacks)];
    const costsMinor = came.reduce((sum, payment) => sum + costOf(payment), 0);
    const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id);
    return {
      id: newId(),
      reference: `1234567.${new Date(nowMs).toISOString().slice(2, 7).replace('-', '')}.${store.settlements().length + index + 1}`,
      currency,
      payments: ids(came),
      refunds: ids(went),
      chargebacks: ids(taken),
      costsMinor,
      amountMinor: sumOf(came) - sumOf(went) - sumOf(taken) - costsMinor,
      createdAtMs: nowMs,
    };
  });
}
