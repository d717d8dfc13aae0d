import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks, soundBooks } from '../../credits/books-repository.ts';
import { fakeProvider } from '../../testing/fake-provider.ts';
import { openOrder } from '../../testing/orders/place-order.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { exportOrders } from '../export-repository.ts';
import type { Dispute } from '../provider/payment-provider.ts';
import { compareBooks } from '../reconciliation/compare.ts';
import { settleOrder } from '../settle.ts';

let server: TestServer;
const shop = fakeProvider();
beforeAll(async () => {
  server = await startTestServer();
  Object.assign(server.services, { payments: shop.provider });
});
afterAll(async () => {
  expect(await checkBooks(server.services.db)).toEqual(soundBooks);
  await server.end();
});

const dispute = (state: Dispute['state'], reason: string | null = null): Dispute => ({
  id: 'chb_1',
  state,
  amountMinor: 1499,
  reason,
  openedAt: new Date('2026-03-01T10:00:00Z'),
});
const ordered = async () => {
  const person = await server.member();
  const order = await openOrder(server, shop, person);
  await order.pay();
  const { db } = server.services;
  return {
    ...order,
    member: person.id,
    /** The provider says how a dispute stands; `takenMinor` is what the bank has then. */
    says: async (said: Dispute, takenMinor: number) => {
      shop.sayOf(order.payment, { disputes: [said], chargedBackMinor: takenMinor });
      await order.settle();
    },
    disputes: () =>
      db
        .selectFrom('order_disputes')
        .select(['dispute', 'state', 'amount_minor', 'reason'])
        .where('order_id', '=', order.id)
        .execute(),
    credits: async () => (await person.call('user')).body.user.credits as number,
  };
};

describe('a dispute about a payment', () => {
  it('is kept with the bank’s reason, through all that becomes of it', async () => {
    const { says, disputes, credits, row } = await ordered();
    await says(dispute('asked'), 0);
    expect([await credits(), (await row()).state]).toEqual([28, 'paid']);
    await says(dispute('taken', 'AC06'), 1499);
    expect([await credits(), (await row()).state]).toEqual([3, 'charged_back']);
    await says(dispute('won', 'AC06'), 0);
    expect([await credits(), (await row()).state]).toEqual([28, 'paid']);
    expect(await disputes()).toEqual([
      { dispute: 'chb_1', state: 'won', amount_minor: 1499, reason: 'AC06' },
    ]);
  });

  it('is in what its member downloads, with the sums that went back and what finance has listed', async () => {
    const { id, payment, says, settle, member } = await ordered();
    shop.sayOf(payment, { refundedMinor: 500 });
    await settle();
    await says({ ...dispute('taken', 'AC06'), amountMinor: 1200 }, 1200);
    await compareBooks(server.services);
    const { orders, order_disputes, order_differences } = await exportOrders(server.services.db, member);
    expect(orders).toMatchObject([
      { id, amount_minor: 1499, refunded_minor: 500, charged_back_minor: 1200, currency: 'EUR' },
    ]);
    expect(order_disputes).toEqual([
      {
        order_id: id,
        state: 'taken',
        amount_minor: 1200,
        reason: 'AC06',
        opened_at: new Date('2026-03-01T10:00:00Z'),
        changed_at: new Date(server.clock.now()),
      },
    ]);
    expect(order_differences).toMatchObject([
      { order_id: id, kind: 'returned_too_much', amount_minor: 1700, expected_minor: 1499, currency: 'EUR' },
    ]);
  });

  it('in a state that nobody knows moves nothing and is booked aside', async () => {
    const { id, says, credits } = await ordered();
    await says(dispute(null), 0);
    expect(await credits()).toBe(28);
    const rows = await server.services.db
      .selectFrom('order_differences')
      .select(['kind', 'amount_minor', 'state'])
      .where('order_id', '=', id)
      .execute();
    expect(rows).toEqual([{ kind: 'dispute_unknown', amount_minor: 1499, state: 'open' }]);
  });

  it('stands as the answer to the last asking says, also when an earlier one comes late', async () => {
    const { id, payment, says, disputes } = await ordered();
    await server.services.db
      .updateTable('orders')
      .set({ asks: 5, heard_ask: 5 })
      .where('id', '=', id)
      .execute();
    await says(dispute('won'), 0);
    const late = {
      ...(await shop.provider.read(payment)),
      disputes: [dispute('taken')],
      chargedBackMinor: 1499,
    };
    await settleOrder(server.services, id, late, 'webhook', 4);
    expect((await disputes()).map(({ state }) => state)).toEqual(['won']);
  });
});
