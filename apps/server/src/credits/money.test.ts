import { randomUUID } from 'node:crypto';
import { grantTransfer, makeTransfer } from '@vesper/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../platform/ids.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { fakeProvider } from '../testing/fake-provider.ts';
import { openOrder } from '../testing/orders/place-order.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { checkBooks, readDayTotals, soundBooks } from './books-repository.ts';
import { postTransfer, postTransfers } from './posting-repository.ts';

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

const siteId = async (): Promise<string> =>
  (await server.services.db.selectFrom('sites').select('id').executeTakeFirstOrThrow()).id;
const dayOf = () => {
  const day = new Date(server.clock.now());
  day.setUTCHours(0, 0, 0, 0);
  return day;
};
/** Of today, by unit and account. */
const totals = async () =>
  Object.fromEntries(
    (await readDayTotals(server.services.db, dayOf())).map(({ unit, kind, amount }) => [
      `${kind}:${unit}`,
      amount,
    ]),
  );
/** How much more there is of the money than before. */
const moved = async (before: Record<string, number>) => {
  const after = await totals();
  const change = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
  return [change('takings:EUR'), change('vat:EUR'), change('revenue:EUR')];
};

describe('money in the ledger', () => {
  it('comes in with an order, goes back with it and comes again, with the VAT of the order', async () => {
    const person = await server.member();
    const before = await totals();
    const { payment, settle, row } = await openOrder(server, shop, person);
    const { amount_minor: paid, vat_minor: vat } = await row();
    expect(vat).toBeGreaterThan(0);
    shop.say(payment, 'paid');
    await Promise.all([settle(), settle()]);
    expect(await moved(before)).toEqual([paid, -vat, vat - paid]);

    shop.sayBack(payment, { refundedMinor: 500 });
    await settle();
    const [kept = 0, keptVat = 0, keptRevenue = 0] = await moved(before);
    expect(kept).toBe(paid - 500);
    expect(Math.abs(-keptVat / kept - vat / paid)).toBeLessThan(1 / kept);
    expect(kept + keptVat + keptRevenue).toBe(0);

    shop.sayBack(payment, { refundedMinor: 500, chargedBackMinor: paid });
    await settle();
    await settle();
    expect(await moved(before)).toEqual([0, 0, 0]);

    shop.sayBack(payment, { refundedMinor: 500, chargedBackMinor: 0 });
    await settle();
    expect(await moved(before)).toEqual([kept, keptVat, keptRevenue]);
  });

  it('stands on accounts of its own in each currency', async () => {
    const before = await totals();
    for (const country of ['NL', 'GB'] as const) {
      const person = await server.member();
      await server.services.db.updateTable('members').set({ country }).where('id', '=', person.id).execute();
      const { pay } = await openOrder(server, shop, person, { method: 'creditcard' });
      await pay();
    }
    const after = await totals();
    const taken = (unit: string) => (after[`takings:${unit}`] ?? 0) - (before[`takings:${unit}`] ?? 0);
    expect([taken('EUR'), taken('GBP')]).toEqual([1499, 1299]);
  });

  it('is refused where it balances only together with credits', async () => {
    const site = await siteId();
    const id = newId();
    const bare = sql`insert into ledger_postings (transfer_id, account_id, amount)
      select ${id}::uuid, a.id, case a.kind when 'takings' then 1 else -1 end
      from ledger_accounts a where a.site_id = ${site} and a.member_id is null
        and (a.kind, a.unit) in (('takings', 'EUR'), ('sales', 'credits'))`;
    await expect(
      inTransaction(server.services.db, async (trx) => {
        await trx
          .insertInto('ledger_transfers')
          .values({ id, kind: 'payment', reference: id, created_at: new Date() })
          .execute();
        await bare.execute(trx);
      }),
    ).rejects.toThrow(/does not sum to zero/);
  });

  it('is refused by the rules before the database sees it', () => {
    const transfer = (unit: string) => () =>
      makeTransfer({
        id: 't',
        kind: 'payment',
        reference: 'r',
        postings: [
          { account: 'takings:EUR', amount: 5 },
          { account: `revenue:${unit}`, amount: -5 },
        ],
        lots: [],
      });
    expect(transfer('EUR')).not.toThrow();
    expect(transfer('GBP')).toThrow('transfer_unbalanced');
  });
});

describe('transfers that are written together', () => {
  it('are written each once, those of before left as they were', async () => {
    const site = await siteId();
    const people = await Promise.all([server.member(), server.member()]);
    const gifts = people.map(({ id }) =>
      grantTransfer({ id: newId(), memberId: id, credits: 4, reference: `gift:${id}` }),
    );
    const [first] = gifts;
    if (!first) throw new Error('no gift');
    const write = (transfers: typeof gifts) =>
      inTransaction(server.services.db, (trx) =>
        postTransfers(
          server.services,
          trx,
          site,
          transfers.map((transfer) => ({ transfer })),
        ),
      );
    expect([...(await write([first]))]).toEqual([first.id]);
    const again = gifts.map((gift) => ({ ...gift, id: newId() }));
    const renamed = again.map((gift) => ({ ...gift, lots: [{ lot: gift.id, amount: 4 }] }));
    expect([...(await write(renamed))]).toEqual([renamed[1]?.id]);
    for (const person of people) expect((await person.call('user')).body.user.credits).toBe(3 + 4);
  });

  it('fail together where one names an account that is not open', async () => {
    const site = await siteId();
    const person = await server.member();
    const gift = (member: string) =>
      grantTransfer({ id: newId(), memberId: member, credits: 4, reference: `gift:${member}` });
    await expect(
      inTransaction(server.services.db, (trx) =>
        postTransfers(server.services, trx, site, [
          { transfer: gift(person.id) },
          { transfer: gift(randomUUID()) },
        ]),
      ),
    ).rejects.toThrow();
    expect((await person.call('user')).body.user.credits).toBe(3);
    await inTransaction(server.services.db, (trx) =>
      postTransfer(server.services, trx, site, gift(person.id)),
    );
    expect((await person.call('user')).body.user.credits).toBe(7);
  });
});
