import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

/** What differs from one member to the next, whoever wrote them. */
const ownColumns = new Set([
  'id',
  'member_id',
  'email',
  'name',
  'password_hash',
  'token_hash',
  'reference',
  // By lot within the day.
  'ranked_at',
]);

/** Every row about a member, by table, without what is the member's own. */
const rowsAbout = async ({ id }: Person): Promise<Record<string, unknown>> => {
  const { db } = server.services;
  const { rows: columns } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type = 'uuid' order by 1, 2`.execute(db);
  const about: Record<string, unknown> = {};
  for (const { table_name: table, column_name: column } of columns) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(db);
    about[`${table}.${column}`] = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !ownColumns.has(name))),
    );
  }
  return about;
};

it('a member written as rows is one who signed up, without the used link', async () => {
  const form = { language: 'de', date_of_birth: '1961-05-06', tracking: { network: 'partner' } } as const;
  const [written, signedUp] = [await server.member({ form }), await server.signUp({ form })];
  const [ofWritten, ofSignedUp] = [await rowsAbout(written), await rowsAbout(signedUp)];
  expect(ofSignedUp['member_tokens.member_id']).toHaveLength(1);
  // Nor what a browser was told of the confirmation.
  const without = {
    'member_tokens.member_id': [],
    'member_events.member_id': [],
    'member_event_numbers.member_id': [],
  };
  expect(ofWritten).toEqual({ ...ofSignedUp, ...without });
  // They were compared at all.
  expect(ofWritten).toMatchObject({
    'members.id': [{ status: 'active' }],
    'ledger_accounts.member_id': [{ balance: 3 }],
    'search_profiles.member_id': [{}],
    'sessions.member_id': [{}],
    'known_devices.member_id': [{}],
  });
});

it('is logged in, on a browser that is known', async () => {
  const person = await server.member();
  expect((await person.call('user')).body.user.id).toBe(person.id);
  for (let wrong = 0; wrong < 5; wrong += 1)
    await server.visitor().call('login', { body: { email: person.email, password: 'a wrong one' } });
  const password = 'a long walk by the sea';
  expect((await person.call('login', { body: { email: person.email, password } })).status).toBe(200);
});
