import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { type OpenDatabase, openDatabase } from '../database.ts';
import { migrateUp } from '../migrations.ts';
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

const insert = (name: string) => ({ name, value: randomUUID() });
const count = async () => (await open.db.selectFrom('installation_secrets').select('name').execute()).length;

describe('one session for everybody', () => {
  it('keeps queries from outside out of an open transaction', async () => {
    let outside: Promise<unknown> = Promise.resolve();
    const failing = inTransaction(open.db, async (trx) => {
      await trx.insertInto('installation_secrets').values(insert('inside')).execute();
      // Asked while the transaction is open, not waited for in it: it must not be taken back with it.
      outside = open.db.insertInto('installation_secrets').values(insert('outside')).execute();
      // Asked after it: had the other one got in, it would be done by now.
      await trx.selectFrom('installation_secrets').select('name').execute();
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    await outside;
    expect(await count()).toBe(1);
  });

  it('runs transactions that come at once one after the other', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        inTransaction(open.db, async (trx) => {
          await trx
            .insertInto('installation_secrets')
            .values(insert(`at-once-${index}`))
            .execute();
          if (index % 2 === 1) throw new Error('odd');
        }).catch((error: Error) => expect(error.message).toBe('odd')),
      ),
    );
    expect(await count()).toBe(11);
  });
});

it('lets others have their turn while many ask on and on', async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  const ask = async () => sql`select count(*) from generate_series(1, 100000)`.execute(open.db);
  await Promise.all(Array.from({ length: 20 }, ask));
  clearImmediate(counting);
  expect(turns).toBeGreaterThan(20);
});
