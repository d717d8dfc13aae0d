import { defaultPrices } from '@vesper/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { migrateDown, migrateUp, migrationStatus } from '../../platform/database/migrations.ts';
import { newId } from '../../platform/ids.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;
let open: OpenDatabase;
const site = newId();

/** Back to when prices were written in the program. */
const takePricesAway = async () => {
  const names = (await migrationStatus(open)).map(({ name }) => name);
  await migrateDown(open, names.length - names.indexOf('0023-prices'));
};

const settings = {
  country: 'DE',
  rules: {
    signupCredits: 5,
    welcomeDiscountPercentage: 30,
    minimumMessageCosts: { NL: { amountMinor: 99, currency: 'EUR' } },
  },
};
const settingsNow = async () =>
  (await sql<{ settings: unknown }>`select settings from sites`.execute(open.db)).rows[0]?.settings;

beforeAll(async () => {
  database = await makeTestDatabase();
  open = await openDatabase({ databaseUrl: database.databaseUrl, dataFolder: database.dataFolder });
  await migrateUp(open);
  await takePricesAway();
  await sql`insert into sites (id, domain, settings) values (${site}, 'old.test', ${JSON.stringify(settings)})`.execute(
    open.db,
  );
});
afterAll(async () => {
  await open.db.destroy();
  await database.remove();
});

const oldMember = async (country: string | null, stayUntil: Date | null = null) => {
  const id = newId();
  await sql`insert into members (id, site_id, email, name, status, language, birth_date, country, signup_at, last_seen_at,
      stay_discount_until)
    values (${id}, ${site}, ${`${id}@x.test`}, ${id}, 'active', 'en', '1960-01-01', ${country}, now(), now(), ${stayUntil})`.execute(
    open.db,
  );
  return id;
};

const oldOrder = async (
  member: string,
  { code = null as string | null, state = 'open', currency = 'EUR', amount = 1499, minutesAgo = 0 },
) => {
  const id = newId();
  await sql`insert into orders (id, site_id, member_id, bundle, credits, amount_minor, currency, method, client_key, state,
      provider, discount_code, created_at)
    values (${id}, ${site}, ${member}, 'b25', 25, ${amount}, ${currency}, 'ideal', ${id}, ${state}, 'mollie', ${code},
      now() - ${minutesAgo} * interval '1 minute')`.execute(open.db);
  return id;
};

it('orders, discounts and prices from before there were tables are carried over, and back again', async () => {
  const stayUntil = new Date(Date.now() + 3 * 24 * 3_600_000);
  const [dutch, nowhere, swiss] = [
    await oldMember('NL', stayUntil),
    await oldMember(null),
    await oldMember('CH'),
  ];
  const plain = await oldOrder(dutch, { state: 'paid' });
  const older = await oldOrder(dutch, { code: 'TIMEBONUS25', amount: 1124, minutesAgo: 5 });
  const newer = await oldOrder(dutch, { code: 'TIMEBONUS25', amount: 1124 });
  const stayed = await oldOrder(dutch, { code: 'STAY30', amount: 1049, state: 'processing' });
  const german = await oldOrder(nowhere, { code: 'TIMEBONUS25', amount: 1124, state: 'expired' });
  const francs = await oldOrder(swiss, { currency: 'CHF', amount: 1490 });
  const odd = await oldOrder(swiss, {});

  await migrateUp(open);

  const { rows: orders } = await sql<Record<string, unknown>>`
    select id, list_minor, vat_country, vat_rate, vat_minor from orders order by id`.execute(open.db);
  expect(orders).toEqual([
    { id: plain, list_minor: 1499, vat_country: 'NL', vat_rate: 2100, vat_minor: 260 },
    { id: older, list_minor: 1499, vat_country: 'NL', vat_rate: 2100, vat_minor: 195 },
    { id: newer, list_minor: 1499, vat_country: 'NL', vat_rate: 2100, vat_minor: 195 },
    { id: stayed, list_minor: 1499, vat_country: 'NL', vat_rate: 2100, vat_minor: 182 },
    // Nobody knows where they are: where the site is.
    { id: german, list_minor: 1499, vat_country: 'DE', vat_rate: 1900, vat_minor: 179 },
    { id: francs, list_minor: 1490, vat_country: 'CH', vat_rate: 810, vat_minor: 112 },
    // Moved since: francs are not what was paid.
    { id: odd, list_minor: 1499, vat_country: 'DE', vat_rate: 1900, vat_minor: 239 },
  ]);
  const { rows: uses } = await sql<{ order_id: string }>`
    select order_id, code, discount_uses.state, slot from discount_uses
    join discounts on discounts.id = discount_id order by order_id`.execute(open.db);
  const offeredAtMs = stayUntil.getTime() - 7 * 24 * 3_600_000;
  expect(uses).toEqual([
    { order_id: older, code: 'TIMEBONUS25', state: 'free', slot: dutch },
    { order_id: newer, code: 'TIMEBONUS25', state: 'held', slot: dutch },
    { order_id: stayed, code: 'STAY25', state: 'spent', slot: `${dutch} ${offeredAtMs}` },
    { order_id: german, code: 'TIMEBONUS25', state: 'free', slot: nowhere },
  ]);
  const { rows: said } = await sql`
    select code, own_window, value_rate, first_purchase_only, status from discount_terms
    join discounts on discounts.id = discount_id order by code`.execute(open.db);
  expect(said).toEqual([
    { code: 'STAY25', own_window: 'stay', value_rate: 3000, first_purchase_only: false, status: 'active' },
    {
      code: 'TIMEBONUS25',
      own_window: 'signup',
      value_rate: 3000,
      first_purchase_only: true,
      status: 'active',
    },
  ]);
  const { rows: counts } = await sql`
    select (select count(*)::int from bundle_prices) as bundles, (select count(*)::int from vat_rates) as rates,
      (select cost_minor from minimum_message_costs where country = 'NL') as cost`.execute(open.db);
  expect(counts).toEqual([{ bundles: 32, rates: 16, cost: 99 }]);
  expect(await settingsNow()).toEqual({ country: 'DE', rules: { signupCredits: 5 } });

  await takePricesAway();
  expect(await settingsNow()).toEqual(settings);
  await migrateUp(open);
});

it('the tables begin with what a new site is given', async () => {
  const written = async () => {
    const { rows } = await sql`
      select bundle, currency, credits, price_minor from bundle_prices order by currency, credits`.execute(
      open.db,
    );
    const { rows: places } = await sql`
      select v.country, currency, rate from vat_rates v join country_currencies using (site_id, country)
      order by country`.execute(open.db);
    return { rows, places };
  };
  const { rows, places } = await written();
  const bundles = defaultPrices.flatMap((one) =>
    one.kind === 'bundle'
      ? [{ bundle: one.bundle, currency: one.currency, credits: one.credits, price_minor: one.priceMinor }]
      : [],
  );
  expect(new Set(rows.map((row) => JSON.stringify(row)))).toEqual(
    new Set(bundles.map((row) => JSON.stringify(row))),
  );
  const rates = defaultPrices.flatMap((one) => (one.kind === 'vat' ? [[one.country, one.rate]] : []));
  const paid = defaultPrices.flatMap((one) => (one.kind === 'currency' ? [[one.country, one.currency]] : []));
  const found = places as { country: string; currency: string; rate: number }[];
  expect(new Map(found.map(({ country, rate }) => [country, rate]))).toEqual(new Map(rates as never));
  expect(new Map(found.map(({ country, currency }) => [country, currency]))).toEqual(new Map(paid as never));
});
