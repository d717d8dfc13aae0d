import { createMollieClient, SettlementStatus } from '@mollie/api-client';
import { longestMs, toMinor, translated } from './mollie-calls.ts';
import type { Settlement, SettlementEntry, SettlementSource } from './settlement.ts';

type Client = ReturnType<typeof createMollieClient>;
type MollieSettlement =
  ReturnType<Client['settlements']['iterate']> extends AsyncIterable<infer One> ? One : never;

const states: Readonly<Record<string, Settlement['state']>> = {
  [SettlementStatus.paidout]: 'paid_out',
  [SettlementStatus.failed]: 'failed',
};

/** What Mollie has kept in all months of a payout. */
const costsMinor = ({ periods }: MollieSettlement): number =>
  Object.values(periods)
    .flatMap((year) => Object.values(year))
    .flatMap(({ costs }) => costs)
    .reduce((sum, { amountGross }) => sum + toMinor(amountGross.value), 0);

const toSettlement = (settlement: MollieSettlement): Settlement => ({
  id: settlement.id,
  reference: settlement.reference,
  state: states[settlement.status] ?? null,
  amountMinor: toMinor(settlement.amount.value),
  currency: settlement.amount.currency,
  costsMinor: costsMinor(settlement),
  at: new Date(settlement.settledAt ?? settlement.createdAt),
});

/** What one of Mollie's lists holds, each page of it within the limit. */
const withinPages = async function* <T>(list: AsyncIterable<T>, limitMs: number): AsyncGenerator<T> {
  const entries = list[Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await translated(limitMs, () => entries.next());
    if (done) return;
    yield value;
  }
};

interface Money {
  readonly value: string;
  readonly currency: string;
}

const moneyOf = ({ value, currency }: Money) => ({ amountMinor: Math.abs(toMinor(value)), currency });

/**
 * Mollie's payouts. They belong to the organisation: they are read with an access token of it that may read settlements,
 * payments and refunds, and there are none of test payments.
 */
export const openMollieSettlements = (
  accessToken: string,
  apiUrl: string | undefined,
  limitMs: number = longestMs,
): SettlementSource => {
  const client = createMollieClient({ accessToken, ...(apiUrl ? { apiEndpoint: apiUrl } : {}) });
  return {
    settlementsSince: async function* (since) {
      for await (const settlement of withinPages(client.settlements.iterate(), limitMs)) {
        if (new Date(settlement.createdAt) < since) return;
        yield toSettlement(settlement);
      }
    },
    entriesOf: async function* (settlementId): AsyncGenerator<SettlementEntry> {
      for await (const { id, amount } of withinPages(
        client.settlementPayments.iterate({ settlementId }),
        limitMs,
      ))
        yield { id, kind: 'payment', payment: id, ...moneyOf(amount) };
      for await (const { id, paymentId, amount } of withinPages(
        client.settlementRefunds.iterate({ settlementId }),
        limitMs,
      ))
        yield { id, kind: 'refund', payment: paymentId ?? '', ...moneyOf(amount) };
      for await (const { id, paymentId, amount } of withinPages(
        client.settlementChargebacks.iterate({ settlementId }),
        limitMs,
      ))
        yield { id, kind: 'charge_back', payment: paymentId, ...moneyOf(amount) };
    },
  };
};
