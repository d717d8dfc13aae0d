import { type DifferenceKind, ledgerDifferences } from '@vesper/domain';
import { secondsFromNow } from '../../platform/clock.ts';
import type { Services } from '../../platform/services/services.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { noteDifference } from './differences.ts';
import { findDifferences } from './differences-repository.ts';
import { findUnfoundedMovements, type UnfoundedMovement } from './movements-repository.ts';
import {
  findCreditsOfNobody,
  findMoneyOfNobody,
  readOrderBooks,
  type TransfersToLookAt,
} from './order-books-repository.ts';

const atATime = 500;
const beforeAll = '00000000-0000-0000-0000-000000000000';

const ofMoney: readonly DifferenceKind[] = [
  'takings_differ',
  'vat_differs',
  'order_vat_differs',
  'returned_too_much',
];

const unfounded: Readonly<Record<UnfoundedMovement['kind'], DifferenceKind>> = {
  grant: 'given_for_nothing',
  spend: 'spent_for_nothing',
  lapse: 'lapsed_for_nothing',
};

/** So far back transfers are asked whose they are; older ones where they differed before, and all of them in a full pass. */
const lookBackSeconds = 14 * 24 * 3600;

const transfersToLookAt = async ({ db, clock }: Services, isFull: boolean): Promise<TransfersToLookAt> => {
  if (isFull) return { since: new Date(0), references: [] };
  const before = await findDifferences(db, ['open', 'explained']);
  return {
    since: secondsFromNow(clock, -lookBackSeconds),
    references: before.flatMap(({ order_id: order, payment }) => (order === null ? (payment ?? []) : [])),
  };
};

/** Lists what was given, spent or lapsed for nothing. */
const compareMovements = async (services: Services, transfers: TransfersToLookAt): Promise<void> => {
  for await (const { reference, kind, credits, expected } of findUnfoundedMovements(services.db, transfers))
    await inTransaction(services.db, (trx) =>
      noteDifference(services, trx, null, unfounded[kind], credits, { payment: reference, expected }),
    );
};

/**
 * Compares every order with the ledger: each paid one has exactly its purchase and its lots, each sum that went back exactly
 * its credits, both on the accounts of its own member and site; no credits came of nothing, whether bought or come again, and
 * none were given, spent or lapsed without what that is for; what is kept of its price is its site's takings and VAT, and nobody
 * else's. What differs is listed.
 * @returns how many orders were compared
 */
export const compareWithLedger = async (
  services: Services,
  { isFull }: { readonly isFull: boolean },
): Promise<number> => {
  let count = 0;
  for (let after = beforeAll; ;) {
    const books = await readOrderBooks(services.db, after, atATime);
    for (const { order, ledger } of books) {
      const differences = ledgerDifferences(order, ledger);
      if (differences.length > 0)
        await inTransaction(services.db, async (trx) => {
          for (const { kind, found, expected } of differences)
            await noteDifference(services, trx, order.id, kind, found, {
              expected,
              ...(ofMoney.includes(kind) && { currency: order.currency }),
            });
        });
    }
    count += books.length;
    const last = books.at(-1);
    if (!last || books.length < atATime) break;
    after = last.order.id;
  }
  const transfers = await transfersToLookAt(services, isFull);
  for (const { reference, isPurchase, credits } of await findCreditsOfNobody(services.db, transfers)) {
    const kind = isPurchase ? 'credits_unpaid' : 'credits_back_differ';
    await inTransaction(services.db, (trx) =>
      noteDifference(services, trx, null, kind, credits, { payment: reference, expected: 0 }),
    );
  }
  for (const { reference, currency, takings } of await findMoneyOfNobody(services.db, transfers))
    await inTransaction(services.db, (trx) =>
      noteDifference(services, trx, null, 'takings_differ', takings, {
        payment: reference,
        currency,
        expected: 0,
      }),
    );
  await compareMovements(services, transfers);
  return count;
};
