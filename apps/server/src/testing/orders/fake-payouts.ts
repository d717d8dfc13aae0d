import { randomUUID } from 'node:crypto';
import { settlementMinor } from '@vesper/domain';
import { ProviderUnavailable } from '../../payment/provider/payment-provider.ts';
import type { Settlement, SettlementEntry, SettlementSource } from '../../payment/provider/settlement.ts';

const costsMinor = 29;

/** Payouts in memory: what a test has had paid out. */
export const fakePayouts = (now: () => number) => {
  const settlements: Settlement[] = [];
  const entries = new Map<string, readonly SettlementEntry[]>();
  let away = false;
  const source: SettlementSource = {
    settlementsSince: async function* (since) {
      if (away) throw new ProviderUnavailable('away');
      yield* settlements.filter(({ at }) => at >= since).reverse();
    },
    entriesOf: async function* (settlement) {
      yield* entries.get(settlement) ?? [];
    },
  };
  const sumOf = (of: readonly SettlementEntry[], kind: SettlementEntry['kind']) =>
    of.filter((entry) => entry.kind === kind).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return {
    source,
    setAway: (value: boolean) => (away = value),
    /** Pays out what the entries add up to, less 29, and `extraMinor` besides. @returns the payout's id */
    payOut: (
      of: readonly SettlementEntry[],
      {
        state = 'paid_out',
        extraMinor = 0,
        at = new Date(now()),
      }: { readonly state?: Settlement['state']; readonly extraMinor?: number; readonly at?: Date } = {},
    ): string => {
      const id = `stl_${randomUUID().replaceAll('-', '')}`;
      const sums = {
        paidMinor: sumOf(of, 'payment'),
        refundedMinor: sumOf(of, 'refund'),
        chargedBackMinor: sumOf(of, 'charge_back'),
      };
      settlements.push({
        id,
        reference: `1234567.${settlements.length}`,
        state,
        amountMinor: settlementMinor(sums, costsMinor) + extraMinor,
        currency: 'EUR',
        costsMinor,
        at,
      });
      entries.set(id, of);
      return id;
    },
  };
};

export type FakePayouts = ReturnType<typeof fakePayouts>;
