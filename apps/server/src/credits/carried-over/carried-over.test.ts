import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { migrateDown, migrateUp, migrationStatus } from '../../platform/database/migrations.ts';
import { newId } from '../../platform/ids.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { checkBooks, soundBooks } from '../books-repository.ts';

let database: TestDatabase;
let open: OpenDatabase;
const site = newId();
/** Whose the accounts are is none of this test's business. */
const sound = { ...soundBooks, ownerless: expect.any(Number) as number };

/** Back to when there were none. */
const takeLotsAway = async () => {
  const names = (await migrationStatus(open)).map(({ name }) => name);
  await migrateDown(open, names.length - names.indexOf('0022-credit-lots'));
};

beforeAll(async () => {
  database = await makeTestDatabase();
  open = await openDatabase({ databaseUrl: database.databaseUrl, dataFolder: database.dataFolder });
  await migrateUp(open);
  await takeLotsAway();
  await sql`insert into sites (id, domain, settings) values (${site}, 'old.test', '{}')`.execute(open.db);
  // Who has the orders is none of this test's business.
  await sql`alter table orders drop constraint orders_member_id_fkey`.execute(open.db);
  for (const kind of ['sales', 'grants', 'spending', 'refunds'])
    await sql`insert into ledger_accounts (id, site_id, kind) values (${newId()}, ${site}, ${kind})`.execute(
      open.db,
    );
});
afterAll(async () => {
  await open.db.destroy();
  await database.remove();
});

/** A member's account as it was kept before there were lots. */
const oldAccount = async () => {
  const [member, account] = [newId(), newId()];
  await sql`insert into ledger_accounts (id, site_id, kind, member_id, balance)
    values (${account}, ${site}, 'member', ${member}, 0)`.execute(open.db);
  const move = async (
    kind: string,
    other: string,
    credits: number,
    reference = newId() as string,
    secondsAgo = 0,
  ) => {
    const id = newId();
    await open.runScript(`
      insert into ledger_transfers values ('${id}', '${kind}', '${reference}', now() - interval '${secondsAgo} seconds');
      insert into ledger_postings values ('${id}', '${account}', ${credits}),
        ('${id}', (select id from ledger_accounts where site_id = '${site}' and kind = '${other}'), ${-credits});
      update ledger_accounts set balance = balance + ${credits} where id = '${account}';`);
    return id;
  };
  const order = async (credits: number, amountMinor: number) => {
    const id = newId();
    await sql`insert into orders (id, site_id, member_id, bundle, credits, amount_minor, currency, method, client_key, state,
        provider, created_at)
      values (${id}, ${site}, ${member}, 'b25', ${credits}, ${amountMinor}, 'EUR', 'ideal', ${id}, 'paid', 'mollie', now())`.execute(
      open.db,
    );
    return { id, lot: await move('purchase', 'sales', credits, `order:${id}`) };
  };
  return { account, move, order };
};

const lotsOf = async (account: string) =>
  (
    await sql<{
      id: string;
      remaining: number;
    }>`select id, remaining::int from ledger_lots where account_id = ${account} order by id`.execute(open.db)
  ).rows.map(({ id, remaining }) => [id, remaining]);

it('what was bought, given, spent and taken back before there were lots is carried over to the same balances', async () => {
  const one = await oldAccount();
  const gift = await one.move('grant', 'grants', 3);
  const first = await one.order(25, 1499);
  const second = await one.order(60, 2999);
  // Spent first in, first out, as it was then.
  await one.move('spend', 'spending', -10);
  // Of the second order, though the first is older.
  await one.move('refund', 'refunds', -20, `order:${second.id}:1000`);
  const later = await one.move('grant', 'grants', 5);
  await one.move('lapse', 'grants', -2);
  const other = await oldAccount();
  await other.move('grant', 'grants', 3);
  await other.move('spend', 'spending', -3);

  await migrateUp(open);

  const { rows } = await sql`
    select id, granted, order_id, credits::int, amount_minor, currency, remaining::int from ledger_lots
    where account_id = ${one.account} order by id`.execute(open.db);
  expect(rows).toEqual([
    { id: gift, granted: true, order_id: null, credits: 3, amount_minor: null, currency: null, remaining: 0 },
    {
      id: first.lot,
      granted: false,
      order_id: first.id,
      credits: 25,
      amount_minor: 1499,
      currency: 'EUR',
      remaining: 18,
    },
    {
      id: second.lot,
      granted: false,
      order_id: second.id,
      credits: 60,
      amount_minor: 2999,
      currency: 'EUR',
      remaining: 40,
    },
    {
      id: later,
      granted: true,
      order_id: null,
      credits: 5,
      amount_minor: null,
      currency: null,
      remaining: 3,
    },
  ]);
  expect(await checkBooks(open.db)).toEqual(sound);
});

it('also where a clock was behind and where somebody has written by hand', async () => {
  await takeLotsAway();
  const behind = await oldAccount();
  const order = await behind.order(25, 1499);
  await behind.move('spend', 'spending', -10, newId(), 2);
  const byHand = await oldAccount();
  const bought = await byHand.move('purchase', 'sales', 25, 'order:by hand');
  await byHand.move('refund', 'refunds', -20, 'order:by hand:1200');
  const undone = await oldAccount();
  const first = await undone.order(25, 1499);
  await undone.move('spend', 'spending', -10);
  const back = await undone.move('reversal', 'spending', 10);
  await undone.move('refund', 'refunds', -20, `order:${first.id}:1200`);
  const changed = await oldAccount();
  const { id, lot } = await changed.order(25, 1499);
  await sql`update orders set credits = 10 where id = ${id}`.execute(open.db);

  await migrateUp(open);

  expect(await lotsOf(behind.account)).toEqual([[order.lot, 15]]);
  expect(await lotsOf(byHand.account)).toEqual([[bought, 5]]);
  expect(await lotsOf(undone.account)).toEqual([
    [first.lot, 0],
    [back, 5],
  ]);
  expect(await lotsOf(changed.account)).toEqual([[lot, 25]]);
  expect(await checkBooks(open.db)).toEqual(sound);
});
