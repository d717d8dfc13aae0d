import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type Person, type TestServer } from '../../testing/test-server.ts';

/**
 * When somebody was here is told in steps: now (the mark on the card), and the day, by the order of search. Somebody with two
 * accounts asks again and again and compares; only what the steps say may change.
 */
let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const hour = 3600;
const place = { country: 'IE', region: 'IE-WX' } as const;
const profile = { ...place, gender: 'male', city: 'Wexford' } as const;

interface Card {
  id: string;
  online: boolean;
}

const found = async (person: Person, query: object = {}): Promise<string[]> =>
  (
    (await person.call('search', { query: { ...place, real_only: '1', ...query } })).body.results as Card[]
  ).map(({ id }) => id);

/** To an hour of the clock on the day that many days from today, which is always in the future. */
const goTo = (hours: number, days = 0): void => {
  const midnight = new Date(server.clock.now()).setUTCHours(0, 0, 0, 0);
  const at = midnight + (days * 24 + hours) * hour * 1000;
  server.clock.advanceSeconds((at - server.clock.now()) / 1000);
};

const filters = [
  {},
  { distance: 25 },
  { distance: 100 },
  { new_here: '1' },
  { online: '1' },
  { gender: 'male', min_age: 50 },
];

/** All pages of a search. Of a cursor only whether there is one, and how long it is: nobody can read it, and each is new. */
const pagesOf = async (asker: Person, filter: object): Promise<object[]> => {
  const pages: object[] = [];
  let cursor: string | null = null;
  do {
    const query: object = { ...place, real_only: '1', ...filter, ...(cursor && { cursor }) };
    const body = (await asker.call('search', { query })).body as { next_cursor: string | null };
    cursor = body.next_cursor;
    pages.push({ ...body, next_cursor: cursor?.length });
  } while (cursor);
  return pages;
};

/** Everything that search, the profile and the pile of the game say. */
const everythingOf = async (askers: readonly Person[], target: string): Promise<string> => {
  const told: unknown[] = [];
  // They are seen themselves, each by the other: both are here before anything is compared.
  for (const asker of askers) await asker.call('user');
  for (const asker of askers) {
    for (const filter of filters) told.push(...(await pagesOf(asker, filter)));
    told.push((await asker.call('profile', { query: { id: target } })).body);
    told.push((await asker.call('swipe', {})).body);
  }
  return JSON.stringify(told);
};

describe('when somebody was last here', () => {
  it('is told by the day: whoever asks all day long learns no hour of it', async () => {
    const people: Person[] = [];
    for (let count = 0; count < 30; count += 1) people.push(await server.member({ profile }));
    const askers = [await server.member({ profile }), await server.member({ profile })];
    const target = people[15] ?? (await server.member({ profile }));
    goTo(1, 1);
    for (const person of people) await person.call('user');
    goTo(2);
    const early = await everythingOf(askers, target.id);
    for (const hours of [6, 11, 17]) {
      goTo(hours);
      await target.call('user');
      server.clock.advanceSeconds(700);
      expect(await everythingOf(askers, target.id)).toBe(early);
    }
    // Can tell: of another day the step is another.
    goTo(8, 1);
    await target.call('user');
    server.clock.advanceSeconds(700);
    expect(await everythingOf(askers, target.id)).not.toBe(early);
    expect((await found(askers[0] ?? target)).indexOf(target.id)).toBeLessThan(3);
  });

  it('is told as "now" by the mark and by the filter alike, and of nobody who is not seen', async () => {
    goTo(9, 2);
    const viewer = await server.member({ profile });
    const here = await server.member({ profile });
    const gone = await server.member({ profile });
    const invisible = await server.member({ profile });
    const resting = await server.member({ profile });
    server.clock.advanceSeconds(290);
    for (const person of [here, invisible, resting]) await person.call('user');
    expect((await invisible.call('notificationsUpdate', { body: { invisible: true } })).status).toBe(200);
    expect((await resting.call('notificationsUpdate', { body: { paused: true } })).status).toBe(200);
    server.clock.advanceSeconds(20);
    const online = await found(viewer, { online: '1' });
    expect(online).toContain(here.id);
    for (const person of [gone, invisible, resting]) expect(online).not.toContain(person.id);
    const { body } = await viewer.call('search', { query: { ...place, real_only: '1' } });
    const marked = (body.results as Card[]).filter((card) => card.online).map(({ id }) => id);
    expect(marked.toSorted()).toEqual(online.toSorted());
    server.clock.advanceSeconds(601);
    expect(await found(viewer, { online: '1' })).toEqual([]);
  });

  it('ends in steps: of two who left within five minutes of each other, who asks all the time sees both go at once', async () => {
    goTo(12, 2);
    const viewer = await server.member({ profile });
    const first = await server.member({ profile });
    const second = await server.member({ profile });
    server.clock.advanceSeconds(70);
    await first.call('user');
    server.clock.advanceSeconds(200);
    await second.call('user');
    const ends = new Map<string, number>();
    for (let asked = 0; asked < 700; asked += 10) {
      const online = await found(viewer, { online: '1' });
      for (const { id } of [first, second]) if (!online.includes(id) && !ends.has(id)) ends.set(id, asked);
      server.clock.advanceSeconds(10);
    }
    expect(ends.get(first.id)).toBe(ends.get(second.id));
    // 12:10, as for everybody who was here after 12:00 and not after 12:05.
    expect(ends.get(second.id)).toBe(330);
  });

  it('is told of who answers automatically, and of no other fictional profile', async () => {
    const viewer = await server.member();
    const { db } = server.services;
    const seen = new Date(server.clock.now());
    await db.updateTable('members').set({ last_seen_at: seen }).where('fictional', '=', true).execute();
    await db.updateTable('search_profiles').set({ ranked_at: seen }).where('fictional', '=', true).execute();
    const { body } = await viewer.call('search', { query: { online: '1' } });
    const cards = body.results as (Card & { fictional: boolean; automatic: boolean })[];
    expect(cards.some((card) => card.automatic)).toBe(true);
    expect(cards.every((card) => card.online && (card.automatic || !card.fictional))).toBe(true);
  });

  it('is told as "now" over midnight too', async () => {
    goTo(23.98, 0);
    const [viewer, other] = [await server.member({ profile }), await server.member({ profile })];
    await other.call('user');
    server.clock.advanceSeconds(120);
    expect(await found(viewer, { online: '1' })).toContain(other.id);
  });
});
