import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { type Database, statements } from './database.ts';
import { ask, commitTogether, type Question, question, together } from './together.ts';
import { afterCommit, inTransaction } from './transaction.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const write = (name: string) =>
  question(
    sql`insert into installation_secrets (name, value) values (${name}, 'x')`,
    () => `${name} is written`,
  );
const count = (name: string) =>
  question(
    sql<{ count: number }>`select count(*)::int as count from installation_secrets where name = ${name}`,
    ([row]) => row?.count,
  );
const impossible = question(sql`select 1 / 0`, () => undefined);
const transaction = question(
  sql<{ id: string }>`select pg_current_xact_id()::text as id`,
  ([row]) => row?.id,
);
const isWritten = async (name: string) => (await ask(server.services.db, count(name))) === 1;

describe('questions of one transaction that are asked together', () => {
  it('are answered in their order, and all are in it from the first on', async () => {
    const name = randomUUID();
    const acted = inTransaction(server.services.db, async (trx) => {
      const answers = await together(trx, [transaction, write(name), count(name), transaction]);
      expect(answers).toEqual([answers[0], `${name} is written`, 1, answers[0]]);
      expect(await ask(trx, transaction)).toBe(answers[0]);
      throw new Error('taken back');
    });
    await expect(acted).rejects.toThrow('taken back');
    expect(await isWritten(name)).toBe(false);
  });

  it('fail with what the first of them fails with, and write nothing', async () => {
    const name = randomUUID();
    const acted = inTransaction(server.services.db, (trx) =>
      together(trx, [transaction, write(name), impossible, count(name)]),
    );
    await expect(acted).rejects.toThrow('division by zero');
    expect(await isWritten(name)).toBe(false);
  });

  it('are committed with the last of them, before what is asked afterwards is answered', async () => {
    const [name, texts] = [randomUUID(), [] as string[]];
    const listen = (text: unknown) => void texts.push(String(text));
    const then = vi.fn();
    statements.subscribe(listen);
    const { answers, afterwards } = await inTransaction(server.services.db, async (trx) => {
      afterCommit(trx, then);
      return commitTogether(trx, [write(name), count(name)], count(name));
    });
    statements.unsubscribe(listen);
    expect([answers, await afterwards]).toEqual([[`${name} is written`, 1], 1]);
    expect(texts.map((text) => text.split(' ')[0])).toEqual([
      'begin',
      'insert',
      'select',
      'commit',
      'select',
    ]);
    expect(then).toHaveBeenCalledOnce();
    expect(await isWritten(name)).toBe(true);
  });

  it('write nothing where one of the last fails, and do not follow', async () => {
    const [name, then] = [randomUUID(), vi.fn()];
    const acted = inTransaction(server.services.db, async (trx) => {
      afterCommit(trx, then);
      await together(trx, [transaction, write(name)]);
      return commitTogether(trx, [impossible, count(name)], count(name));
    });
    await expect(acted).rejects.toThrow('division by zero');
    expect([await isWritten(name), then.mock.calls]).toEqual([false, []]);
  });

  it('write nothing where the transaction had failed before', async () => {
    const name = randomUUID();
    const acted = inTransaction(server.services.db, async (trx) => {
      await together(trx, [transaction, write(name), impossible]).catch(() => undefined);
      return commitTogether(trx, [], count(name));
    });
    await expect(acted).rejects.toThrow('failed before its commit');
    expect(await isWritten(name)).toBe(false);
  });

  it('are committed also where what is asked afterwards fails', async () => {
    const name = randomUUID();
    const { afterwards } = await inTransaction(server.services.db, (trx) =>
      commitTogether(trx, [write(name)], impossible),
    );
    await expect(afterwards).rejects.toThrow('division by zero');
    expect(await isWritten(name)).toBe(true);
  });
});

/** Keeps this process busy once the statements are under way: all of their answers are read in one go. */
const readInOneGo = <T>(one: Question<T>): Question<T> => ({
  ...one,
  compile: (executor) => {
    setImmediate(() => {
      for (const until = performance.now() + 60; performance.now() < until;);
    });
    return one.compile(executor);
  },
});

