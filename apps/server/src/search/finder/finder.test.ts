import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSecondSite, memberOfSecondSite } from '../../testing/second-site.ts';
import { setSettings } from '../../testing/site-rules.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

interface Answer {
  wish: { gender: string | null; min_age: number; max_age: number; reach: string; interests: string[] };
  answered: number;
  questions: string[];
  reaches: string[];
  matches: { member: { id: string; fictional: boolean }; reasons: { code: string }[] }[];
  next_cursor: string | null;
  wider: Answer['wish'] | null;
}

const real = { real_only: '1' } as const;
const ask = async (person: Person, query: object = real): Promise<Answer> =>
  (await person.call('matchFinder', { query })).body;
const answer = (person: Person, body: object) =>
  person.call('matchWishUpdate', { body: { answered: 4, ...body } });
const idsOf = ({ matches }: Answer): string[] => matches.map(({ member }) => member.id);

/** Real members have a country to themselves in each test. */
const born = (year: number) => ({ date_of_birth: `${year}-01-01` });
const someone = async (gender: 'female' | 'male', profile: object, year: number): Promise<Person> => {
  const person = await server.member({ form: born(year) });
  const sought = gender === 'female' ? 'male' : 'female';
  const body = { gender, search_gender: sought, sexuality: 'hetero', region: '', city: '', ...profile };
  expect((await person.call('profileUpdate', { body })).status).toBe(200);
  return person;
};
const woman = (profile: object, year = 1960) => someone('female', profile, year);
const man = (profile: object, year = 1960) => someone('male', profile, year);

describe('the questions', () => {
  it('begin with the profile, are kept one by one, and show nobody before all are answered', async () => {
    const anna = await woman({ country: 'FI', interests: ['sailing'] });
    await man({ country: 'FI' });
    const first = await ask(anna);
    expect(first).toMatchObject({
      answered: 0,
      questions: ['who', 'age', 'place', 'interests'],
      reaches: ['country', 'anywhere'],
      wish: { gender: 'male', reach: 'country', interests: ['sailing'] },
      matches: [],
      wider: null,
    });
    expect(first.wish.max_age - first.wish.min_age).toBe(16);
    expect((await anna.call('matchFinder', { query: { cursor: 'made up' } })).status).toBe(422);
    expect((await answer(anna, { gender: null, answered: 1 })).body.wish).toEqual({
      ...first.wish,
      gender: null,
    });
    await answer(anna, { min_age: 70, max_age: 50, answered: 2 });
    await answer(anna, { interests: ['music', 'no such thing'], answered: 0 });
    expect(await ask(anna)).toMatchObject({
      answered: 2,
      wish: { gender: null, min_age: 50, max_age: 70, interests: ['music'] },
      matches: [],
    });
    await answer(anna, {});
    expect((await ask(anna)).matches.length).toBeGreaterThan(0);
  });

  it('are none about what the site lets nobody choose, and never ask for who is under age', async () => {
    const anna = await woman({ country: 'FI' });
    await setSettings(server, { searchFields: ['age', 'real_only'] });
    expect((await ask(anna)).questions).toEqual(['age', 'interests']);
    expect((await answer(anna, { min_age: 3, max_age: 200 })).body).toMatchObject({
      answered: 2,
      wish: { min_age: 18, max_age: 99 },
    });
    await setSettings(server, {
      searchFields: ['gender', 'country', 'region', 'distance', 'age', 'with_photo', 'new_here', 'real_only'],
    });
  });
});

