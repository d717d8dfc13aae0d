import { randomUUID } from 'node:crypto';
import type { PriceTableStatement } from '@vesper/domain';
import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeProvider } from '../../testing/fake-provider.ts';
import { addSecondSite, memberOfSecondSite } from '../../testing/second-site.ts';
import { setDiscount, setPrices } from '../../testing/site-prices.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { SiteDirectory } from '../site-directory.ts';
import { changePrices, PriceRefused } from './change-prices.ts';
import { priceFile } from './price-schema.ts';
import { showPrices } from './show-prices.ts';

let server: TestServer;
let site: string;
let second: string;
const shop = fakeProvider();
beforeAll(async () => {
  server = await startTestServer();
  Object.assign(server.services, { payments: shop.provider });
  site = (await server.services.sites.findByHost('localhost', true))?.id ?? '';
  second = await addSecondSite(server);
});
afterAll(() => server.end());

const b25 = (priceMinor: number | null, credits = 25): PriceTableStatement => ({
  kind: 'bundle',
  bundle: 'b25',
  currency: 'EUR',
  credits,
  priceMinor,
});
const inTheNetherlands = async (person: Person): Promise<Person> => {
  await server.services.db
    .updateTable('members')
    .set({ country: 'NL' })
    .where('id', '=', person.id)
    .execute();
  return person;
};
const priceFor = async (person: Person): Promise<number | null> =>
  (await person.call('credits')).body.bundles.find(({ id }: { id: string }) => id === 'b25')?.price
    .amount_minor ?? null;
const versionNow = async () => (await server.services.sites.findByHost('localhost', true))?.version;
const order = (person: Person, more: object = {}) =>
  person.call('orderCreate', {
    body: { bundle: 'b25', method: 'ideal', repeat: true, ...more },
    key: randomUUID(),
  });
