import { beforeAll, afterAll, describe, expect, it } from 'vitest';
import { checkBooks, soundBooks } from '../credits/books-repository.ts';
import { startServer, type RunningServer } from '../start-server.ts';
import { fakeClock } from '@vesper/testing';
import { makeTestDatabase, testConfig, type TestDatabase } from '../testing/test-database.ts';
import type { CallAnswer } from '@vesper/contract';
import { countries, genders } from '@vesper/domain';
import { seededPicks } from './data/seeded-picks.ts';
import { testMembers } from './people/test-members.ts';
import { dealtBackground } from './portraits/background-of.ts';
import { portraitKey, readPortraitName } from './portraits/portrait-name.ts';
import { catchUp, isSeeded } from './repository.ts';
import { seed } from './seed.ts';

const clock = fakeClock();
let database: TestDatabase;
let running: RunningServer;

beforeAll(async () => {
  database = await makeTestDatabase();
  running = await startServer(testConfig(database), { clock, pages: false, jobs: false });
  await seed({ ...running.services, onProgress: () => undefined });
});
afterAll(async () => {
  await running.close();
  await database.remove();
});

const db = () => running.services.db;
const members = () => db().selectFrom('members').selectAll().execute();

describe('the whole demo world', () => {
  it('is there with an account and a place in the search for everybody, and with books that balance', async () => {
    expect(await isSeeded(db())).toBe(true);
    const all = await members();
    expect(all).toHaveLength(4500);
    const count = async (table: 'search_profiles' | 'ledger_accounts') =>
      (await db().selectFrom(table).select('member_id').where('member_id', 'is not', null).execute()).length;
    expect(await count('search_profiles')).toBe(4500);
    expect(await count('ledger_accounts')).toBe(4500);
    expect(await checkBooks(db())).toEqual(soundBooks);
  });

  it('lets only the test members log in', async () => {
    const able = (await members()).filter(
      ({ password_hash, email }) => password_hash !== null || email !== null,
    );
    expect(able.map(({ email }) => email).sort()).toEqual(
      testMembers()
        .map(({ email }) => email)
        .sort(),
    );
  });

  it('names every picture differently, and has painted none', async () => {
    const photos = await db().selectFrom('photos').selectAll().execute();
    const names = photos.flatMap((row) => [row.full_name, row.thumb_name, row.blurred_name]);
    expect(new Set(names).size).toBe(names.length);
    const mains = photos.filter(({ main }) => main);
    expect(mains).toHaveLength(4500);
    expect(await running.services.storage.has(mains[0]?.thumb_name ?? '')).toBe(false);
  });

  it('has given test members likes of people near them: new ones, seen ones and two who were liked back', async () => {
    const all = new Map((await members()).map((member) => [member.id, member]));
    const likes = await db().selectFrom('likes').selectAll().execute();
    for (const test of [...all.values()].filter(({ fictional }) => !fictional)) {
      const got = likes.filter(
        ({ to_member, from_member }) => to_member === test.id && all.get(from_member)?.fictional,
      );
      const sent = likes.filter(
        ({ from_member, to_member }) => from_member === test.id && all.get(to_member)?.fictional,
      );
      expect(got).toHaveLength(9);
      expect(got.filter(({ seen_at }) => seen_at === null)).toHaveLength(3);
      expect(sent).toHaveLength(4);
      expect(
        sent.filter(({ to_member }) => got.some(({ from_member }) => from_member === to_member)),
      ).toHaveLength(2);
      for (const { from_member, created_at } of got) {
        const from = all.get(from_member);
        expect(from).toMatchObject({ country: test.country, gender: test.search_gender });
        expect(created_at.getTime()).toBeLessThan(from?.last_seen_at.getTime() ?? 0);
      }
    }
  });

  it('shows no background twice on a page of results, of one country or of all', async () => {
    const { app, services } = running;
    const key = portraitKey(services.signingKey);
    const pick = seededPicks('pages');
    let pages = 0;
    const twice: string[] = [];
    while (pages < 200) {
      const from = pick([35, 38, 42, 45, 47, 50, 55, 60]);
      const filter = {
        gender: pick(genders),
        ...(pick([true, true, true, false]) ? { country: pick(countries) } : {}),
        min_age: String(from),
        max_age: String(from + pick([8, 12, 16, 20])),
      };
      let cursor: string | null = null;
      for (let turn = pick([1, 1, 1, 2, 3]); turn > 0; turn -= 1) {
        const query: string = new URLSearchParams({ ...filter, ...(cursor ? { cursor } : {}) }).toString();
        const answer = await app.inject({ url: `/api/search.php?${query}`, headers: { host: 'localhost' } });
        expect(answer.statusCode).toBe(200);
        const { results, next_cursor } = answer.json<CallAnswer<'search'>>();
        const seen = results.map(({ main_image }) => {
          const portrait = readPortraitName(key, main_image?.thumb_filename.replace('/photos/', '') ?? '');
          expect(main_image?.tint).toMatch(/^#[0-9a-f]{6}$/);
          return portrait && dealtBackground(portrait.sitter, portrait.scene);
        });
        pages += 1;
        if (new Set(seen).size < seen.length) twice.push(query);
        cursor = next_cursor;
        if (!cursor) break;
      }
    }
    // Now and then one of all countries, or one with a test member among the others.
    expect(twice.length, twice.join('\n')).toBeLessThan(4);
  });

  it('is not written twice', async () => {
    await expect(seed({ ...running.services, onProgress: () => undefined })).rejects.toThrow();
    expect(await members()).toHaveLength(4500);
  });

  it('catches up with the time when it has stood still, in the order in which its people came', async () => {
    const order = async () =>
      (
        await db()
          .selectFrom('search_profiles')
          .select('member_id')
          .where('fictional', '=', true)
          .orderBy('ranked_at', 'desc')
          .orderBy('member_id')
          .execute()
      ).map(({ member_id }) => member_id);
    const before = await order();
    const now = clock.now();
    expect(await catchUp(db(), new Date(now + 30 * 60_000))).toBe(false);
    const later = new Date(now + 8 * 24 * 3600_000);
    expect(await catchUp(db(), later)).toBe(true);
    const fictional = (await members()).filter((member) => member.fictional);
    expect(Math.max(...fictional.map(({ last_seen_at }) => last_seen_at.getTime()))).toBe(later.getTime());
    expect(await order()).toEqual(before);
    const { ranked_at, member_id } = await db()
      .selectFrom('search_profiles')
      .selectAll()
      .where('fictional', '=', true)
      .executeTakeFirstOrThrow();
    expect(fictional.find(({ id }) => id === member_id)?.last_seen_at).toEqual(ranked_at);
  });
});
