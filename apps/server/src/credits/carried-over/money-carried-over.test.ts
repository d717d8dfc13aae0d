import { ledgerDifferences } from '@vesper/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readOrderBooks } from '../../payment/reconciliation/order-books-repository.ts';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { migrateDown, migrateUp, migrationStatus } from '../../platform/database/migrations.ts';
import { newId } from '../../platform/ids.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { checkBooks } from '../books-repository.ts';

let database: TestDatabase;
let open: OpenDatabase;
const [site, member] = [newId(), newId()];

/** Back to when the ledger held credits only. */
const takeMoneyAway = async () => {
  const names = (await migrationStatus(open)).map(({ name }) => name);
  await migrateDown(open, names.length - names.indexOf('0029-money-in-the-ledger'));
};

beforeAll(async () => {
  database = await makeTestDatabase();
  open = await openDatabase({ databaseUrl: database.databaseUrl, dataFolder: database.dataFolder });
  await migrateUp(open);
  await takeMoneyAway();
  await sql`insert into sites (id, domain, settings) values (${site}, 'old.test', '{}')`.execute(open.db);
  await sql`insert into members (id, site_id, email, name, status, language, birth_date, country, signup_at, last_seen_at)
    values (${member}, ${site}, 'old@x.test', 'old', 'active', 'en', '1960-01-01', 'NL', now(), now())`.execute(
    open.db,
  );
});
afterAll(async () => {
  await open.db.destroy();
  await database.remove();
});

/** An order as it was written before; `back` is what was refunded and charged back. */
const oldOrder = async (
  state: string,
  [refunded, chargedBack]: readonly [number, number] = [0, 0],
  { amount = 1499, vat = 260, currency = 'EUR', settled = true } = {},
) => {
  const id = newId();
  await sql`insert into orders (id, site_id, member_id, bundle, credits, list_minor, amount_minor, currency, vat_country,
      vat_rate, vat_minor, method, client_key, state, provider, refunded_minor, charged_back_minor, created_at, settled_at)
    values (${id}, ${site}, ${member}, 'b25', 25, ${amount}, ${amount}, ${currency}, 'NL', 2100, ${vat}, 'ideal', ${id},
      ${state}, 'mollie', ${refunded}, ${chargedBack}, now(), ${settled ? sql`now()` : null})`.execute(
    open.db,
  );
};
const moneyDifferences = async () =>
  (await readOrderBooks(open.db, '00000000-0000-0000-0000-000000000000', 100))
    .flatMap(({ order, ledger }) => ledgerDifferences(order, ledger))
    .filter(({ kind }) => kind === 'takings_differ' || kind === 'vat_differs');
const takings = async () =>
  (
    await sql`select unit, sum(amount)::int as takings from ledger_postings join ledger_accounts on id = account_id
      where kind = 'takings' group by unit order by unit`.execute(open.db)
  ).rows;

it('what was paid and went back before there was money in the ledger is each order’s, VAT and all', async () => {
  await oldOrder('paid');
  await oldOrder('partly_refunded', [500, 0]);
  await oldOrder('partly_refunded', [333, 333]);
  await oldOrder('refunded', [1499, 0]);
  // Refunded and charged back besides: more than there was.
  await oldOrder('charged_back', [1499, 1499]);
  await oldOrder('partly_refunded', [1, 0], { amount: 3, vat: 1 });
  await oldOrder('paid', [0, 0], { amount: 16_900, vat: 3380, currency: 'SEK' });
  await oldOrder('paid', [0, 0], { vat: 0 });
  for (const state of ['created', 'open', 'failed', 'expired'])
    await oldOrder(state, [0, 0], { settled: false });

  for (const _again of [1, 2]) {
    await migrateUp(open);
    expect(await moneyDifferences()).toEqual([]);
    expect(await takings()).toEqual([
      { unit: 'EUR', takings: 1499 + 999 + 833 + 2 + 1499 },
      { unit: 'SEK', takings: 16_900 },
    ]);
    expect((await checkBooks(open.db)).sum).toBe(0);
    await takeMoneyAway();
  }
});
