import { randomUUID } from 'node:crypto';
import type { DifferenceKind } from '@vesper/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakePayouts } from '../../testing/orders/fake-payouts.ts';
import { fakeProvider } from '../../testing/fake-provider.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { ProviderUnavailable } from '../provider/payment-provider.ts';
import { compareBooks } from './compare.ts';
import { explainDifference } from './differences-repository.ts';
import { ledgerPlants } from '../../testing/orders/ledger-plants.ts';
import type { Plant } from '../../testing/orders/plant.ts';
import {
  type Made,
  openPlantedBooks,
  type Owners,
  type PlantedBooks,
} from '../../testing/orders/planted-books.ts';
import { providerPlants } from '../../testing/orders/provider-plants.ts';
import { entryOf, paidOutSoundly, settlementPlants } from '../../testing/orders/settlement-plants.ts';

/** The long run plants more than 1,000 differences. */
const ofEach = process.env.VESPER_TEST_LENGTH === 'long' ? 50 : 2;
const daySeconds = 24 * 3600;

let server: TestServer;
let owners: Owners;
let books: PlantedBooks;
let plants: readonly Plant[];
const shop = fakeProvider();
const payouts = fakePayouts(() => server.clock.now());
const services = () => server.services;

beforeAll(async () => {
  server = await startTestServer();
  Object.assign(services(), { payments: shop.provider, settlements: payouts.source });
  const { id: site } = await services().db.selectFrom('sites').select('id').executeTakeFirstOrThrow();
  owners = { site, member: (await server.member()).id, gone: (await server.member()).id };
  books = openPlantedBooks(server, shop, owners);
  plants = [...ledgerPlants(books), ...providerPlants(books, shop), ...settlementPlants(books, payouts)];
});
afterAll(() => server.end());

const rows = async () => {
  const found = await services()
    .db.selectFrom('order_differences')
    .select(['order_id', 'payment', 'kind', 'state'])
    .execute();
  return found.map(({ order_id, payment, kind, state }) => `${order_id ?? payment} ${kind} ${state}`).sort();
};