const rowOf = (id: string) =>
  server.services.db
    .selectFrom('orders')
    .select(['list_minor', 'amount_minor', 'vat_country', 'vat_rate', 'vat_minor'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('a price', () => {
  it('begins in its very millisecond, without anybody reading anew, and changes no old order', async () => {
    const person = await inTheNetherlands(await server.member());
    const { payment_id: old } = (await order(person)).body.order;
    await setPrices(server, site, [b25(1599)], 2);
    expect(await priceFor(person)).toBe(1499);
    // What is kept of pages hangs on it.
    const version = await versionNow();
    server.clock.advanceSeconds(1.999);
    expect(await priceFor(person)).toBe(1499);
    server.clock.advanceSeconds(0.001);
    expect(await priceFor(person)).toBe(1599);
    expect(await versionNow()).not.toBe(version);
    expect(await rowOf(old)).toMatchObject({ list_minor: 1499, amount_minor: 1499 });
    await setPrices(server, site, [b25(1499)]);
    expect(await priceFor(person)).toBe(1499);
  });

  it('is that of its brand', async () => {
    const [here, there] = [
      await inTheNetherlands(await server.member()),
      await inTheNetherlands(await memberOfSecondSite(server)),
    ];
    await setPrices(server, second, [b25(999)]);
    expect([await priceFor(here), await priceFor(there)]).toEqual([1499, 999]);
    expect((await order(there)).body.order.pay).toEqual({ amount_minor: 999, currency: 'EUR' });
  });

  it('that is no longer asked for is no bundle any more', async () => {
    const person = await inTheNetherlands(await memberOfSecondSite(server));
    await setPrices(server, second, [b25(null)]);
    expect(await priceFor(person)).toBeNull();
    expect((await order(person)).body.error.code).toBe('bundle_not_found');
  });

  it.each(['b26', 'B25', 'b25 EUR', '__proto__', "b25' or 1=1"])('is not made up: %s', async (bundle) => {
    const person = await inTheNetherlands(await server.member());
    expect((await order(person, { bundle })).body.error.code).toBe('bundle_not_found');
  });

  it('is what was shown, or the member is asked anew', async () => {
    const person = await inTheNetherlands(await server.member());
    const shown = { amount_minor: 1499, currency: 'EUR', credits: 25 };
    await setPrices(server, site, [b25(1599)]);
    const dearer = await order(person, { shown });
    expect([dearer.status, dearer.body.error.code]).toEqual([409, 'price_changed']);
    await setPrices(server, site, [b25(1499, 20)]);
    expect((await order(person, { shown })).body.error.code).toBe('price_changed');
    await setPrices(server, site, [b25(1499)]);
    expect((await order(person, { shown: { ...shown, currency: 'SEK' } })).body.error.code).toBe(
      'price_changed',
    );
    // Made up lower or higher, it is only compared.
    expect((await order(person, { shown: { ...shown, amount_minor: 1 } })).body.error.code).toBe(
      'price_changed',
    );
    const { body } = await order(person, { shown: { ...shown, amount_minor: 9999 } });
    expect(body.order.pay.amount_minor).toBe(1499);
    expect((await order(person, { shown })).status).toBe(200);
  });
});

describe('VAT', () => {
  it('is kept on the order, as it was valid for the country then', async () => {
    const person = await inTheNetherlands(await server.member());
    const { payment_id: first } = (await order(person)).body.order;
    await setPrices(server, site, [{ kind: 'vat', country: 'NL', rate: 900 }]);
    const { payment_id: next } = (await order(person, { discount_code: 'TIMEBONUS25' })).body.order;
    const before = { vat_country: 'NL', list_minor: 1499 };
    expect(await rowOf(first)).toEqual({ ...before, amount_minor: 1499, vat_rate: 2100, vat_minor: 260 });
    expect(await rowOf(next)).toEqual({ ...before, amount_minor: 1124, vat_rate: 900, vat_minor: 93 });
    await setPrices(server, site, [{ kind: 'vat', country: 'NL', rate: 2100 }]);
  });
});

describe('the cost of a message', () => {
  it('is the site’s own figure, and that of the cheapest bundle after it ends', async () => {
    const cost = async () => (await server.visitor().call('settings')).body.settings.minimum_message_costs.NL;
    const own = (costMinor: number | null): PriceTableStatement => ({
      kind: 'message-cost',
      country: 'NL',
      currency: 'EUR',
      costMinor,
    });
    await setPrices(server, site, [own(99)]);
    expect(await cost()).toEqual({ costs: 0.99, currency: 'EUR' });
    await setPrices(server, site, [own(null)]);
    expect(await cost()).toEqual({ costs: 0.3, currency: 'EUR' });
  });
});

describe('another server', () => {
  it('goes by a change as soon as it hears of it, and within five seconds otherwise', async () => {
    const log = { error: () => undefined, warn: () => undefined } as unknown as FastifyBaseLogger;
    const directory = new SiteDirectory(server.services.db, server.clock, log);
    const price = async () =>
      (await directory.findByHost('localhost', true))?.prices.bundles.find(
        ({ id, currency }) => id === 'b25' && currency === 'EUR',
      )?.priceMinor;
    expect(await price()).toBe(1499);
    await setPrices(server, site, [b25(1599)]);
    expect(await price()).toBe(1499);
    directory.hearChanged(['somebody else']);
    expect(await price()).toBe(1499);
    directory.hearChanged([site]);
    expect(await price()).toBe(1599);
    await setPrices(server, site, [b25(1499)]);
    server.clock.advanceSeconds(5);
    expect(await price()).toBe(1499);
  });
});

describe('the command', () => {
  const change = (...entries: object[]) => changePrices(server.services, site, priceFile.parse(entries));
  const count = async () => (await showPrices(server.services.db, site, server.clock.now())).join('\n');
  const dearer = { kind: 'bundle', bundle: 'b60', currency: 'EUR', credits: 60, price: '31.5' };

  it('writes what is new, and nothing twice', async () => {
    const [first] = await change(dearer);
    expect(first).toMatchObject({
      isNew: true,
      line: 'bundle bundle=b60 currency=EUR credits=60 price=31.50',
      before: 'bundle bundle=b60 currency=EUR credits=60 price=29.99',
    });
    server.clock.advanceSeconds(1);
    expect((await change(dearer)).map(({ isNew }) => isNew)).toEqual([false]);
    expect((await change({ kind: 'discount', code: 'cmd', percentage: 5 }))[0]?.isNew).toBe(true);
    server.clock.advanceSeconds(1);
    expect((await change({ kind: 'discount', code: 'CMD', percentage: 5 }))[0]?.isNew).toBe(false);
  });

  it.each([
    ['in the past', { kind: 'vat', country: 'NL', rate: 9, from: '2020-01-01T00:00:00Z' }],
    ['that ends what is not sold', { ...dearer, bundle: 'b61', price: 'none' }],
    [
      'in money that the country does not pay in',
      { kind: 'message-cost', country: 'NL', currency: 'SEK', cost: 3 },
    ],
    ['of a minimum without currency', { kind: 'discount', code: 'MIN', percentage: 5, minimum: 20 }],
    ['for somebody who is not there', { kind: 'discount', code: 'WHO', percentage: 5, member: randomUUID() }],
    [
      'of the welcome discount with an end of its own',
      { kind: 'discount', code: 'TIMEBONUS25', percentage: 5, expires: '2030-01-01T00:00:00Z' },
    ],
  ])('changes nothing at all for something %s', async (_what, wrong) => {
    const before = await count();
    await expect(change({ kind: 'vat', country: 'DE', rate: 7 }, wrong)).rejects.toThrow(PriceRefused);
    expect(await count()).toBe(before);
  });

  it.each([
    [{ kind: 'vat', country: 'XX', rate: 5 }],
    [{ kind: 'vat', country: 'NL', rate: 100.5 }],
    [{ ...dearer, price: 0 }],
    [{ ...dearer, price: '12.345' }],
    [{ ...dearer, prize: 3 }],
    [{ kind: 'discount', code: 'X Y', percentage: 10 }],
    [{ kind: 'discount', code: 'ALL', percentage: 100 }],
  ])('refuses %o', (entry) => expect(priceFile.safeParse([entry]).success).toBe(false));

  it('goes by its own site: by another one’s codes and members nothing is known, refused or changed', async () => {
    await setDiscount(server, second, 'BOTH', { value_rate: 500 });
    const both = (percentage: number, more: object = {}) =>
      change({ kind: 'discount', code: 'both', percentage, ...more });
    server.clock.advanceSeconds(1);
    expect(await both(5)).toMatchObject([{ isNew: true, before: null }]);
    server.clock.advanceSeconds(1);
    await both(6);
    const shown = async (of: string) =>
      (await showPrices(server.services.db, of, server.clock.now())).filter((line) => line.includes('BOTH'));
    expect(await shown(site)).toEqual([expect.stringContaining('percentage=6')]);
    expect(await shown(second)).toEqual([expect.stringContaining('percentage=5')]);
    const { id: member } = await memberOfSecondSite(server);
    await expect(both(7, { member })).rejects.toThrow(PriceRefused);
  });

  it('shows what is planned, in the words that set it', async () => {
    await change({ kind: 'vat', country: 'FI', rate: '26.5', from: '2030-01-01T00:00:00Z' });
    const lines = await showPrices(server.services.db, site, server.clock.now());
    expect(lines).toContain('vat country=FI rate=25.5');
    expect(lines).toContain('vat country=FI rate=26.5 from=2030-01-01T00:00:00.000Z');
  });

  it('is the only way in: the database refuses to change or date back what was said', async () => {
    const { db } = server.services;
    await expect(db.updateTable('bundle_prices').set({ price_minor: 1 }).execute()).rejects.toThrow(
      /only added/,
    );
    await expect(db.deleteFrom('vat_rates').execute()).rejects.toThrow(/only added/);
    await expect(
      db
        .insertInto('vat_rates')
        .values({
          id: randomUUID(),
          site_id: site,
          country: 'NL',
          rate: 1,
          valid_from: new Date(0),
          noted_at: new Date(1),
        })
        .execute(),
    ).rejects.toThrow(/not_backdated/);
  });
});