describe('who matches', () => {
  it('is ranked with true reasons: what is shared, how near, the age, the wish', async () => {
    const utrecht = { country: 'NL', region: 'NL-UT', city: 'Utrecht' };
    const anna = await woman({ ...utrecht, interests: ['sailing'] });
    const near = await man(utrecht, 1962);
    const shares = await man(
      { country: 'NL', region: 'NL-GR', city: 'Groningen', interests: ['sailing', 'music', 'golf'] },
      1952,
    );
    const plain = await man(
      { country: 'NL', region: 'NL-LI', city: 'Maastricht', search_gender: null },
      1952,
    );
    await man({ ...utrecht, search_gender: 'male' });
    await woman(utrecht);
    await answer(anna, { interests: ['sailing', 'music'], reach: 'country' });
    const found = await ask(anna);
    expect(found.reaches).toEqual(['10', '25', '50', '100', '200', 'country', 'anywhere']);
    expect(idsOf(found).slice(0, 3)).toEqual([near.id, shares.id, plain.id]);
    expect(found.matches.slice(0, 3).map(({ reasons }) => reasons)).toEqual([
      [{ code: 'distance', distance: 10 }, { code: 'wants_you' }, { code: 'age' }, { code: 'new_here' }],
      [
        { code: 'interests', interests: ['sailing', 'music'] },
        { code: 'wants_you' },
        { code: 'distance', distance: 200 },
        { code: 'new_here' },
      ],
      [{ code: 'distance', distance: 200 }, { code: 'new_here' }],
    ]);
    await answer(anna, { reach: '25' });
    expect(idsOf(await ask(anna))).toEqual([near.id]);
  });

  it('is nobody who is not there or may not be met, and fictional only with the label', async () => {
    await addSecondSite(server);
    const place = { country: 'AT' };
    const anna = await woman(place);
    const others: Person[] = [];
    for (let count = 0; count < 5; count += 1) others.push(await man(place));
    const [invisible, paused, blocked, blocker, fits] = others as [Person, Person, Person, Person, Person];
    await answer(anna, {});
    expect(new Set(idsOf(await ask(anna)))).toEqual(new Set(others.map(({ id }) => id)));
    await invisible.call('notificationsUpdate', { body: { invisible: true } });
    await paused.call('notificationsUpdate', { body: { paused: true } });
    await anna.call('block', { body: { member: blocked.id } });
    await blocker.call('block', { body: { member: anna.id } });
    const elsewhere = await memberOfSecondSite(server);
    await elsewhere.call('profileUpdate', {
      body: { gender: 'male', search_gender: 'female', sexuality: 'hetero', ...place },
    });
    expect(idsOf(await ask(anna))).toEqual([fits.id]);
    for (const [table, column] of [
      ['members', 'id'],
      ['search_profiles', 'member_id'],
    ] as const)
      await server.services.db
        .updateTable(table)
        .set({ fictional: true })
        .where(column, '=', fits.id)
        .execute();
    expect((await ask(anna, {})).matches).toMatchObject([{ member: { id: fits.id, fictional: true } }]);
    expect((await ask(anna)).matches).toEqual([]);
  });

  it('is shown page by page, each once, and the same each time', async () => {
    const anna = await woman({ country: 'DE' });
    await answer(anna, { gender: null, min_age: 18, max_age: 99, reach: 'anywhere' });
    const pages: string[][] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page: Answer = await ask(anna, cursor ? { cursor } : {});
      pages.push(idsOf(page));
      cursor = page.next_cursor;
    }
    expect(pages[0]).toHaveLength(24);
    const all = pages.flat();
    expect(all.length).toBeGreaterThan(30);
    expect(new Set(all).size).toBe(all.length);
    expect(all).not.toContain(anna.id);
    expect(idsOf(await ask(anna, {}))).toEqual(pages[0]);
    expect((await anna.call('matchFinder', { query: { cursor: 'made up' } })).status).toBe(422);
  });
});

describe('where nobody matches', () => {
  it('the nearest wider answer that finds somebody is offered', async () => {
    const place = { country: 'IE', region: 'IE-D', city: 'Dublin' };
    const anna = await woman(place);
    await answer(anna, { reach: '10', min_age: 50, max_age: 55 });
    const wider = async () => (await ask(anna)).wider;
    await man({ country: 'IE', region: 'IE-CO', city: 'Cork' }, 1974);
    expect(await wider()).toMatchObject({ reach: 'country', min_age: 50, max_age: 55 });
    await man(place, 1978);
    expect(await wider()).toMatchObject({ reach: '10', min_age: 45, max_age: 60 });
    expect((await ask(anna)).matches).toEqual([]);
  });

  it('no wider answer is offered that only somebody fills who has blocked', async () => {
    const place = { country: 'IE', region: 'IE-G', city: 'Galway' };
    const anna = await woman(place);
    await answer(anna, { reach: '10', min_age: 71, max_age: 72 });
    const near = await man(place, 1951);
    expect((await ask(anna)).wider).toMatchObject({ reach: '10' });
    await near.call('block', { body: { member: anna.id } });
    expect((await ask(anna)).wider?.reach).not.toBe('10');
  });
});
