import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterHere, leaveHere } from '../../member/search-profile/here-now-repository.ts';
import { setLastSeen } from '../../session/repository.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const longerThanHere = 601;

const copyOf = async ({ id }: Person) => {
  const { rows } = await sql<{ written: string; row: object }>`
    select xmin::text as written, to_jsonb(h) as row from search_profiles_here h where member_id = ${id}`.execute(
    server.services.db,
  );
  return rows[0];
};
const originalOf = async ({ id }: Person) => {
  const { rows } = await sql<{ row: object }>`
    select to_jsonb(s) as row from search_profiles s where member_id = ${id}`.execute(server.services.db);
  return rows[0]?.row;
};
const isIn = async (person: Person) => (await copyOf(person)) !== undefined;

describe('who is here now', () => {
  it('is in a table of their own from the first sign of life until a round after they have gone', async () => {
    const person = await server.member();
    server.clock.advanceSeconds(longerThanHere);
    await leaveHere(server.services);
    expect(await isIn(person)).toBe(false);
    await person.call('user');
    expect(await isIn(person)).toBe(true);
    await leaveHere(server.services);
    expect(await isIn(person)).toBe(true);
    server.clock.advanceSeconds(longerThanHere);
    await leaveHere(server.services);
    expect(await isIn(person)).toBe(false);
  });

  it('is there with the day of the sign of life that brought them, on another day', async () => {
    const person = await server.member();
    server.clock.advanceSeconds(24 * 3600);
    await leaveHere(server.services);
    await person.call('user');
    expect((await copyOf(person))?.row).toBeDefined();
    expect((await copyOf(person))?.row).toEqual(await originalOf(person));
  });

  it('is written once a visit, and not by each sign of life', async () => {
    const person = await server.member();
    await person.call('user');
    const before = await copyOf(person);
    /** Who has locked the row of the search last. */
    const lockedBy = async () =>
      (
        await sql<{
          by: string;
        }>`select xmax::text as by from search_profiles where member_id = ${person.id}`.execute(
          server.services.db,
        )
      ).rows;
    const locked = await lockedBy();
    for (let minute = 0; minute < 3; minute += 1) {
      server.clock.advanceSeconds(61);
      await person.call('user');
    }
    expect(before).toBeDefined();
    expect(await copyOf(person)).toEqual(before);
    expect(await lockedBy()).toEqual(locked);
  });

  it('goes all at once, however many they are, but for who is still here', async () => {
    const [first, other] = [await server.member(), await server.member()];
    const { db } = server.services;
    await sql`
      with made as (insert into members
        select (jsonb_populate_record(m, jsonb_build_object('id', gen_random_uuid(), 'email', gen_random_uuid()))).*
        from members m, generate_series(1, 1100) where m.id = ${other.id} returning id),
      found as (insert into search_profiles (member_id, site_id, gender, country, region, birth_date, fictional, ranked_at, joined_on)
        select made.id, s.site_id, s.gender, s.country, s.region, s.birth_date, s.fictional, s.ranked_at, s.joined_on
        from made, search_profiles s where s.member_id = ${other.id} returning *)
      insert into search_profiles_here select * from found`.execute(db);
    server.clock.advanceSeconds(longerThanHere);
    await first.call('user');
    await leaveHere(server.services);
    const left = await db.selectFrom('search_profiles_here').select('member_id').execute();
    expect(left).toEqual([{ member_id: first.id }]);
  });

  it('is noted by two signs of life at once', async () => {
    const person = await server.member();
    const { db, clock } = server.services;
    await db.deleteFrom('search_profiles_here').execute();
    const now = new Date(clock.now());
    let second: Promise<void> | undefined;
    await inTransaction(db, async (trx) => {
      await setLastSeen(trx, person.id, now);
      second = setLastSeen(db, person.id, now);
      // Time enough for it to come to the row.
      await sql`select pg_sleep(0.1)`.execute(trx);
    });
    await second;
    expect(await isIn(person)).toBe(true);
  });

  it('is nobody who is changed when they have gone', async () => {
    const person = await server.member();
    const { db } = server.services;
    await db.deleteFrom('search_profiles_here').execute();
    await db
      .updateTable('search_profiles')
      .set({ is_new: false })
      .where('member_id', '=', person.id)
      .execute();
    expect(await isIn(person)).toBe(false);
  });

  it('is not who is invisible, on a break, or a fictional profile that answers nobody', async () => {
    const [invisible, resting] = [await server.member(), await server.member()];
    await invisible.call('notificationsUpdate', { body: { invisible: true } });
    await resting.call('notificationsUpdate', { body: { paused: true } });
    server.clock.advanceSeconds(61);
    for (const person of [invisible, resting]) {
      await person.call('user');
      expect(await isIn(person)).toBe(false);
    }
    const { db } = server.services;
    const fictional = await db
      .selectFrom('members')
      .select(['id', 'automatic'])
      .where('fictional', '=', true)
      .execute();
    await enterHere(
      db,
      fictional.map(({ id }) => id),
    );
    const here = await db.selectFrom('search_profiles_here').select('member_id').execute();
    const ids = new Set(here.map(({ member_id: id }) => id));
    expect(fictional.filter(({ id }) => ids.has(id)).every(({ automatic }) => automatic)).toBe(true);
    expect(fictional.some(({ id }) => ids.has(id))).toBe(true);
  });
});

describe('the copy of the row that search reads', () => {
  it('says what the row says, whoever changes it', async () => {
    const person = await server.member();
    const { db } = server.services;
    expect((await copyOf(person))?.row).toEqual(await originalOf(person));
    await db
      .updateTable('search_profiles')
      .set({ with_photo: true, is_new: false })
      .where('member_id', '=', person.id)
      .execute();
    expect((await copyOf(person))?.row).toMatchObject({ with_photo: true, is_new: false });
    await person.call('profileUpdate', { body: { search_gender: 'female' } });
    expect((await copyOf(person))?.row).toMatchObject({ sought: 'female' });
    expect((await copyOf(person))?.row).toEqual(await originalOf(person));
  });

  it('is of the row as it is left by whoever is changing it at that moment', async () => {
    const person = await server.member();
    const { db } = server.services;
    await db.deleteFrom('search_profiles_here').execute();
    let coming: Promise<void> | undefined;
    await inTransaction(db, async (trx) => {
      await trx
        .updateTable('search_profiles')
        .set({ verified: true })
        .where('member_id', '=', person.id)
        .execute();
      coming = enterHere(db, [person.id]);
      // Time enough for it to come to the row.
      await sql`select pg_sleep(0.1)`.execute(trx);
    });
    await coming;
    expect((await copyOf(person))?.row).toMatchObject({ verified: true });
  });

  it('has the columns and the orders of the row: one text searches either table', async () => {
    const { db } = server.services;
    const columnsOf = (table: string) =>
      sql<{ name: string; type: string }>`
      select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by attnum`.execute(db);
    expect((await columnsOf('search_profiles_here')).rows).toEqual((await columnsOf('search_profiles')).rows);
    const ordersOf = async (table: string) => {
      const { rows } = await sql<{ made: string }>`
        select indexdef as made from pg_indexes where tablename = ${table} and schemaname = current_schema()`.execute(
        db,
      );
      return rows.map(({ made }) => made.replaceAll(table, 'search_profiles'));
    };
    const apart = (made: string) => !/_pkey|_was_new|fictional/v.test(made.split(' ON ')[0] ?? '');
    expect((await ordersOf('search_profiles_here')).filter(apart).toSorted()).toEqual(
      (await ordersOf('search_profiles')).filter(apart).toSorted(),
    );
  });
});
