import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction, type Trx } from '../platform/database/transaction.ts';
import { newId } from '../platform/ids.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { checkBooks, soundBooks } from './books-repository.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(async () => {
  expect(await checkBooks(server.services.db)).toEqual(soundBooks);
  await server.end();
});

/** A gift of signup, with its account and lot. */
const giftOf = async (member: string) => {
  const { rows } = await sql<{ transfer: string; account: string; lot: string }>`
    select p.transfer_id as transfer, a.id as account, l.id as lot from ledger_accounts a
    join ledger_postings p on p.account_id = a.id join ledger_lots l on l.account_id = a.id
    where a.member_id = ${member} limit 1`.execute(server.services.db);
  const [gift] = rows;
  if (!gift) throw new Error('no gift');
  return gift;
};
const write = (...statements: ((trx: Trx) => RawBuilder<unknown>)[]) =>
  inTransaction(server.services.db, async (trx) => {
    for (const statement of statements) await statement(trx).execute(trx);
  });
const transferOf = (id: string) => () =>
  sql`insert into ledger_transfers (id, kind, reference, created_at) values (${id}, 'grant', ${id}, now())`;

it('finds an account of a member who is not there', async () => {
  const { db } = server.services;
  const account = newId();
  await sql`insert into ledger_accounts (id, site_id, kind, member_id, balance, unit)
    select ${account}, id, 'member', ${newId()}, 0, 'credits' from sites limit 1`.execute(db);
  expect(await checkBooks(db)).toEqual({ ...soundBooks, ownerless: 1 });
  await write(
    () => sql`alter table ledger_accounts disable trigger ledger_accounts_stay`,
    () => sql`delete from ledger_accounts where id = ${account}`,
    () => sql`alter table ledger_accounts enable trigger ledger_accounts_stay`,
  );
});

describe('the database itself, however books are written', () => {
  it('refuses postings of a transfer, or on an account, that is not there', async () => {
    const { account } = await giftOf((await server.member()).id);
    const [transfer, nowhere] = [newId(), newId()];
    const postings = (of: string, other: string) => () =>
      sql`insert into ledger_postings (transfer_id, account_id, amount)
        values (${of}, ${account}, 5), (${of}, ${other}, -5)`;
    const naming = { code: '23503', message: expect.stringContaining('not there') as string };
    await expect(write(transferOf(transfer), postings(transfer, nowhere))).rejects.toMatchObject(naming);
    await expect(write(postings(nowhere, newId()))).rejects.toMatchObject(naming);
  });

  it('refuses postings of a transfer, or of a lot, that is not there', async () => {
    const { lot } = await giftOf((await server.member()).id);
    const [transfer, nowhere] = [newId(), newId()];
    const postings = (of: string, from: string) => () =>
      sql`insert into ledger_lot_postings (transfer_id, lot_id, amount) values (${of}, ${from}, 5)`;
    const naming = { code: '23503', message: expect.stringContaining('not there') as string };
    await expect(write(transferOf(transfer), postings(transfer, nowhere))).rejects.toMatchObject(naming);
    await expect(write(postings(nowhere, lot))).rejects.toMatchObject(naming);
  });

  it('refuses lots that move by another amount than the account', async () => {
    const { account, lot } = await giftOf((await server.member()).id);
    const other = sql`(select id from ledger_accounts where kind = 'grants' limit 1)`;
    const transfer = newId();
    const postings = () =>
      sql`insert into ledger_postings (transfer_id, account_id, amount)
        values (${transfer}, ${account}, 5), (${transfer}, ${other}, -5)`;
    const inLot = () =>
      sql`insert into ledger_lot_postings (transfer_id, lot_id, amount) values (${transfer}, ${lot}, 5)`;
    const refusal = /moves its lots by another amount/;
    await expect(write(transferOf(transfer), postings)).rejects.toThrow(refusal);
    await expect(write(transferOf(transfer), inLot)).rejects.toThrow(refusal);
    await expect(write(transferOf(transfer), inLot, postings)).rejects.toThrow(refusal);
  });

  it('keeps all that a posting may name', async () => {
    const { account, lot } = await giftOf((await server.member()).id);
    const refused = (statement: RawBuilder<unknown>) =>
      expect(write(() => statement)).rejects.toThrow(/append-only/);
    await refused(sql`delete from ledger_accounts where id = ${account}`);
    await refused(sql`update ledger_accounts set id = ${newId()} where id = ${account}`);
    const other = await server.member();
    await refused(sql`update ledger_accounts set member_id = ${other.id} where id = ${account}`);
    await refused(sql`update ledger_accounts set member_id = ${newId()} where id = ${account}`);
    await refused(sql`update ledger_accounts set kind = 'receivable' where id = ${account}`);
    await refused(sql`update ledger_accounts set unit = 'EUR' where id = ${account}`);
    await refused(sql`update ledger_accounts set site_id = ${newId()} where id = ${account}`);
    await refused(sql`delete from ledger_lots where id = ${lot}`);
    await refused(sql`update ledger_lots set id = ${newId()} where id = ${lot}`);
    await refused(sql`update ledger_lots set account_id = ${newId()} where id = ${lot}`);
    for (const table of ['accounts', 'transfers', 'postings', 'lots', 'lot_postings'])
      await refused(sql`truncate ${sql.table(`ledger_${table}`)} cascade`);
  });
});

it('rewrites a lot in place when something is taken from it: no index knows how much is left', async () => {
  const { rows } = await sql<{ index: string }>`
    select indexdef as index from pg_indexes
    where tablename in ('ledger_lots', 'ledger_accounts') and indexdef ~ 'remaining|balance'`.execute(
    server.services.db,
  );
  expect(rows).toEqual([]);
});
