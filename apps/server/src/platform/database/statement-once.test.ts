import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import { statementByShape } from './statement-once.ts';

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

describe('a statement of several shapes', () => {
  it('has a text for each combination of values, made once, and takes the values of each time', async () => {
    const built: string[] = [];
    const ask = statementByShape<
      { said: string },
      { first: string; second: string | undefined; loud: boolean }
    >((db, { first, second, loud }) => {
      built.push([first, second, loud].map((value) => (value ? 'given' : 'left out')).join(', '));
      const said = sql<string>`concat(${first}::text, ${second ?? ''}::text)`;
      return db.selectNoFrom((loud ? sql<string>`upper(${said})` : said).as('said'));
    });
    const say = async (first: string, second?: string, loud = false) =>
      (await ask(open.db, { first, second, loud }))[0]?.said;
    expect([await say('a'), await say('b'), await say('a', 'b')]).toEqual(['a', 'b', 'ab']);
    expect([await say('c', 'd', true), await say('e', 'f', true)]).toEqual(['CD', 'EF']);
    expect(await say('second', 'first')).toBe('secondfirst');
    expect(built).toEqual(['given, left out, left out', 'given, given, left out', 'given, given, given']);
  });
});
