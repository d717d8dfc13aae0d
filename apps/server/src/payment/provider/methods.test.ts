import { randomUUID } from 'node:crypto';
import type { OfferedMethod } from '@vesper/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeProvider } from '../../testing/fake-provider.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
const shop = fakeProvider();
beforeAll(async () => {
  server = await startTestServer();
  Object.assign(server.services, { payments: shop.provider });
});
afterAll(() => server.end());
beforeEach(() => {
  shop.setAway(false);
  shop.setMethods([anySum('ideal'), anySum('applepay'), anySum('googlepay')]);
  // What was known of methods has become old.
  server.clock.advanceSeconds(601);
});

const anySum = (id: string): OfferedMethod => ({
  id,
  minimumMinor: null,
  maximumMinor: null,
  keeps: false,
});
const order = async (person: Person, method: string, bundle = 'b25') => {
  const { status, body } = await person.call('orderCreate', { body: { bundle, method }, key: randomUUID() });
  return status === 200 ? 'taken' : (body.error.code as string);
};
const ordersOf = async (person: Person): Promise<number> => {
  const rows = await server.services.db
    .selectFrom('orders')
    .select('id')
    .where('member_id', '=', person.id)
    .execute();
  return rows.length;
};

describe('the method of an order', () => {
  it.each([['gold'], ['blik'], ['IDEAL']])('is none that is not offered: %s', async (method) => {
    const person = await server.member();
    expect(await order(person, method)).toBe('payment_method_not_offered');
    expect(await ordersOf(person)).toBe(0);
    expect(await order(person, 'ideal')).toBe('taken');
  });

  it.each<[limit: Partial<OfferedMethod>, code: string]>([
    [{ maximumMinor: 1498 }, 'payment_method_not_offered'],
    [{ minimumMinor: 1500 }, 'payment_method_not_offered'],
    [{ minimumMinor: 1499, maximumMinor: 1499 }, 'taken'],
  ])('takes the sum of the order: %j', async (limit, code) => {
    shop.setMethods([{ ...anySum('ideal'), ...limit }]);
    expect(await order(await server.member(), 'ideal')).toBe(code);
  });

  it('may be a wallet that this device does not show', async () => {
    expect(await order(await server.member(), 'applepay')).toBe('taken');
  });

  it('is judged by the provider alone while its list was never read', async () => {
    const unread = fakeProvider();
    unread.provider.methods = () => Promise.reject(new Error('away'));
    Object.assign(server.services, { payments: unread.provider });
    expect(await order(await server.member(), 'anything')).toBe('taken');
    Object.assign(server.services, { payments: shop.provider });
  });

  it('is judged by what was known last while the provider does not answer', async () => {
    const person = await server.member();
    await person.call('credits');
    server.clock.advanceSeconds(601);
    shop.setAway(true);
    expect(await order(person, 'gold')).toBe('payment_method_not_offered');
  });
});

describe('the methods that a page shows', () => {
  it('are those of the device that asks, with the sums they take', async () => {
    shop.setMethods([{ ...anySum('ideal'), minimumMinor: 1, maximumMinor: 5_000_000 }, anySum('applepay')]);
    const shown = async (agent: string) =>
      (await server.visitor().call('credits', { headers: { 'user-agent': agent } })).body.methods;
    expect(await shown('Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0')).toEqual([
      { id: 'ideal', minimum_minor: 1, maximum_minor: 5_000_000, keeps: false },
    ]);
    expect(
      (await shown('Mozilla/5.0 (iPhone; CPU iPhone OS 18_5)')).map(({ id }: OfferedMethod) => id),
    ).toEqual(['ideal', 'applepay']);
  });
});
