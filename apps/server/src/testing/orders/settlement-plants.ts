import { randomUUID } from 'node:crypto';
import type { FakePayouts } from './fake-payouts.ts';
import type { SettlementEntry } from '../../payment/provider/settlement.ts';
import type { Plant } from './plant.ts';
import type { Made, PlantedBooks } from './planted-books.ts';

const dayMs = 24 * 3600 * 1000;

/** Money of an order's payment in a payout. */
export const entryOf = (
  { payment }: Pick<Made, 'payment'>,
  kind: SettlementEntry['kind'] = 'payment',
  amountMinor = 1499,
  currency = 'EUR',
): SettlementEntry => ({
  id: kind === 'payment' ? payment : `${kind}_${randomUUID()}`,
  kind,
  payment,
  amountMinor,
  currency,
});

/** A bank that has taken all of an order's price, or has lost it again. */
export const disputed = (state: 'taken' | 'won') => ({
  chargedBackMinor: state === 'won' ? 0 : 1499,
  disputes: [{ id: 'chb_1', state, amountMinor: 1499, reason: null, openedAt: new Date(0) }],
});

/** Orders that are paid out soundly, and some that need not be. */
export const paidOutSoundly = async (
  { services, open, settle, paid, says, change }: PlantedBooks,
  payouts: FakePayouts,
): Promise<void> => {
  const now = services.clock.now();
  const [plain, refunded] = [await paid(), await paid({ refundedMinor: 600 })];
  const taken = await paid(disputed('taken'));
  const won = await says(paid(disputed('taken')), disputed('won'));
  await settle(won);
  payouts.payOut([
    ...[plain, refunded, taken, won].map((made) => entryOf(made)),
    entryOf(refunded, 'refund', 600),
    entryOf(taken, 'charge_back'),
    entryOf(won, 'charge_back'),
  ]);
  await change(await paid(), { settled_at: new Date(now - 20 * dayMs), method: 'paypal' });
  // Before the first payout that is known, and too new to be missed.
  await change(await paid(), { settled_at: new Date(now - 50 * dayMs) });
  await change(await paid(), { settled_at: new Date(now - 6 * dayMs) });
  await open();
};

/** Orders and payouts that do not agree, one of each way. */
export const settlementPlants = (
  { services, open, paid, change }: PlantedBooks,
  payouts: FakePayouts,
): readonly Plant[] => {
  /** An order that is paid out as `entries` say. */
  const paidOut = async (made: Made, entries: readonly SettlementEntry[]) => {
    payouts.payOut(entries);
    return made;
  };
  const nobody = (): Made => ({ order: '', payment: `tr_${randomUUID().replaceAll('-', '')}` });
  return [
    [
      'settled_unknown',
      async () => {
        const made = nobody();
        return paidOut(made, [entryOf(made)]);
      },
    ],
    [
      'settled_unknown',
      async () => {
        const made = nobody();
        return paidOut(made, [entryOf(made, 'refund', 300)]);
      },
    ],
    [
      'settled_unbooked',
      async () => {
        const made = await open();
        return paidOut(made, [entryOf(made)]);
      },
    ],
    [
      'settled_differs',
      async () => {
        const made = await paid();
        return paidOut(made, [entryOf(made, 'payment', 1498)]);
      },
    ],
    [
      'settled_differs',
      async () => {
        const made = await paid();
        return paidOut(made, [entryOf(made, 'payment', 1499, 'SEK')]);
      },
    ],
    [
      'settled_twice',
      async () => {
        const made = await paid();
        payouts.payOut([entryOf(made)]);
        return paidOut(made, [entryOf(made)]);
      },
    ],
    [
      'settled_refund_differs',
      async () => {
        const made = await paid({ refundedMinor: 100 });
        return paidOut(made, [entryOf(made), entryOf(made, 'refund', 101)]);
      },
    ],
    [
      'settled_charge_back_differs',
      async () => {
        const made = await paid();
        return paidOut(made, [entryOf(made), entryOf(made, 'charge_back')]);
      },
    ],
    [
      'not_settled',
      async () => change(await paid(), { settled_at: new Date(services.clock.now() - 20 * dayMs) }),
    ],
    [
      'settlement_sum_differs',
      async () => {
        const made = await paid();
        return { order: '', payment: payouts.payOut([entryOf(made)], { extraMinor: -1 }) };
      },
    ],
    [
      'settlement_failed',
      async () => {
        const made = await paid();
        return { order: '', payment: payouts.payOut([entryOf(made)], { state: 'failed' }) };
      },
    ],
  ];
};