describe('the daily comparison', () => {
  it('finds every planted difference and nothing else, once, and closes what is gone', async () => {
    const planted: { made: Made; kind: DifferenceKind; state: string }[] = [];
    const { open, says, settle, paid, change } = books;
    const none = await open();
    await says(open(), { event: 'processing' }).then(settle);
    await says(open(), { event: 'expired' }).then(settle);
    payouts.payOut([], { at: new Date(server.clock.now() - 40 * daySeconds * 1000) });
    for (let count = 0; count < ofEach; count += 1) {
      // Sound ones between them, as they come.
      await paid();
      await paid({ refundedMinor: 600 });
      await paid({ chargedBackMinor: 1499 });
      await says(paid({ chargedBackMinor: 1499 }), { chargedBackMinor: 0 }).then(settle);
      await paidOutSoundly(books, payouts);
      for (const [kind, plant, good] of plants)
        planted.push({ made: await plant(), kind, state: good ? 'closed' : 'open' });
    }
    await services()
      .db.updateTable('members')
      .set({ status: 'purged' })
      .where('id', '=', owners.gone)
      .execute();
    const expected = planted
      .map(({ made, kind, state }) => `${made.order || made.payment} ${kind} ${state}`)
      .sort();
    const { orders, payments, closed } = await compareBooks(services());
    expect(await rows()).toEqual(expected);
    expect([orders, payments]).toEqual([expect.any(Number), expect.any(Number)]);
    expect(closed).toBe(0);

    // Once more a day later: the same rows; what is explained stays so, what is made good is closed.
    server.clock.advanceSeconds(daySeconds);
    const find = (kind: DifferenceKind) => planted.find((one) => one.kind === kind)?.made ?? none;
    const unknown = find('payment_unknown');
    shop.sayOf(unknown.payment, { refundedMinor: 1499 });
    await change(find('state_differs'), { state: 'paid' });
    const [explained] = await services()
      .db.selectFrom('order_differences')
      .select('id')
      .where('order_id', '=', find('booked_unpaid').order)
      .execute();
    expect(await explainDifference(services().db, explained?.id ?? '', 'settled by hand', new Date())).toBe(
      true,
    );
    expect((await compareBooks(services())).closed).toBe(2);
    const changed = (line: string) =>
      line
        .replace(`${unknown.payment} payment_unknown open`, `${unknown.payment} payment_unknown closed`)
        .replace(
          `${find('state_differs').order} state_differs open`,
          `${find('state_differs').order} state_differs closed`,
        )
        .replace(
          `${find('booked_unpaid').order} booked_unpaid open`,
          `${find('booked_unpaid').order} booked_unpaid explained`,
        );
    expect(await rows()).toEqual(expected.map(changed).sort());
    // What comes again is open again.
    await change(find('state_differs'), { state: 'refunded' });
    await compareBooks(services());
    expect((await rows()).filter((line) => line.startsWith(find('state_differs').order))).toEqual([
      `${find('state_differs').order} state_differs open`,
    ]);
  }, 600_000);

  it('gives an order the payment that its server died over', async () => {
    const made = await books.open();
    await books.change(made, { provider_payment: null, state: 'created' });
    shop.sayOf(made.payment, { event: 'paid' });
    const before = await rows();
    await compareBooks(services());
    const { state, provider_payment: payment } = await services()
      .db.selectFrom('orders')
      .select(['state', 'provider_payment'])
      .where('id', '=', made.order)
      .executeTakeFirstOrThrow();
    expect([state, payment]).toEqual(['paid', made.payment]);
    expect((await rows()).filter((line) => !before.includes(line))).toEqual([
      `${made.order} paid_unbooked closed`,
    ]);
  });

  it('closes no payment of nobody that is in no list any more while the provider does not say how it stands', async () => {
    const payment = `tr_${randomUUID().replaceAll('-', '')}`;
    shop.sayOf(payment, { ...books.said({ order: '', payment }), order: null, event: 'paid' });
    await compareBooks(services());
    const line = async () => (await rows()).filter((one) => one.startsWith(payment));
    expect(await line()).toEqual([`${payment} payment_unknown open`]);
    const { paymentsSince, read } = shop.provider;
    shop.provider.paymentsSince = async function* () {};
    shop.provider.read = async (id) => {
      if (id === payment) throw new ProviderUnavailable('away');
      return read(id);
    };
    server.clock.advanceSeconds(3600);
    await compareBooks(services()).catch(() => {});
    Object.assign(shop.provider, { paymentsSince, read });
    expect(await line()).toEqual([`${payment} payment_unknown open`]);
  });

  it('still compares with the ledger while the provider is away, and closes nothing that it could not see', async () => {
    const made = await books.change(await books.paid(), { state: 'refunded' });
    const before = await rows();
    shop.setAway(true);
    server.clock.advanceSeconds(3600);
    await expect(compareBooks(services())).rejects.toThrow(ProviderUnavailable);
    shop.setAway(false);
    expect((await rows()).filter((line) => !before.includes(line))).toEqual([
      `${made.order} state_differs open`,
    ]);
  });

  it('closes nothing of payouts that it could not read, and compares the rest', async () => {
    const unpaid = await books.open();
    payouts.payOut([entryOf(unpaid)]);
    await compareBooks(services());
    const line = `${unpaid.order} settled_unbooked open`;
    expect(await rows()).toContain(line);
    const made = await books.change(await books.paid(), { state: 'refunded' });
    payouts.setAway(true);
    server.clock.advanceSeconds(3600);
    await expect(compareBooks(services())).rejects.toThrow(ProviderUnavailable);
    payouts.setAway(false);
    expect(await rows()).toEqual(expect.arrayContaining([line, `${made.order} state_differs open`]));
  });

  it('asks of transfers from long ago whose they are in a full pass only', async () => {
    const old = await books.creditsOfNobody(
      'purchase',
      new Date(server.clock.now() - 30 * daySeconds * 1000),
    );
    const line = `${old.payment} credits_unpaid open`;
    await compareBooks(services());
    expect(await rows()).not.toContain(line);
    await compareBooks(services(), { isFull: true });
    expect(await rows()).toContain(line);
    // Once found it is looked at again, whenever it was.
    server.clock.advanceSeconds(3600);
    await compareBooks(services());
    expect(await rows()).toContain(line);
  });
});
