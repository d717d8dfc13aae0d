import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeDeleted } from '../leaving/purge.ts';
import { openDatabase } from '../platform/database/database.ts';
import { migrateDown, migrateUp, migrationStatus } from '../platform/database/migrations.ts';
import type { Trx } from '../platform/database/transaction.ts';
import { isFree, whileHeld } from '../testing/held-row.ts';
import { templateVariable } from '../testing/seeded-template.ts';
import { makeTestDatabase } from '../testing/test-database.ts';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

/** How many lists are not what the blocks say, one missing or too many among them. */
const wrongLists = async (db = server.services.db): Promise<number> => {
  const { rows } = await sql<{ wrong: number }>`
    with kept as (select blocker as id, blocked as other from blocks union select blocked, blocker from blocks),
    right_lists as (
      select id, array_agg(distinct uuid_hash_extended(member, 0)::float8 order by uuid_hash_extended(member, 0)::float8) as marks,
        count(distinct uuid_hash_extended(member, 0) & 8191) as bits,
        bool_and(get_bit((select l.sieve from barred_lists l where l.member_id = id), uuid_hash_extended(member, 0) & 8191) = 1) as sifted
      from (select id, other as member from kept union select id, id from kept) each group by id)
    select count(*)::int as wrong from right_lists r full join barred_lists l on l.member_id = r.id
    where l.marks is distinct from r.marks or r.sifted is not true
      or bit_count(l.sieve) <> r.bits`.execute(db);
  return rows[0]?.wrong ?? -1;
};

const listOf = (person: Person) =>
  server.services.db
    .selectFrom('barred_lists')
    .select('marks')
    .where('member_id', '=', person.id)
    .executeTakeFirst();

describe('the list of whom a member is not shown', () => {
  it('is what the blocks say, whoever blocks and unblocks at once', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => server.member()));
    let state = 20_261_128;
    const oneOf = <T>(list: readonly T[]): T => {
      state = (state * 48_271) % 2_147_483_647;
      return list[state % list.length] as T;
    };
    for (let round = 0; round < 8; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => {
          const by = oneOf(people);
          const of = oneOf(people.filter(({ id }) => id !== by.id));
          return by.call(oneOf(['block', 'block', 'unblock'] as const), { body: { member: of.id } });
        }),
      );
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      expect(await wrongLists()).toBe(0);
    }
  });

  it('is gone with the last block of both, and the member is still not shown to themselves', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const found = async () => {
      const { body } = await anna.call('search', { query: { country: 'NL' } });
      return (body.results as { id: string }[]).map(({ id }) => id);
    };
    await anna.call('block', { body: { member: bert.id } });
    expect((await listOf(bert))?.marks).toHaveLength(2);
    expect(await found()).not.toContain(bert.id);
    await anna.call('unblock', { body: { member: bert.id } });
    expect([await listOf(anna), await listOf(bert)]).toEqual([undefined, undefined]);
    const seen = await found();
    expect(seen).toContain(bert.id);
    expect(seen).not.toContain(anna.id);
  });

  it('goes with a member, and from the lists of all others', async () => {
    const [gone, ...others] = await Promise.all(Array.from({ length: 4 }, () => server.member()));
    if (!gone) throw new Error('there is nobody');
    for (const other of others) await other.call('block', { body: { member: gone.id } });
    expect((await listOf(gone))?.marks).toHaveLength(4);
    await server.services.db.deleteFrom('members').where('id', '=', gone.id).execute();
    expect(await Promise.all([gone, ...others].map(listOf))).toEqual(Array(4).fill(undefined));
    expect(await wrongLists()).toBe(0);
  });

  it('is made of the blocks that were there before it', async () => {
    const database = await makeTestDatabase(process.env[templateVariable]);
    const open = await openDatabase({ databaseUrl: database.databaseUrl, dataFolder: database.dataFolder });
    try {
      const names = (await migrationStatus(open)).map(({ name }) => name);
      await migrateDown(open, names.length - names.indexOf('0084-barred-lists'));
      const { rows } = await sql`
        with few as (select id, row_number() over (order by id) as place from members limit 5)
        insert into blocks (blocker, blocked, created_at)
        select one.id, other.id, now() from few one join few other on one.place < other.place returning blocker`.execute(
        open.db,
      );
      expect(rows).toHaveLength(10);
      await migrateUp(open);
      expect(await wrongLists(open.db)).toBe(0);
    } finally {
      await open.db.destroy();
      await database.remove();
    }
  });

  it('leaves out everybody also where it is too long to stand in its row', async () => {
    const { db } = server.services;
    const [anna, bert] = [await server.member(), await server.member()];
    // Blocks of people who are in no search but theirs count: there are no others of so many.
    await sql`
      with made as (
        insert into members select (jsonb_populate_record(m, jsonb_build_object('id', gen_random_uuid(), 'email', gen_random_uuid()))).*
        from members m, generate_series(1, 1500) where m.id = ${bert.id}::uuid returning id)
      insert into blocks (blocker, blocked, created_at) select ${anna.id}::uuid, id, now() from made`.execute(
      db,
    );
    await anna.call('block', { body: { member: bert.id } });
    expect((await listOf(anna))?.marks).toHaveLength(1502);
    expect(await wrongLists()).toBe(0);
    const { body } = await anna.call('search', { query: { country: 'NL' } });
    const ids = (body.results as { id: string }[]).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids).not.toContain(bert.id);
    expect(ids).not.toContain(anna.id);
  });
});

