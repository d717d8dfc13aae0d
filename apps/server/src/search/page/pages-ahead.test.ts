import { normalizeSearchFilter } from '@vesper/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findMember, updateMember } from '../../member/repository.ts';
import { dateOf, todayOf } from '../../platform/clock.ts';
import { statements } from '../../platform/database/database.ts';
import { trips } from '../../platform/database/drivers/postgres-pool.ts';
import { setSettings } from '../../testing/site-rules.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { searchFurther, searchMembers } from '../repository.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const query = { gender: 'male', country: 'NL', fits: '1' } as const;

const idsOf = (body: { readonly results: readonly { readonly id: string }[] }): string[] =>
  body.results.map(({ id }) => id);
const search = async (person: Person, input: object = query) =>
  (await person.call('search', { query: input })).body;

/** The statements that an act asks, and in how many trips. */
const watch = async (act: () => Promise<unknown>): Promise<{ asked: string[]; sent: number }> => {
  const watched = { asked: [] as string[], sent: 0 };
  const [ask, send] = [
    (text: unknown) => void watched.asked.push(String(text)),
    () => void (watched.sent += 1),
  ];
  statements.subscribe(ask);
  trips.subscribe(send);
  await act();
  statements.unsubscribe(ask);
  trips.unsubscribe(send);
  return watched;
};

/** How many first pages an act has read, once there are at least so many: what nobody waits for may be answered last. */
const pagesRead = async (act: () => Promise<unknown>, least: number): Promise<number> => {
  let read = 0;
  const note = (text: unknown) => void (String(text).includes('ranked.count') && (read += 1));
  statements.subscribe(note);
  await act();
  await vi.waitFor(() => expect(read).toBeGreaterThanOrEqual(least));
  statements.unsubscribe(note);
  return read;
};

describe('a search that is asked for along with the session', () => {
  it('is answered as one that was not, by the first page and the next, in one trip', async () => {
    const [person, again] = [await server.member(), await server.member()];
    const first = await search(person, {});
    const next = await search(person, { cursor: first.next_cursor });
    const watched = await watch(async () => {
      expect((await search(person, {})).num_results).toBe(first.num_results);
      expect(idsOf(await search(person, { cursor: first.next_cursor }))).toEqual(idsOf(next));
    });
    expect(watched.asked).toHaveLength(4);
    if (server.services.config.databaseUrl) expect(watched.sent).toBe(2);
    // Somebody who has not searched yet: the one waits for the other.
    const alone = await watch(async () => {
      expect(idsOf(await search(again, {}))).not.toHaveLength(0);
    });
    expect(alone.asked).toHaveLength(2);
    if (server.services.config.databaseUrl) expect(alone.sent).toBe(2);
  });

  it('travels apart from another one, first pages and later ones, so that nobody waits for what somebody else looks for', async () => {
    const { db, clock } = server.services;
    const person = await server.member();
    const member = await findMember(db, person.id);
    const site = await server.services.sites.findById(member?.site_id ?? '');
    if (!site) throw new Error('there is no such site');
    const wanted = {
      site: site.id,
      viewer: person.id,
      isUnblocked: true,
      own: undefined,
      filter: normalizeSearchFilter({ gender: 'male' }, site.rules),
      from: null,
      today: todayOf(clock),
      hereSince: dateOf(clock),
    };
    const place = { rankedAt: dateOf(clock).toISOString(), member: person.id };
    const several = () =>
      Promise.all([
        searchMembers(db, wanted),
        searchMembers(db, wanted),
        searchFurther(db, wanted, place),
        searchFurther(db, wanted, place),
      ]);
    // As many connections as are used stand ready.
    await several();
    const watched = await watch(several);
    expect(watched.asked).toHaveLength(4);
    if (server.services.config.databaseUrl) expect(watched.sent).toBe(4);
  });

  it.each([
    ['another gender', { gender: 'male' }],
    ['another place', { cell_x: 3_912_000, cell_y: 320_000, cell_z: 5_010_000 }],
    ['a first block', { blocks_version: 1 }],
  ] as const)('is asked anew where the member has %s since', async (_what, changed) => {
    const person = await server.member();
    const near = { ...query, distance: '50' };
    await search(person, near);
    await updateMember(server.services.db, person.id, changed);
    expect(await pagesRead(() => search(person, near), 2)).toBe(2);
    expect(await pagesRead(() => search(person, near), 1)).toBe(1);
  });

  it('shows nobody who was blocked since the last one', async () => {
    const person = await server.member();
    const [gone] = idsOf(await search(person));
    expect((await person.call('block', { body: { member: gone } })).status).toBe(200);
    expect(idsOf(await search(person))).not.toContain(gone);
  });

  it('is handed to nobody whose session has ended, and harms nobody where it fails', async () => {
    await setSettings(server, { rules: { loggedOutSearch: false } });
    const person = await server.member();
    await search(person);
    const { db } = server.services;
    await db.deleteFrom('sessions').where('member_id', '=', person.id).execute();
    const refused = async () => {
      const answer = await person.call('search', { query });
      return [answer.status, answer.body.error?.code];
    };
    expect(await refused()).toEqual([403, 'authentication_required']);
    await sql`alter table search_profiles rename to elsewhere`.execute(db);
    expect(await refused()).toEqual([403, 'authentication_required']);
    await sql`alter table elsewhere rename to search_profiles`.execute(db);
  });

  it('is refused with a cursor that is none, and with what no search is asked with', async () => {
    const person = await server.member();
    await search(person);
    for (const [wrong, fields] of [
      [{ cursor: 'none' }, { cursor: 'invalid' }],
      [{ gender: 'robot' }, { gender: expect.any(String) }],
      [{ distance: '11' }, { distance: 'invalid' }],
    ] as const) {
      const answer = await person.call('search', { query: wrong });
      expect([answer.status, answer.body.error.fields]).toEqual([422, fields]);
    }
  });
});
