import { makeTransfer } from '@vesper/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../platform/ids.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { payByHand } from '../testing/orders/pay-by-hand.ts';
import { addSecondSite, memberOfSecondSite } from '../testing/second-site.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { checkBooks, soundBooks } from './books-repository.ts';
import { lockBalance, lockOwed } from './repository.ts';
import { spendCredits } from './spend.ts';
import { takeCreditsBack } from './take-back.ts';

let server: TestServer;
let site = '';

beforeAll(async () => {
  server = await startTestServer();
  const row = await server.services.db.selectFrom('sites').select('id').executeTakeFirstOrThrow();
  site = row.id;
});
afterAll(() => server.end());

const spend = (member: string, credits: number, reference: string) =>
  inTransaction(server.services.db, async (trx) => {
    await lockBalance(trx, member);
    return spendCredits(server.services, trx, { site, member, credits, reference });
  });
const owed = (member: string) => inTransaction(server.services.db, (trx) => lockOwed(trx, member));
const balance = (member: string) => inTransaction(server.services.db, (trx) => lockBalance(trx, member));

describe('the ledger', () => {
  it('writes a transfer once for its kind and reference', async () => {
    const { id } = await server.member();
    expect(await spend(id, 1, `once-${id}`)).toBe(true);
    expect(await spend(id, 1, `once-${id}`)).toBe(false);
    expect(await balance(id)).toBe(2);
  });

  it('books the other side with the brand it happened at', async () => {
    const { db } = server.services;
    await addSecondSite(server);
    const [here, there] = [await server.member(), await memberOfSecondSite(server)];
    for (const member of [here, there]) {
      const postings = await db
        .selectFrom('ledger_postings as own')
        .innerJoin('ledger_accounts as account', 'account.id', 'own.account_id')
        .innerJoin('ledger_postings as other', 'other.transfer_id', 'own.transfer_id')
        .innerJoin('ledger_accounts as otherAccount', 'otherAccount.id', 'other.account_id')
        .select(['account.site_id', 'otherAccount.site_id as other_site', 'otherAccount.kind'])
        .where('account.member_id', '=', member.id)
        .where('otherAccount.member_id', 'is', null)
        .execute();
      expect(postings).toEqual([
        { site_id: postings[0]?.site_id, other_site: postings[0]?.site_id, kind: 'grants' },
      ]);
    }
  });

  it('refuses a balance below zero and takes the whole transfer back', async () => {
    const { id } = await server.member();
    await expect(spend(id, 4, `much-${id}`)).rejects.toThrow('lots_short');
    expect(await balance(id)).toBe(3);
    expect(await spend(id, 3, `much-${id}`)).toBe(true);
  });

  it('never spends a credit twice, however many ask at once', async () => {
    const { id } = await server.member();
    const tries = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) => spend(id, 1, `race-${id}-${index}`)),
    );
    expect(tries.filter((result) => result.status === 'fulfilled')).toHaveLength(3);
    expect(await balance(id)).toBe(0);
  });

  it('is append-only and balanced by the database itself', async () => {
    const { db } = server.services;
    await expect(sql`update ledger_postings set amount = amount + 1`.execute(db)).rejects.toThrow(
      /append-only/,
    );
    await expect(sql`delete from ledger_transfers`.execute(db)).rejects.toThrow(/append-only/);
    const { id } = await server.member();
    const lopsided = inTransaction(db, async (trx) => {
      const transfer = newId();
      await sql`insert into ledger_transfers (id, kind, reference, created_at) values (${transfer}, 'grant', ${transfer}, now())`.execute(
        trx,
      );
      await sql`insert into ledger_postings (transfer_id, account_id, amount)
        select ${transfer}, id, 5 from ledger_accounts where member_id = ${id}`.execute(trx);
    });
    await expect(lopsided).rejects.toThrow(/does not sum to zero/);
    expect(() =>
      makeTransfer({
        id: newId(),
        kind: 'grant',
        reference: 'x',
        postings: [{ account: `member:${id}`, amount: 5 }],
        lots: [],
      }),
    ).toThrow();
  });

  it('has books that agree', async () => {
    expect(await checkBooks(server.services.db)).toEqual(soundBooks);
  });
});

