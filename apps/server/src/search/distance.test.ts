import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeMembers } from '../member/place-repository.ts';
import { refreshSearchProfile } from '../member/search-profile/search-profile-repository.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { startTestServer, type Person, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

interface Card {
  id: string;
  distance: number | null;
}

const livesIn = async (city: string, region = 'NL-UT', country = 'NL'): Promise<Person> => {
  const person = await server.member();
  const { status } = await person.call('profileUpdate', { body: { country, region, city } });
  expect(status).toBe(200);
  return person;
};
const search = async (person: Person, query: object) =>
  (await person.call('search', { query })).body as { results: Card[]; similar: Card[]; num_results: number };
const distanceOf = async (person: Person, other: Person) =>
  (await person.call('profile', { query: { id: other.id } })).body.profile.distance as number | null;

describe('distance', () => {
  it('is told in steps, the same both ways, on card and profile', async () => {
    const utrecht = await livesIn('Utrecht');
    const near = await livesIn('Zeist');
    const farther = await livesIn('Amersfoort');
    const far = await livesIn('Maastricht', 'NL-LI');
    const distances = [10, 25, 200];
    for (const [index, other] of [near, farther, far].entries()) {
      expect(await distanceOf(utrecht, other)).toBe(distances[index]);
      expect(await distanceOf(other, utrecht)).toBe(distances[index]);
    }
    const { results } = await search(utrecht, { real_only: '1', country: 'NL' });
    const shown = new Map(results.map(({ id, distance }) => [id, distance]));
    expect([near, farther, far].map(({ id }) => shown.get(id))).toEqual(distances);
  });

  it('is offered to whom we can place, and to nobody else', async () => {
    const hasPlace = async (city: string) =>
      (await (await livesIn(city)).call('user')).body.user.has_place as boolean;
    expect(await hasPlace('Utrecht')).toBe(true);
    expect(await hasPlace('Elsewhere')).toBe(false);
    expect(await hasPlace('')).toBe(false);
  });

  it('filters by the same steps, across borders, and never whom we can not place', async () => {
    const maastricht = await livesIn('Maastricht', 'NL-LI');
    const aachen = await livesIn('Aachen', 'DE-NW', 'DE');
    const unknown = await livesIn('Elsewhere', 'NL-LI');
    const found = async (distance: number) =>
      (await search(maastricht, { real_only: '1', distance })).results.map(({ id }) => id);
    expect(await distanceOf(maastricht, aachen)).toBe(50);
    expect(await found(25)).not.toContain(aachen.id);
    for (const distance of [50, 100, 200]) {
      expect(await found(distance)).toContain(aachen.id);
      expect(await found(distance)).not.toContain(unknown.id);
    }
    expect(await distanceOf(maastricht, unknown)).toBeNull();
    expect(await distanceOf(maastricht, maastricht)).toBeNull();
    expect(
      (await server.visitor().call('profile', { query: { id: aachen.id } })).body.profile?.distance ?? null,
    ).toBeNull();
  });

  it('goes with the town: who moves to where we can not place them is near nobody any more', async () => {
    const [utrecht, moved] = [await livesIn('Utrecht'), await livesIn('Zeist')];
    const isFound = async () =>
      (await search(utrecht, { real_only: '1', distance: 10 })).results.some(({ id }) => id === moved.id);
    expect([await distanceOf(utrecht, moved), await isFound()]).toEqual([10, true]);
    await moved.call('profileUpdate', { body: { city: 'Elsewhere' } });
    expect([await distanceOf(utrecht, moved), await isFound()]).toEqual([null, false]);
  });

  it('filters within 10 km and within 25 by dice of different sizes, and finds the same people as the card tells', async () => {
    const utrecht = await livesIn('Utrecht');
    const [near, farther] = [await livesIn('Zeist'), await livesIn('Amersfoort')];
    const found = async (distance: number) => {
      const { results } = await search(utrecht, { real_only: '1', gender: 'female', distance });
      return [near, farther].map(({ id }) => results.some((card) => card.id === id));
    };
    expect([await found(10), await found(25)]).toEqual([
      [true, false],
      [true, true],
    ]);
  });

  it('filters nothing for who is nowhere, and pages through everybody once', async () => {
    const nobody = await server.member();
    expect((await search(nobody, { distance: 10 })).num_results).toBe((await search(nobody, {})).num_results);
    const dutch = await livesIn('Utrecht');
    for (const distance of [50, 200]) {
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const { body } = await dutch.call('search', { query: { distance, ...(cursor && { cursor }) } });
        seen.push(...(body.results as Card[]).map(({ id }) => id));
        expect(
          (body.results as Card[]).every((card) => card.distance !== null && card.distance <= distance),
        ).toBe(true);
        cursor = body.next_cursor as string | null;
      } while (cursor);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toHaveLength((await search(dutch, { distance })).num_results);
    }
  });

  it('offers others from farther away when few are near', async () => {
    const inverness = await livesIn('Inverness', 'GB-SCT', 'GB');
    const { num_results: near, similar } = await search(inverness, { distance: 10 });
    expect([near, similar.length > 0]).toEqual([0, true]);
  });

  it('lets a member move three times a day, and write on about the same place', async () => {
    const person = await livesIn('Utrecht');
    const move = (city: string) => person.call('profileUpdate', { body: { city } });
    expect((await move('Zeist')).status).toBe(200);
    expect((await move('Amersfoort')).status).toBe(200);
    expect((await move('Utrecht')).body.error).toEqual({
      code: 'invalid_request',
      fields: { city: 'moved_too_often' },
    });
    expect((await move('Amersfoort')).status).toBe(200);
    expect((await person.call('profileUpdate', { body: { about_me: 'Hello' } })).status).toBe(200);
    server.clock.advanceSeconds(24 * 3600 + 1);
    expect((await move('Utrecht')).status).toBe(200);
  });

  it('finds the place of who signed up before, and keeps nothing finer than the middle of a cell', async () => {
    const person = await livesIn('Utrecht');
    const { db } = server.services;
    const row = () =>
      db
        .selectFrom('members')
        .innerJoin('search_profiles', 'search_profiles.member_id', 'members.id')
        .select(['members.cell_x', 'members.cell_y', 'members.cell_z', 'search_profiles.die', 'placed'])
        .where('members.id', '=', person.id)
        .executeTakeFirstOrThrow();
    const placed = await row();
    expect(placed.cell_x).not.toBeNull();
    const unplaced = { cell_x: null, cell_y: null, cell_z: null, placed: false };
    await db.updateTable('members').set(unplaced).where('id', '=', person.id).execute();
    await inTransaction(db, (trx) => refreshSearchProfile(trx, person.id));
    expect((await row()).die).toBeNull();
    await placeMembers(server.services);
    expect(await row()).toEqual(placed);
    // Not told by any call.
    const texts = await Promise.all([
      person.call('user'),
      person.call('profile', { query: { id: person.id } }),
      person.call('search'),
    ]);
    for (const { body } of texts) {
      expect(JSON.stringify(body)).not.toContain('cell_');
      expect(JSON.stringify(body)).not.toContain(String(placed.cell_y));
    }
  });
});

describe('the other filters', () => {
  it('leave out who has no photo, and who has been here for long', async () => {
    const dutch = await livesIn('Utrecht');
    const fresh = await livesIn('Zeist');
    const ids = async (query: object) =>
      (await search(dutch, { real_only: '1', distance: 25, ...query })).results.map(({ id }) => id);
    expect(await ids({ with_photo: '1' })).not.toContain(fresh.id);
    expect(await ids({ new_here: '1' })).toContain(fresh.id);
    server.clock.advanceSeconds(29 * 24 * 3600);
    const later = await livesIn('Utrecht');
    const laterIds = async () =>
      (await search(later, { real_only: '1', distance: 25, new_here: '1' })).results.map(({ id }) => id);
    expect(await laterIds()).toContain(fresh.id);
    // As long as the card says it, to the day.
    const isMarked = async () =>
      (await later.call('profile', { query: { id: fresh.id } })).body.profile.new_here;
    for (const isNew of [true, false]) {
      server.clock.advanceSeconds(24 * 3600);
      expect([await isMarked(), (await laterIds()).includes(fresh.id)]).toEqual([isNew, isNew]);
    }
  });
});
