import { buyCredits } from '../../credits/buy.ts';
import { takeCreditsBack } from '../../credits/take-back.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Plant } from './plant.ts';
import { euros, type PlantedBooks } from './planted-books.ts';

/** Orders that the ledger does not agree with, one of each way. */
export const ledgerPlants = (books: PlantedBooks): readonly Plant[] => {
  const { services, site, member, open, paid, change, changeLots, says, bought, book, booked } = books;
  const { moneyOfNobody, creditsOfNobody, movementOfNobody, gone } = books;
  return [
    [
      'credits_missing',
      async () =>
        says(
          open().then(async (made) => {
            await book(made, euros);
            return change(made, { state: 'paid', settled_at: new Date(services.clock.now()) });
          }),
          { event: 'paid' },
        ),
    ],
    [
      'credits_unpaid',
      async () => {
        const made = await open();
        await inTransaction(services.db, (trx) => buyCredits(services, trx, bought(made)));
        return made;
      },
    ],
    ['credits_unpaid', () => creditsOfNobody()],
    ['credits_back_differ', () => creditsOfNobody('reversal')],
    // The books are sound, and somebody else has what was paid for.
    ['credits_missing', () => booked(euros, 'EUR', gone)],
    ['credits_differ', async () => changeLots(await change(await paid(), { credits: 30 }), { credits: 30 })],
    [
      'credits_back_differ',
      async () => {
        const made = await paid();
        await inTransaction(services.db, (trx) =>
          takeCreditsBack(services, trx, {
            site,
            member,
            order: made.order,
            due: 5,
            reference: `order:${made.order}:x`,
          }),
        );
        return made;
      },
    ],
    ['lots_differ', async () => changeLots(await paid(), { amount_minor: 1 })],
    ['lots_differ', async () => changeLots(await paid(), { currency: 'SEK' })],
    ['takings_differ', () => booked({ amountMinor: 1498, vatMinor: 260 })],
    ['takings_differ', async () => change(await booked(undefined), { vat_minor: 0, vat_rate: 0 })],
    [
      'takings_differ',
      async () =>
        change(await booked({ amountMinor: 1499, vatMinor: 0 }, 'SEK'), { vat_minor: 0, vat_rate: 0 }),
    ],
    ['takings_differ', moneyOfNobody],
    [
      'takings_differ',
      async () => {
        const made = await paid();
        await book(made, { amountMinor: 1, vatMinor: 0 }, { number: 7 });
        return { order: '', payment: `order:${made.order}:7` };
      },
    ],
    [
      'takings_differ',
      async () => {
        const made = await change(await paid(), { back_moves: 1 });
        await book(made, { amountMinor: 1, vatMinor: 0 }, { number: 1, currency: 'SEK' });
        return made;
      },
    ],
    [
      'order_vat_differs',
      async () => change(await booked({ amountMinor: 1499, vatMinor: 240 }), { vat_minor: 240 }),
    ],
    ['given_for_nothing', () => movementOfNobody('grant', 'signup')],
    ['given_for_nothing', () => movementOfNobody('grant', 'gift')],
    // Before what is given is spent.
    ['lapsed_for_nothing', () => movementOfNobody('lapse', 'purge')],
    ['spent_for_nothing', () => movementOfNobody('spend', 'message')],
    ['spent_for_nothing', () => movementOfNobody('spend', 'nothing')],
    ['returned_too_much', () => paid({ refundedMinor: 500, chargedBackMinor: 1499 })],
    ['vat_differs', () => booked({ amountMinor: 1499, vatMinor: 0 })],
    [
      'vat_differs',
      async () => change(await paid({ refundedMinor: 500 }), { vat_minor: 500, vat_rate: 5005 }),
    ],
    ['state_differs', async () => change(await paid(), { state: 'refunded' })],
  ];
};