describe('lots', () => {
  /** An order of 25 credits at 14.99 that was paid; its id. */
  const buy = (member: string) => payByHand(server.services, member, 25);
  const lotsOf = (member: string) =>
    server.services.db
      .selectFrom('ledger_lots')
      .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_lots.account_id')
      .select(['granted', 'order_id', 'credits', 'amount_minor', 'currency', 'remaining'])
      .where('member_id', '=', member)
      .orderBy('ledger_lots.id')
      .execute();
  const given = { granted: true, order_id: null, credits: 3, amount_minor: null, currency: null };
  const paid = (order: string) => ({
    granted: false,
    order_id: order,
    credits: 25,
    amount_minor: 1499,
    currency: 'EUR',
  });

  it('keep each order at its price; given credits are spent first, then the oldest order', async () => {
    const { id } = await server.member();
    const orders = [await buy(id), await buy(id)] as const;
    await spend(id, 2, `first-${id}`);
    expect((await lotsOf(id)).map(({ remaining }) => remaining)).toEqual([1, 25, 25]);
    await spend(id, 27, `second-${id}`);
    expect(await lotsOf(id)).toEqual([
      { ...given, remaining: 0 },
      { ...paid(orders[0]), remaining: 0 },
      { ...paid(orders[1]), remaining: 24 },
    ]);
    const named = await server.services.db
      .selectFrom('ledger_lot_postings')
      .innerJoin('ledger_transfers', 'ledger_transfers.id', 'ledger_lot_postings.transfer_id')
      .select('amount')
      .where('reference', '=', `second-${id}`)
      .orderBy('lot_id')
      .execute();
    expect(named.map(({ amount }) => amount)).toEqual([-1, -25, -1]);
  });

  it('that are bought while something is owed pay it off first', async () => {
    const { id } = await server.member();
    const order = await buy(id);
    await spend(id, 13, `spent-${id}`);
    const back = (due: number, times: number) =>
      inTransaction(server.services.db, (trx) =>
        takeCreditsBack(server.services, trx, {
          site,
          member: id,
          order,
          due,
          reference: `order:${order}:${times}`,
        }),
      );
    await back(25, 1);
    expect(await balance(id)).toBe(0);
    expect(await owed(id)).toBe(10);
    const next = await buy(id);
    expect(await owed(id)).toBe(0);
    expect(await balance(id)).toBe(15);
    expect((await lotsOf(id)).at(-1)).toEqual({ ...paid(next), remaining: 15 });
    expect(await checkBooks(server.services.db)).toEqual(soundBooks);
  });

  it('pay a debt off once where two orders are paid at once', async () => {
    const { id } = await server.member();
    const order = await buy(id);
    await spend(id, 28, `all-${id}`);
    await inTransaction(server.services.db, (trx) =>
      takeCreditsBack(server.services, trx, {
        site,
        member: id,
        order,
        due: 25,
        reference: `order:${order}:9`,
      }),
    );
    await Promise.all([buy(id), buy(id)]);
    expect([await owed(id), await balance(id)]).toEqual([0, 25]);
    expect(await checkBooks(server.services.db)).toEqual(soundBooks);
  });

  it('are guarded by the database itself', async () => {
    const { db } = server.services;
    const { id } = await server.member();
    const account = sql`(select id from ledger_accounts where member_id = ${id} and kind = 'member')`;
    const lot = sql`(select id from ledger_lots where account_id = ${account})`;
    await expect(sql`delete from ledger_lot_postings where lot_id = ${lot}`.execute(db)).rejects.toThrow(
      /append-only/,
    );
    await expect(sql`update ledger_lots set remaining = -1 where id = ${lot}`.execute(db)).rejects.toThrow(
      /ledger_lots_remaining/,
    );
    // A spend that names no lot.
    const nameless = inTransaction(db, async (trx) => {
      const transfer = newId();
      await sql`insert into ledger_transfers (id, kind, reference, created_at) values (${transfer}, 'spend', ${transfer}, now())`.execute(
        trx,
      );
      await sql`insert into ledger_postings (transfer_id, account_id, amount) values (${transfer}, ${account}, -1),
        (${transfer}, (select id from ledger_accounts where site_id = ${site} and kind = 'spending'), 1)`.execute(
        trx,
      );
    });
    await expect(nameless).rejects.toThrow(/moves its lots by another amount/);
  });

  it('and transfers that do not agree in themselves are found, though all of them together do', async () => {
    const { db } = server.services;
    const transfers = await sql<{ id: string; account: string }>`
      select p.transfer_id as id, p.account_id as account from ledger_postings p join ledger_accounts a on a.id = p.account_id
      where a.kind = 'spending' limit 2`.execute(db);
    const [one, other] = transfers.rows;
    expect(one?.account).toBe(other?.account);
    const shift = (by: number) =>
      inTransaction(db, async (trx) => {
        // As somebody would who owns the tables.
        await sql`alter table ledger_postings disable trigger user`.execute(trx);
        for (const [posting, amount] of [
          [one, by],
          [other, -by],
        ] as const)
          await sql`update ledger_postings set amount = amount + ${amount}::bigint
            where transfer_id = ${posting?.id} and account_id = ${posting?.account}`.execute(trx);
        await sql`alter table ledger_postings enable trigger user`.execute(trx);
      });
    await shift(1);
    expect(await checkBooks(db)).toEqual({ ...soundBooks, wrongTransfers: 2 });
    await shift(-1);
    expect(await checkBooks(db)).toEqual(soundBooks);
  });

  it('and balances that were meddled with are found', async () => {
    const { db } = server.services;
    const { id } = await server.member();
    const change = (column: 'balance' | 'remaining', by: number) =>
      column === 'balance'
        ? sql`update ledger_accounts set balance = balance + ${by}::bigint where member_id = ${id}`.execute(
            db,
          )
        : sql`update ledger_lots set remaining = remaining + ${by}::bigint
            where account_id = (select id from ledger_accounts where member_id = ${id} and kind = 'member')`.execute(
            db,
          );
    await change('balance', -1);
    expect(await checkBooks(db)).toEqual({ ...soundBooks, wrongBalances: 1, wrongSums: 1 });
    await change('remaining', -1);
    expect(await checkBooks(db)).toEqual({ ...soundBooks, wrongBalances: 1, wrongLots: 1 });
    await change('balance', 1);
    await change('remaining', 1);
    expect(await checkBooks(db)).toEqual(soundBooks);
  });
});
