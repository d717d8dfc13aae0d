import { randomUUID } from 'node:crypto';
import type { FakeShop } from '../fake-provider.ts';
import type { Plant } from './plant.ts';
import type { PlantedBooks } from './planted-books.ts';

/** Orders and payments that do not agree, one of each way. */
export const providerPlants = (
  { gone, open, said, paid, says }: PlantedBooks,
  shop: FakeShop,
): readonly Plant[] => {
  return [
    ['payment_of_another', () => says(open(), { order: randomUUID(), event: 'paid' })],
    ['currency_differs', () => says(open(), { currency: 'PLN', event: 'paid' })],
    ['amount_differs', () => says(open(), { amountMinor: 1500, event: 'paid' })],
    ['amount_differs', () => says(paid(), { amountMinor: 1 })],
    ['status_unknown', () => says(open(), { event: null })],
    ['paid_after_purge', () => says(open(gone), { event: 'paid' })],
    [
      'payment_unknown',
      async () => {
        const made = { order: '', payment: `tr_${randomUUID().replaceAll('-', '')}` };
        shop.sayOf(made.payment, { ...said(made), order: null, event: 'paid' });
        return made;
      },
    ],
    [
      'payment_missing',
      async () => {
        const made = await paid();
        shop.forget(made.payment);
        return made;
      },
    ],
    ['booked_unpaid', () => says(paid(), { event: 'expired' })],
    ['paid_unbooked', () => says(open(), { event: 'paid' }), 'good'],
    ['refunds_differ', () => says(paid(), { refundedMinor: 500 }), 'good'],
    ['refunds_differ', () => says(paid({ refundedMinor: 500 }), { refundedMinor: 0 }), 'good'],
    ['charge_backs_differ', () => says(paid(), { chargedBackMinor: 1499 }), 'good'],
  ];
};