// The embedded database runs one transaction after the other.
describe.skipIf(!process.env.TEST_DATABASE_URL)('the lists of those whom nobody locks', () => {
  const block = (by: Person, of: Person) => by.call('block', { body: { member: of.id } });
  const inOrder = async () =>
    (await Promise.all(Array.from({ length: 4 }, () => server.member()))).sort((one, two) =>
      one.id < two.id ? -1 : 1,
    ) as [Person, Person, Person, Person];
  const leave = async (person: Person) => {
    await person.call('accountDelete', { body: { password: 'a long walk by the sea' } });
    server.clock.advanceSeconds(14 * 24 * 3600);
  };
  const holdingList = (person: Person) => (trx: Trx) =>
    trx.selectFrom('barred_lists').select('marks').where('member_id', '=', person.id).forUpdate().execute();
  const countWaiting = async () => {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(server.services.db);
    return rows[0]?.waiting;
  };

  it('are what the blocks say that are written and taken away at once', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => server.member()));
    const pairs = people.flatMap((by) =>
      people.filter((of) => of !== by).map((of) => [by.id, of.id] as const),
    );
    const { db } = server.services;
    for (let round = 0; round < 6; round += 1) {
      await Promise.all(
        pairs.map(([blocker, blocked], index) =>
          (round + index) % 2 === 0
            ? db
                .insertInto('blocks')
                .values({ blocker, blocked, created_at: new Date(0) })
                .execute()
            : db.deleteFrom('blocks').where('blocker', '=', blocker).where('blocked', '=', blocked).execute(),
        ),
      );
      expect(await wrongLists()).toBe(0);
    }
  });

  it('hold whom a member blocks while a purge takes their last block away', async () => {
    const [anna, gone, other] = await inOrder();
    await block(anna, gone);
    await leave(gone);
    let blocking: Promise<{ status: number }> | undefined;
    const { waited, result } = await whileHeld(
      server,
      holdingList(gone),
      () => purgeDeleted(server.services),
      async () => {
        blocking = block(anna, other);
        await expect.poll(countWaiting).toBe(2);
      },
    );
    expect([waited, result, (await blocking)?.status]).toEqual([true, 1, 200]);
    expect((await listOf(anna))?.marks).toHaveLength(2);
    expect(await wrongLists()).toBe(0);
  });

  it('are locked by a purge in one order, so that it and a block never wait for each other', async () => {
    const [low, high, gone] = await inOrder();
    await block(gone, high);
    await block(low, gone);
    await leave(gone);
    let isHighFree: boolean | undefined;
    const { waited, result } = await whileHeld(
      server,
      holdingList(low),
      () => purgeDeleted(server.services),
      async () => {
        isHighFree = await isFree(server.services.db, 'barred_lists', 'member_id', high.id);
      },
    );
    expect([waited, isHighFree, result]).toEqual([true, true, 1]);
    expect(await wrongLists()).toBe(0);
  });
});
