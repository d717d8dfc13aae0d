import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import {
  type Database,
  type OpenDatabase,
  openDatabase,
  readAlong,
  readBehind,
  statements,
} from '../database.ts';
import { inTransaction } from '../transaction.ts';
import { trips } from './postgres-pool.ts';

let database: TestDatabase;
let open: OpenDatabase;
beforeAll(async () => {
  database = await makeTestDatabase();
  open = await openDatabase({ databaseUrl: database.databaseUrl, dataFolder: database.dataFolder });
});
afterAll(async () => {
  await open.db.destroy();
  await database.remove();
});

const half = (db: Database, number: number) =>
  readAlong(db, sql<{ half: number }>`select 10 / ${number}::int as half`.compile(db));

/** What an act sends: how many statements were answered, and in how many trips. */
const count = async (act: () => Promise<unknown>): Promise<{ asked: number; sent: number }> => {
  const counted = { asked: 0, sent: 0 };
  const [ask, send] = [() => (counted.asked += 1), () => (counted.sent += 1)];
  statements.subscribe(ask);
  trips.subscribe(send);
  await act();
  statements.unsubscribe(ask);
  trips.unsubscribe(send);
  return counted;
};

describe('statements that read along with others', () => {
  it('are answered each for itself, also when one of them fails', async () => {
    const answers = await Promise.allSettled([1, 0, 2, 5, 0, 10].map((number) => half(open.db, number)));
    expect(
      answers.map((one) => (one.status === 'fulfilled' ? one.value : (one.reason as { code?: string }).code)),
    ).toEqual([[{ half: 10 }], '22012', [{ half: 5 }], [{ half: 2 }], '22012', [{ half: 1 }]]);
  });

  it('go to PostgreSQL four in a trip', async () => {
    // Twice as many connections as are used stand ready.
    await Promise.all([1, 2, 5, 10, 1].map((number) => half(open.db, number)));
    const counted = await count(() => Promise.all([1, 2, 5, 10, 1].map((number) => half(open.db, number))));
    expect(counted).toEqual({ asked: 5, sent: database.databaseUrl ? 2 : 0 });
  });

  it('go before one that takes longer, of which each has a trip of its own', async () => {
    const text = sql<{ trip: number; at: number }>`
      select pg_backend_pid() as trip, extract(epoch from clock_timestamp())::float8 as at where ${1}::int = 1`;
    const ask = async (by: typeof readAlong) => (await by(open.db, text.compile(open.db)))[0];
    const several = () =>
      Promise.all([
        ask(readBehind),
        ask(readAlong),
        ask(readBehind),
        ask(readAlong),
        ask(readAlong),
        ask(readAlong),
      ]);
    await several();
    const counted = await count(several);
    expect(counted.asked).toBe(6);
    if (!database.databaseUrl) return;
    expect(counted.sent).toBe(2);
    const [first, one, second, ...others] = await several();
    expect(first?.trip).not.toBe(second?.trip);
    for (const short of [one, ...others]) {
      const along = [first, second].find((long) => long?.trip === short?.trip);
      expect(short?.at).toBeLessThan(along?.at ?? 0);
    }
  });

  it('are asked once each, also where there are more of them than go before one that takes longer', async () => {
    await sql`create sequence asked_of_each`.execute(open.db);
    const ask = (by: typeof readAlong) =>
      by(
        open.db,
        sql<{ at: number }>`select nextval('asked_of_each')::int as at where ${1}::int = 1`.compile(open.db),
      );
    const answers = await Promise.all(
      [...Array.from({ length: 9 }, () => readAlong), readBehind, readBehind].map(ask),
    );
    expect(answers.map(([row]) => row?.at ?? 0).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 11 }, (_, at) => at + 1),
    );
    const [next] = await ask(readAlong);
    expect(next?.at).toBe(12);
  });

  it('see in a transaction what it has written', () =>
    inTransaction(open.db, async (trx) => {
      await sql`create temporary table written (number int) on commit drop`.execute(trx);
      await sql`insert into written values (7)`.execute(trx);
      const query = sql<{ number: number }>`select number from written where number > ${1}::int`;
      expect(await readAlong(trx, query.compile(trx))).toEqual([{ number: 7 }]);
    }));

  it('are asked again where a migration has changed what they answer', async () => {
    await open.runScript('create table along (id int); insert into along values (1);');
    const read = () => readAlong(open.db, sql`select * from along where id = ${1}::int`.compile(open.db));
    const several = () => Promise.all([read(), read(), half(open.db, 1), read()]);
    await several();
    await open.runScript('alter table along add column more int default 2');
    const row = [{ id: 1, more: 2 }];
    expect(await several()).toEqual([row, row, [{ half: 10 }], row]);
  });

  it('are refused while the database is away, and go on when it is back', async () => {
    if (!database.databaseUrl) return;
    const ended = sql`select pg_terminate_backend(pg_backend_pid()) where ${1}::int = 1`.compile(open.db);
    const answers = await Promise.allSettled([readAlong(open.db, ended), half(open.db, 1)]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await half(open.db, 1)).toEqual([{ half: 10 }]);
  });
});