describe('statements that a migration has made stale', () => {
  const tables = ['stale_first', 'stale_second'] as const;
  const insert = (table: string, id: number) =>
    question(sql`insert into ${sql.table(table)} (id) values (${id}) returning *`, (rows) => rows.length);
  const countOf = (table: string) =>
    question(
      sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`,
      ([row]) => row?.count,
    );
  const counts = async (db: Database) => [
    await ask(db, countOf(tables[0])),
    await ask(db, countOf(tables[1])),
  ];
  const read = question(sql`select * from stale_first where id > ${0}`, (rows) => rows);

  /** Prepares what comes, and makes the first of it stale. */
  const onStaleConnection = (act: (db: Database) => Promise<void>) =>
    server.services.db.connection().execute(async (db) => {
      for (const table of tables) {
        await sql`create table ${sql.table(table)} (id int)`.execute(db);
        await ask(db, insert(table, 1));
      }
      await ask(db, read);
      try {
        await sql`alter table stale_first add column more int`.execute(db);
        await act(db);
      } finally {
        for (const table of tables) await sql`drop table ${sql.table(table)}`.execute(db);
      }
    });

  it('are no half of an act', () =>
    onStaleConnection(async (db) => {
      const acted = db
        .transaction()
        .execute((trx) => commitTogether(trx, [insert(tables[0], 2), readInOneGo(insert(tables[1], 2))]));
      await expect(acted).rejects.toThrow('cached plan must not change');
      expect(await counts(db)).toEqual([1, 1]);
    }));

  it('have the whole act tried again, with its last statements or before', () =>
    onStaleConnection(async (db) => {
      const { answers } = await inTransaction(db, (trx) =>
        commitTogether(trx, [insert(tables[0], 2), readInOneGo(insert(tables[1], 2))]),
      );
      expect([answers, await counts(db)]).toEqual([
        [1, 1],
        [2, 2],
      ]);
      await sql`alter table stale_first add column most int`.execute(db);
      await inTransaction(db, (trx) =>
        together(trx, [insert(tables[0], 3), readInOneGo(insert(tables[1], 3))]),
      );
      expect(await counts(db)).toEqual([3, 3]);
    }));

  it('are asked again where they stand behind the commit', () =>
    onStaleConnection(async (db) => {
      const { afterwards } = await inTransaction(db, (trx) =>
        commitTogether(trx, [insert(tables[1], 2)], readInOneGo(read)),
      );
      expect(await afterwards).toEqual([{ id: 1, more: null }]);
      expect(await counts(db)).toEqual([1, 2]);
    }));
});

describe('a value that can not be written', () => {
  const refuse = (): never => {
    throw new Error('no value');
  };
  const unwritable = { toPostgres: refuse, toString: refuse, toJSON: refuse };
  const failing = question(
    sql`insert into installation_secrets (name, value) values ('y', ${unwritable})`,
    () => undefined,
  );

  it('is known before any of the others is written', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    const acted = inTransaction(server.services.db, (trx) =>
      commitTogether(trx, [write(first), failing, write(second)], count(first)),
    );
    await expect(acted).rejects.toThrow();
    expect([await isWritten(first), await isWritten(second)]).toEqual([false, false]);
  });

  it('leaves what comes next in its transaction', async () => {
    const name = randomUUID();
    const acted = inTransaction(server.services.db, async (trx) => {
      await expect(together(trx, [transaction, failing])).rejects.toThrow();
      await ask(trx, write(name));
      throw new Error('taken back');
    });
    await expect(acted).rejects.toThrow('taken back');
    expect(await isWritten(name)).toBe(false);
  });

  it('spoils the statement for nobody else', () =>
    server.services.db.connection().execute(async (db) => {
      const of = (value: unknown) => question(sql`select ${value}::text as value`, ([row]) => row);
      await expect(ask(db, of(unwritable))).rejects.toThrow();
      expect(await ask(db, of('x'))).toEqual({ value: 'x' });
    }));
});
