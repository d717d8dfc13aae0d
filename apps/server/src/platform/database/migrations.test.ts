import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import { tableNames } from './migrations-repository.ts';
import { migrateDown, migrateUp, migrationStatus } from './migrations.ts';

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

/** Every column of every table, as the database itself describes them. */
const shape = async () => {
  const { rows } = await sql<{ line: string }>`
    select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable as line
    from information_schema.columns where table_schema = 'public' order by 1`.execute(open.db);
  return rows.map((row) => row.line);
};

describe('migrations', () => {
  it('go up, one by one down to nothing, and up to the same shape again', async () => {
    const names = (await migrationStatus(open)).map((row) => row.name);
    expect(await migrateUp(open)).toEqual(names);
    expect(await migrateUp(open)).toEqual([]);
    const full = await shape();
    for (const name of [...names].reverse()) expect(await migrateDown(open, 1)).toEqual([name]);
    expect(await tableNames(open)).toEqual(['schema_migrations']);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'public'`.execute(open.db);
    expect(rows[0]?.count).toBe(0);
    await migrateUp(open);
    expect(await shape()).toEqual(full);
  });

  it('applies a migration wholly or not at all', async () => {
    await expect(open.runScript('create table half (id int); select 1 / 0;')).rejects.toThrow(/division/);
    expect(await tableNames(open)).not.toContain('half');
  });
});
