import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { type Database, type OpenDatabase, openDatabase } from '../database.ts';
import { migrateUp } from '../migrations.ts';
import { StatementNames } from './statement-names.ts';
import { inTransaction } from '../transaction.ts';

let database: TestDatabase;
let open: OpenDatabase;

beforeAll(async () => {
  database = await makeTestDatabase();
  open = await openDatabase({ databaseUrl: database.databaseUrl, dataFolder: database.dataFolder });
  await migrateUp(open);
});
afterAll(async () => {
  await open.db.destroy();
  await database.remove();
});

/** How many statements on a table this connection keeps prepared. */
const prepared = async (db: Database, table: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_prepared_statements
    where statement like ${`%${table}%`} and statement not like '%pg_prepared_statements%'`.execute(db);
  return rows[0]?.count ?? NaN;
};

describe('names of statements', () => {
  it('are as many as there are texts, and no more than a connection has room for', () => {
    const names = new StatementNames();
    expect(names.nameOf('select $1', 1)).toBe(names.nameOf('select $1', 1));
    expect(names.nameOf('begin', 0)).toBeUndefined();
    expect(names.nameOf('create index later on things (id); select 1', 0)).toBeUndefined();
    expect(names.nameOf('select "id" from "sites"', 0)).toMatch(/^v/);
    for (let values = 1; values <= 48; values += 1)
      expect(names.nameOf('insert a row', values)).toMatch(/^v/);
    expect(names.nameOf('insert a long list', 49)).toBeUndefined();
    const given = Array.from({ length: 3000 }, (_, index) => names.nameOf(`select ${index} + $1`, 1));
    expect(new Set(given.filter((name) => name !== undefined)).size).toBe(597);
    names.renew('select $1');
    expect(names.nameOf('select $1', 1)).toBeUndefined();
  });
});

describe('prepared statements', () => {
  it('are one, however often it is asked and however long its lists are', () =>
    open.db.connection().execute(async (db) => {
      for (let length = 0; length < 40; length += 1) {
        const names = Array.from({ length }, (_, index) => `name ${index}`);
        for (const operator of ['in', 'not in'] as const)
          await db.selectFrom('installation_secrets').select('name').where('name', operator, names).execute();
      }
      expect(await prepared(db, 'installation_secrets')).toBe(2);
    }));

  it('find what stands in a list, and whatever does not', async () => {
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    await open.db
      .insertInto('installation_secrets')
      .values([first, second, third].map((name) => ({ name, value: name })))
      .execute();
    const found = async (operator: 'in' | 'not in', names: string[]) =>
      (
        await open.db
          .selectFrom('installation_secrets')
          .select('name')
          .where('name', operator, names)
          .orderBy('name')
          .execute()
      ).map(({ name }) => name);
    expect(await found('in', [first, third])).toEqual([first, third].sort());
    expect(await found('in', [])).toEqual([]);
    expect(await found('not in', [first, third])).toEqual([second]);
  });

  it('say once what their answer is made of, and read the same ever after', async () => {
    const described = vi.spyOn(pg.Connection.prototype as unknown as { describe: () => void }, 'describe');
    await open.db.connection().execute(async (db) => {
      const read = (id: number) =>
        sql<object>`select ${id}::int as id, null as nothing, date '1960-02-03' as day, 7::int8 as large,
          array['a', 'ä'] as list where ${id}::int > 0`.execute(db);
      const first = { id: 1, nothing: null, day: '1960-02-03', large: 7, list: ['a', 'ä'] };
      expect((await read(1)).rows).toEqual([first]);
      expect((await read(2)).rows).toEqual([{ ...first, id: 2 }]);
      expect((await read(0)).rows).toEqual([]);
      const write = () => sql`delete from installation_secrets where name = ${'nobody'}`.execute(db);
      expect((await write()).numAffectedRows).toBe(0n);
      expect((await write()).numAffectedRows).toBe(0n);
    });
    // The embedded database has a driver of its own.
    expect(described.mock.calls.length).toBe(database.databaseUrl ? 2 : 0);
    described.mockRestore();
  });

  it('are prepared again when a migration changes what they answer', async () => {
    await open.runScript('create table changing (id int); insert into changing values (1);');
    const read = (db: Database) =>
      sql<Record<string, number>>`select * from changing where id = ${1}`.execute(db);
    await open.db.connection().execute(async (db) => {
      expect((await read(db)).rows).toEqual([{ id: 1 }]);
      await sql`alter table changing add column more int default 2`.execute(db);
      expect((await read(db)).rows).toEqual([{ id: 1, more: 2 }]);
      await sql`alter table changing rename column more to other`.execute(db);
      expect((await read(db)).rows).toEqual([{ id: 1, other: 2 }]);
      await sql`alter table changing rename column other to more`.execute(db);
      expect((await read(db)).rows).toEqual([{ id: 1, more: 2 }]);
      await sql`alter table changing add column most int default 3`.execute(db);
      const inside = await inTransaction(db, async (trx) => (await read(trx)).rows);
      expect(inside).toEqual([{ id: 1, more: 2, most: 3 }]);
    });
  });
});
