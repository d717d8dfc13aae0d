import type { Store } from '../journal/store.ts';
import { methodName } from '../payment/methods.ts';
import { amountOf, minorOf } from '../payment/money.ts';
import type { Payment } from '../payment/payment.ts';
import type { Settlement } from '../payment/settlement.ts';
import type { Addresses } from './api-answers.ts';

const jsonLink = (href: string) => ({ href, type: 'application/hal+json' });
const iso = (ms: number) => new Date(ms).toISOString();

/** What came by each method, and what it cost, as the periods of a settlement list it. */
function linesOf(settlement: Settlement, payments: readonly Payment[]) {
  const money = (minor: number) => amountOf(settlement.currency, minor);
  const methods = [...new Set(payments.map(({ method }) => method ?? 'creditcard'))];
  const revenue = methods.map((method) => {
    const of = payments.filter((payment) => (payment.method ?? 'creditcard') === method);
    const sum = money(of.reduce((all, { amount }) => all + minorOf(amount), 0));
    return {
      description: methodName(method, 'en'),
      method,
      count: of.length,
      amountNet: sum,
      amountVat: null,
      amountGross: sum,
    };
  });
  const costs = [
    {
      description: 'All methods',
      method: null,
      count: payments.length,
      rate: { fixed: money(29), variable: '1.8' },
      amountNet: money(settlement.costsMinor),
      amountVat: null,
      amountGross: money(settlement.costsMinor),
    },
  ];
  return { revenue, costs };
}

/** An amount of a settlement, which may be below zero where more went back than came. */
const signedAmount = (currency: string, minor: number) =>
  minor < 0 ? { currency, value: `-${amountOf(currency, -minor).value}` } : amountOf(currency, minor);

export function settlementAnswer(settlement: Settlement, store: Store, at: Addresses) {
  const self = `${at.api}/v2/settlements/${settlement.id}`;
  const payments = settlement.payments.flatMap((id) => store.payment(id) ?? []);
  const [year = '', month = ''] = iso(settlement.createdAtMs).split('-');
  return {
    resource: 'settlement',
    id: settlement.id,
    reference: settlement.reference,
    createdAt: iso(settlement.createdAtMs),
    settledAt: iso(settlement.createdAtMs),
    status: 'paidout',
    amount: signedAmount(settlement.currency, settlement.amountMinor),
    balanceId: 'bal_sandbox',
    periods: { [year]: { [month]: linesOf(settlement, payments) } },
    _links: {
      self: jsonLink(self),
      payments: jsonLink(`${self}/payments`),
      refunds: jsonLink(`${self}/refunds`),
      chargebacks: jsonLink(`${self}/chargebacks`),
      captures: jsonLink(`${self}/captures`),
    },
  };
}
