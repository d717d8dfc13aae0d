import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setRules, setSettings } from '../testing/site-rules.ts';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

interface Found {
  member: {
    id: string;
    age: number;
    gender: string;
    country: string;
    fictional: boolean;
    liked: boolean;
    match: boolean;
  };
  reasons: { code: string; count?: number }[];
}
const matchesOf = async (person: Person): Promise<Found[]> =>
  (await person.call('signupMatches')).body.matches as Found[];

/** In a region where the demo world has nobody. */
const place = { country: 'FI', region: 'FI-05' } as const;
const woman = { ...place, gender: 'female', search_gender: 'male', sexuality: 'hetero' } as const;
const man = { ...place, gender: 'male', search_gender: 'female', sexuality: 'hetero' } as const;

describe('the first members to meet', () => {
  it('are of the ages that a search begins with, however many of other ages were here since', async () => {
    const there = { ...man, region: 'FI-06' };
    const born = (year: number) =>
      server.member({ profile: there, form: { date_of_birth: `${year}-01-01` } });
    const fitting = await born(1961);
    await server.services.db
      .updateTable('search_profiles')
      .set({ ranked_at: new Date('2020-01-01') })
      .where('member_id', '=', fitting.id)
      .execute();
    // More than a pool holds.
    for (let count = 0; count < 61; count += 1) await born(1940);
    const seeker = await server.member({
      profile: { ...woman, region: 'FI-06' },
      form: { date_of_birth: '1960-01-01' },
    });
    expect((await matchesOf(seeker))[0]?.member.id).toBe(fitting.id);
  });

  it('live in the region of the town that somebody has named who left the region open', async () => {
    const there = { country: 'FI', region: 'FI-10' } as const;
    const near = await server.member({ profile: { ...man, ...there } });
    // Who has left it open as well.
    const open = await server.member({ profile: { ...man, region: '' } });
    await open.call('profileUpdate', { body: { city: 'Rovaniemi' } });
    const far = await server.member({ profile: { ...man, region: 'FI-18' } });
    const reasonsFor = async (city: string) => {
      const seeker = await server.member({ profile: { ...woman, region: '' } });
      await seeker.call('profileUpdate', { body: { city } });
      const found = await matchesOf(seeker);
      const of = ({ id }: Person) =>
        found.find(({ member }) => member.id === id)?.reasons.map(({ code }) => code);
      return { first: found[0]?.member.id, near: of(near), open: of(open), far: of(far) };
    };
    const inTown = await reasonsFor('Rovaniemi');
    expect([near.id, open.id]).toContain(inTown.first);
    expect([inTown.near?.[0], inTown.open?.[0]]).toEqual(['region', 'region']);
    expect(inTown.far?.[0]).toBe('country');
    const nowhere = await reasonsFor('Nowhere at all');
    expect(nowhere.first).toBeDefined();
    expect([nowhere.near?.[0], nowhere.open?.[0]]).toEqual(['country', 'country']);
  });

  it('are ranked with true reasons: the region, the age, the interests, the wish', async () => {
    const seeker = await server.member({
      profile: { ...woman, interests: ['music', 'sailing'] },
      form: { date_of_birth: '1960-01-01' },
    });
    const best = await server.member({
      profile: { ...man, interests: ['sailing', 'music', 'golf'] },
      form: { date_of_birth: '1962-01-01' },
    });
    const older = await server.member({ profile: man, form: { date_of_birth: '1953-01-01' } });
    // Next door, and more than a first search would ask for.
    const oldest = await server.member({ profile: man, form: { date_of_birth: '1940-01-01' } });
    const unwanted = await server.member({ profile: woman });
    const elsewhere = await server.member({ profile: { ...man, search_gender: 'male' } });
    const matches = await matchesOf(seeker);
    expect(matches.slice(0, 2).map(({ member }) => member.id)).toEqual([best.id, older.id]);
    expect(matches[0]?.reasons).toEqual([
      { code: 'region' },
      { code: 'age' },
      { code: 'interests', count: 2 },
      { code: 'wants_you' },
    ]);
    expect(matches[1]?.reasons).toEqual([{ code: 'region' }, { code: 'age' }, { code: 'wants_you' }]);
    const ids = matches.map(({ member }) => member.id);
    for (const other of [seeker, unwanted, elsewhere]) expect(ids).not.toContain(other.id);
    const [own] = matches.map(({ member }) => member.age + 2);
    // Behind everybody of such ages, wherever they live.
    expect(ids.indexOf(oldest.id)).toBeGreaterThan(1);
    expect(matches[ids.indexOf(oldest.id)]?.reasons).toEqual([{ code: 'region' }, { code: 'wants_you' }]);
    const before = matches.slice(0, ids.indexOf(oldest.id));
    expect(before.every(({ member }) => Math.abs(member.age - (own ?? 0)) <= 8)).toBe(true);
    expect(matches.length).toBeLessThanOrEqual(12);
    expect(new Set(ids).size).toBe(ids.length);
    expect(matches.every(({ member }) => member.gender === 'male')).toBe(true);
    expect(matches.some(({ member }) => member.liked)).toBe(false);
    await seeker.call('like', { body: { member: older.id } });
    expect((await matchesOf(seeker)).filter(({ member }) => member.liked)).toMatchObject([
      { member: { id: older.id, match: false } },
    ]);
    // Who likes the seeker is not told before the seeker likes them, too.
    for (const admirer of [older, best]) await admirer.call('like', { body: { member: seeker.id } });
    const both = (await matchesOf(seeker)).filter(({ member }) => member.match);
    expect(both.map(({ member }) => member.id)).toEqual([older.id]);
  });

  it('leave out who is blocked, either way, and who can not be found', async () => {
    const seeker = await server.member({ profile: { ...woman, region: 'FI-07' } });
    const there = { ...man, region: 'FI-07' };
    const [blocked, blocker, gone] = [
      await server.member({ profile: there }),
      await server.member({ profile: there }),
      await server.member({ profile: there }),
    ];
    expect((await matchesOf(seeker)).slice(0, 3).map(({ member }) => member.id)).toEqual(
      expect.arrayContaining([blocked.id, blocker.id, gone.id]),
    );
    await seeker.call('block', { body: { member: blocked.id } });
    await blocker.call('block', { body: { member: seeker.id } });
    await server.services.db.deleteFrom('search_profiles').where('member_id', '=', gone.id).execute();
    const ids = (await matchesOf(seeker)).map(({ member }) => member.id);
    for (const other of [blocked, blocker, gone]) expect(ids).not.toContain(other.id);
  });

  it('put fictional members behind real ones of equal rank, with their label', async () => {
    const there = { ...man, region: 'FI-13' };
    const seeker = await server.member({ profile: { ...woman, region: 'FI-13' } });
    const real = await server.member({ profile: there });
    const invented = await server.member({ profile: there });
    for (const [table, column] of [
      ['members', 'id'],
      ['search_profiles', 'member_id'],
    ] as const)
      await server.services.db
        .updateTable(table)
        .set({ fictional: true })
        .where(column, '=', invented.id)
        .execute();
    const [first, second] = await matchesOf(seeker);
    expect(first?.member).toMatchObject({ id: real.id, fictional: false });
    expect(second?.member).toMatchObject({ id: invented.id, fictional: true });
  });

  it("are the last seen of the site's country, without reasons, for who has said nothing", async () => {
    await setSettings(server, { country: 'NL' });
    const person = await server.newcomer();
    const matches = await matchesOf(person);
    expect(matches.length).toBeGreaterThan(0);
    for (const { member, reasons } of matches) {
      expect(member.country).toBe('NL');
      expect(reasons).toEqual([]);
    }
    await setRules(server, {});
  });

  it('are for members', async () => {
    expect((await server.visitor().call('signupMatches')).body.error.code).toBe('authentication_required');
  });
});
