import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { writeCursor } from '../platform/http/cursor.ts';
import { updateMember } from '../member/repository.ts';
import { refreshSearchProfile } from '../member/search-profile/search-profile-repository.ts';
import { judgePhoto } from '../photos/moderation/judge-photo.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { somewhere } from '../testing/member-rows.ts';
import { addPhotoRow } from '../testing/photo-row.ts';
import { addSecondSite, memberOfSecondSite } from '../testing/second-site.ts';
import { setRules, setSettings } from '../testing/site-rules.ts';
import { activationToken, type Person, startTestServer, type TestServer } from '../testing/test-server.ts';
import { plainPicture, uploadPhoto } from '../testing/uploads/upload-photo.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await addSecondSite(server);
});
afterAll(() => server.end());

interface Card {
  id: string;
  gender: string;
  country: string;
  region: string;
  age: number;
  fictional: boolean;
}

describe('search', () => {
  it('keeps to gender, country, region and age', async () => {
    const person = await server.member();
    const query = { gender: 'female', country: 'NL', min_age: 40, max_age: 60 } as const;
    const { results } = (await person.call('search', { query })).body as { results: Card[] };
    expect(results.length).toBeGreaterThan(0);
    for (const card of results) {
      expect(card).toMatchObject({ gender: 'female', country: 'NL' });
      expect(card.age).toBeGreaterThanOrEqual(40);
      expect(card.age).toBeLessThanOrEqual(60);
    }
    const region = results[0]?.region ?? '';
    const inRegion = (await person.call('search', { query: { ...query, region } })).body.results as Card[];
    expect(new Set(inRegion.map((card) => card.region))).toEqual(new Set([region]));
  });

  it('finds verified members alone where the site has some', async () => {
    const [person, one] = [await server.member(), await server.member()];
    await inTransaction(server.services.db, async (trx) => {
      await updateMember(trx, one.id, { verified: true });
      await refreshSearchProfile(trx, one.id);
    });
    const found = async () =>
      (await person.call('search', { query: { verified: '1' } })).body.results as (Card & {
        verified: boolean;
      })[];
    expect((await found()).map(({ id, verified }) => [id, verified])).toEqual([[one.id, true]]);
    await setSettings(server, { rules: { loggedOutSearch: true } });
    expect((await found()).length).toBeGreaterThan(1);
    await setSettings(server, { rules: { loggedOutSearch: true, verifiedMembers: true } });
    expect(await found()).toHaveLength(1);
  });

  it('can not call a fictional profile verified', async () => {
    const [fictional] = await server.services.db
      .selectFrom('members')
      .select('id')
      .where('fictional', '=', true)
      .execute();
    await expect(
      server.services.db
        .updateTable('members')
        .set({ verified: true })
        .where('id', '=', String(fictional?.id))
        .execute(),
    ).rejects.toThrow(/members_verified_person/);
  });

  it('pages through everybody once, without the searcher', async () => {
    const person = await server.member();
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { body } = await person.call('search', { query: cursor ? { cursor } : {} });
      seen.push(...(body.results as Card[]).map((card) => card.id));
      cursor = body.next_cursor as string | null;
    } while (cursor);
    const { count } = await server.services.db
      .selectFrom('search_profiles')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).not.toContain(person.id);
    expect(seen).toHaveLength(Number(count) - 1);
  });

  it('counts with the first page, and says the same number with the next', async () => {
    const [person, other] = [await server.member(), await server.member()];
    const first = (await person.call('search')).body;
    expect(first.num_results).toBeGreaterThan(24);
    await server.services.db.deleteFrom('search_profiles').where('member_id', '=', other.id).execute();
    const next = (await person.call('search', { query: { cursor: first.next_cursor } })).body;
    expect([next.num_results, next.num_capped]).toEqual([first.num_results, first.num_capped]);
    expect((await person.call('search')).body.num_results).toBe(first.num_results - 1);
  });

  it('goes on after whoever was here last at a moment that no clock of ours writes shorter', async () => {
    const person = await server.member();
    const seen = sql<Date>`date_trunc('day', ranked_at) + interval '11:22:33.123456'`;
    await server.services.db.updateTable('search_profiles').set({ ranked_at: seen }).execute();
    const query = { gender: 'female', country: 'NL', min_age: '18', max_age: '99', with_photo: '1' } as const;
    for (const asked of [{}, query]) {
      const first = (await person.call('search', { query: asked })).body;
      if (!first.next_cursor) continue;
      const next = await person.call('search', { query: { ...asked, cursor: first.next_cursor } });
      expect(next.status).toBe(200);
    }
    expect((await person.call('search')).body.next_cursor).not.toBeNull();
  });

  it('counts anew for a cursor that another search has given', async () => {
    const person = await server.member();
    const all = (await person.call('search')).body;
    const own = (await person.call('search', { query: { real_only: '1' } })).body;
    expect(own.num_results).toBeLessThan(all.num_results);
    const query = { real_only: '1', cursor: all.next_cursor };
    expect((await person.call('search', { query })).body.num_results).toBe(own.num_results);
    const { body } = await server.visitor().call('search', { query });
    expect(body.num_results).toBe(own.num_results + 1);
  });

  it('goes on from a place that a server of before has written, without a number', async () => {
    const person = await server.member();
    const first = (await person.call('search')).body;
    const last = (first.results as Card[]).at(-1)?.id ?? '';
    const place = await server.services.db
      .selectFrom('search_profiles')
      .select(sql<string>`ranked_at::text`.as('rankedAt'))
      .where('member_id', '=', last)
      .executeTakeFirstOrThrow();
    const cursor = writeCursor(server.services, { ...place, member: last });
    const next = (await person.call('search', { query: { cursor } })).body;
    const usual = (await person.call('search', { query: { cursor: first.next_cursor } })).body;
    expect(next.num_results).toBe(first.num_results);
    expect((next.results as Card[]).map(({ id }) => id)).toEqual(
      (usual.results as Card[]).map(({ id }) => id),
    );
  });

  it('tells by its order on which day somebody was last here, and nothing finer', async () => {
    const profile = { country: 'IE', region: 'IE-WX', gender: 'male' } as const;
    const seeker = await server.member();
    const people: Person[] = [];
    for (let count = 0; count < 12; count += 1) people.push(await server.member({ profile }));
    const order = async () =>
      (
        (await seeker.call('search', { query: { country: 'IE', region: 'IE-WX' } })).body.results as Card[]
      ).map(({ id }) => id);
    const midnight = new Date(server.clock.now() + 24 * 3600_000).setUTCHours(0, 0, 0, 0);
    server.clock.advanceSeconds((midnight - server.clock.now()) / 1000 + 60);
    for (const person of people) await person.call('user');
    const before = await order();
    // Whoever comes again on the same day, in whatever order, moves nobody: an account of one's own tells no time.
    for (const person of people.toReversed()) {
      server.clock.advanceSeconds(3600);
      await person.call('user');
      expect(await order()).toEqual(before);
    }
    // Those of the next day come first, by lot as well.
    server.clock.advanceSeconds(24 * 3600);
    const early = people.slice(0, 6);
    for (const person of early) await person.call('user');
    const after = await order();
    expect(new Set(after.slice(0, 6))).toEqual(new Set(early.map(({ id }) => id)));
    expect(after.slice(6)).toEqual(before.filter((id) => early.every((person) => person.id !== id)));
    expect(after.slice(0, 6)).not.toEqual(early.map(({ id }) => id));
  });

  it('writes its order at most once a day and member', async () => {
    const person = await server.member();
    const written = async () =>
      (
        await sql<{
          row: string;
        }>`select xmin::text as row from search_profiles where member_id = ${person.id}`.execute(
          server.services.db,
        )
      ).rows[0]?.row;
    server.clock.advanceSeconds(24 * 3600);
    await person.call('user');
    const first = await written();
    server.clock.advanceSeconds(400);
    await person.call('user');
    expect(await written()).toBe(first);
    server.clock.advanceSeconds(24 * 3600);
    await person.call('user');
    expect(await written()).not.toBe(first);
  });

  it('counts birthdays: who is forty today is found from forty on, and no more up to thirty-nine', async () => {
    const profile = { country: 'IE', region: 'IE-LM', gender: 'male' } as const;
    const [seeker, other] = [await server.member(), await server.member({ profile })];
    const day = new Date(server.clock.now());
    day.setUTCFullYear(day.getUTCFullYear() - 40);
    await server.services.db
      .updateTable('search_profiles')
      .set({ birth_date: day.toISOString().slice(0, 10) })
      .where('member_id', '=', other.id)
      .execute();
    const found = async (query: object) =>
      (
        (await seeker.call('search', { query: { country: 'IE', region: 'IE-LM', ...query } })).body
          .results as Card[]
      ).map(({ id }) => id);
    expect(await found({ min_age: 40, max_age: 40 })).toEqual([other.id]);
    expect(await found({ min_age: 30, max_age: 39 })).toEqual([]);
    expect(await found({ min_age: 41, max_age: 60 })).toEqual([]);
  });

  it('finds who is older than the last age that can be chosen with those of that age', async () => {
    const place = { country: 'IE', region: 'IE-CO' } as const;
    const old = await server.member({
      profile: { ...place, gender: 'male' },
      form: { date_of_birth: '1922-01-01' },
    });
    const seeker = await server.member();
    const found = async (query: object) =>
      ((await seeker.call('search', { query: { ...place, ...query } })).body.results as Card[]).map(
        ({ id }) => id,
      );
    for (const query of [{}, { min_age: 90, max_age: 99 }, { min_age: 99 }])
      expect([query, await found(query)]).toEqual([query, [old.id]]);
    expect(await found({ max_age: 98 })).toEqual([]);
  });

  it('says that there are more than it counts', async () => {
    const profile = { country: 'IE', region: 'IE-MO', gender: 'male' } as const;
    const [seeker, other] = [await server.member(), await server.member({ profile })];
    const copies = (count: number) => sql`
      with copied as (
        insert into members
        select (jsonb_populate_record(m, jsonb_build_object('id', gen_random_uuid(), 'email', gen_random_uuid()))).*
        from members m, generate_series(1, ${sql.lit(count)}) where m.id = ${other.id}
        returning id)
      insert into search_profiles (member_id, site_id, gender, country, region, birth_date, fictional, ranked_at, joined_on)
      select copied.id, site_id, gender, country, region, birth_date, fictional, ranked_at, joined_on
      from search_profiles s, copied where s.member_id = ${other.id}`;
    const count = async () => {
      const { body } = await seeker.call('search', { query: { country: 'IE', region: 'IE-MO' } });
      return [body.num_results, body.num_capped, body.results.length];
    };
    await copies(499).execute(server.services.db);
    expect(await count()).toEqual([500, false, 24]);
    await copies(1).execute(server.services.db);
    expect(await count()).toEqual([500, true, 24]);
    await sql`delete from members where region = 'IE-MO'`.execute(server.services.db);
  });

  it('leaves fictional profiles out on request and labels them otherwise', async () => {
    const person = await server.member();
    const all = (await person.call('search', { query: { country: 'SE' } })).body.results as Card[];
    expect(all.some((card) => card.fictional)).toBe(true);
    const real = (await person.call('search', { query: { real_only: '1' } })).body.results as Card[];
    expect(real.length).toBeGreaterThan(0);
    expect(real.some((card) => card.fictional)).toBe(false);
  });

  it('knows who has a main photo, from its upload to its end, through edits of the profile', async () => {
    const seeker = await server.member();
    const other = await server.member({ profile: { country: 'IE', region: 'IE-SO', gender: 'male' } });
    const isFound = async () =>
      (
        (await seeker.call('search', { query: { country: 'IE', region: 'IE-SO', with_photo: '1' } })).body
          .results as Card[]
      ).some(({ id }) => id === other.id);
    expect(await isFound()).toBe(false);
    await uploadPhoto(server, other, await plainPicture());
    expect(await isFound()).toBe(true);
    await other.call('profileUpdate', { body: { about_me: 'Hello' } });
    expect(await isFound()).toBe(true);
    const { photos } = (await other.call('photos')).body as { photos: { id: string }[] };
    for (const { id } of photos) await other.call('photoRemove', { body: { id } });
    expect(await isFound()).toBe(false);
  });

  it('shows who has a photo before who has none, whoever was here last', async () => {
    const seeker = await server.member();
    const place = { country: 'IE', region: 'IE-LD', gender: 'male' } as const;
    const others = [await server.member({ profile: place }), await server.member({ profile: place })];
    const order = async () =>
      (
        (await seeker.call('search', { query: { country: 'IE', region: 'IE-LD' } })).body.results as Card[]
      ).map(({ id }) => id);
    const [first, last] = await order();
    const pictured = others.find(({ id }) => id === last);
    if (!pictured) throw new Error('nobody is found');
    await uploadPhoto(server, pictured, await plainPicture());
    expect(await order()).toEqual([last, first]);
  });

  it('shows an edit, a confirmation and a block at once', async () => {
    const [seeker, other] = [await server.member(), await server.newcomer()];
    const find = async () =>
      (
        (await seeker.call('search', { query: { country: 'FI', real_only: '1' } })).body.results as Card[]
      ).map((card) => card.id);
    await other.call('profileUpdate', { body: { gender: 'male', country: 'FI', region: 'FI-18' } });
    expect(await find()).not.toContain(other.id);
    await server.visitor().call('activate', { body: { token: await activationToken(server, other.id) } });
    expect(await find()).toContain(other.id);
    const third = await server.member({ profile: { gender: 'male', country: 'FI', region: 'FI-18' } });
    expect(await find()).toContain(third.id);
    await third.call('profileUpdate', { body: { country: 'SE' } });
    expect(await find()).not.toContain(third.id);
    await third.call('profileUpdate', { body: { country: 'FI' } });
    await seeker.call('block', { body: { member: third.id } });
    expect(await find()).not.toContain(third.id);
    await other.call('block', { body: { member: seeker.id } });
    expect(await find()).not.toContain(other.id);
  });

  it('finds members of its own brand only, and offers and counts no others', async () => {
    const place = { country: 'IE', region: 'IE-DL', gender: 'female', search_gender: 'female' } as const;
    const [here, seeker] = [await server.member({ profile: place }), await server.member({ profile: place })];
    const [there, friend] = [await memberOfSecondSite(server), await memberOfSecondSite(server)];
    for (const person of [there, friend])
      expect((await person.call('profileUpdate', { body: place })).status).toBe(200);
    const cards = (found: Card[]) => found.map((card) => card.id);
    const mine = (await seeker.call('search', { query: { country: 'IE', region: 'IE-DL' } })).body;
    expect([cards(mine.results), mine.num_results]).toEqual([[here.id], 1]);
    expect(cards(mine.similar)).not.toContain(there.id);
    const theirs = (await friend.call('search', { query: { country: 'IE', region: 'IE-DL' } })).body;
    expect([cards(theirs.results), theirs.num_results, theirs.similar]).toEqual([[there.id], 1, []]);
    const met = (await friend.call('signupMatches')).body.matches as { member: Card }[];
    expect(met.map(({ member }) => member.id)).toEqual([there.id]);
  });

  it('offers members from elsewhere when few match', async () => {
    const person = await server.member();
    const { body } = await person.call('search', { query: { country: 'IE', region: 'IE-CW' } });
    expect(body.num_results).toBe(0);
    expect(body.similar.length).toBeGreaterThan(0);
  });

  it('offers members of other ages when few match and no place was asked for', async () => {
    const person = await server.member();
    const find = async (query: object) => (await person.call('search', { query })).body;
    const born = { date_of_birth: `${new Date(server.clock.now()).getUTCFullYear() - 90}-01-01` };
    const profile = { country: 'FI', region: 'FI-05', gender: 'female' } as const;
    const near = await server.member({ profile, form: born });
    const { num_results: count, similar } = await find({
      gender: 'female',
      min_age: 98,
      max_age: 99,
      real_only: '1',
    });
    expect([count, similar.map(({ id }: Card) => id)]).toEqual([0, [near.id]]);
  });

  it('is closed to visitors unless the site opens it', async () => {
    expect((await server.visitor().call('search')).status).toBe(200);
    await setSettings(server, { name: 'Closed', rules: { loggedOutSearch: false } });
    expect((await server.visitor().call('search')).body.error.code).toBe('authentication_required');
    // The home page shows who agreed to that; their whole profile stays for members.
    const person = await server.member();
    await person.call('notificationsUpdate', { body: { on_public_pages: true } });
    const profile = await server.visitor().call('profile', { query: { id: person.id } });
    expect(profile.body.error.code).toBe('authentication_required');
  });
});

describe('the faces of the home page', () => {
  const faces = async () =>
    (await server.visitor().call('faces')).body.members as (Card & { name: string; line: string })[];
  const approve = async (person: Person) => {
    const { number } = await server.services.db
      .selectFrom('photos')
      .select('number')
      .where('member_id', '=', person.id)
      .where('main', '=', true)
      .executeTakeFirstOrThrow();
    await judgePhoto(server.services, Number(number), { event: 'approve' }, 'olga');
  };
  const withPhoto = async () => {
    const person = await server.member();
    await uploadPhoto(server, person, await plainPicture());
    await approve(person);
    return person;
  };

  it('are people who said so, with a photo, and labelled fictional profiles', async () => {
    const [open, shy, faceless] = [await withPhoto(), await withPhoto(), await server.member()];
    for (const person of [open, faceless])
      await person.call('notificationsUpdate', { body: { on_public_pages: true } });
    const shown = await faces();
    expect(shown[0]?.id).toBe(open.id);
    expect(shown.map(({ id }) => id)).not.toContain(shy.id);
    expect(shown.map(({ id }) => id)).not.toContain(faceless.id);
    expect(shown.slice(1).every(({ fictional }) => fictional)).toBe(true);
    expect(shown.length).toBeLessThanOrEqual(9);
    // Just signed up, and so online to members; premium, and with a region: nobody was asked for these.
    expect(shown[0]).toMatchObject({ online: false, premium: false, region: '', region_name: '' });
  });

  it('are people once their main photo was looked at, with pages that fall by then', async () => {
    const person = await server.member();
    await uploadPhoto(server, person, await plainPicture());
    await person.call('notificationsUpdate', { body: { on_public_pages: true } });
    const isShown = async () => (await faces()).some(({ id }) => id === person.id);
    expect(await isShown()).toBe(false);
    const { id: site } = (await server.services.sites.findByHost('localhost', false)) ?? { id: '' };
    const heard: string[] = [];
    server.services.live.onChanged((ids) => void heard.push(...ids));
    await approve(person);
    expect(await isShown()).toBe(true);
    expect(heard).toContain(site);
    // Another one, that nobody has looked at, and back to the first.
    const [{ id: first }] = (await person.call('photos')).body.photos;
    const { id: next } = (await uploadPhoto(server, person, await plainPicture())).json().photo;
    await person.call('photoMain', { body: { id: next } });
    expect(await isShown()).toBe(false);
    heard.length = 0;
    await person.call('photoMain', { body: { id: first } });
    expect(await isShown()).toBe(true);
    expect(heard).toContain(site);
    heard.length = 0;
    await approve(person);
    expect(heard).not.toContain(site);
  });

  it('are of the own brand only, people and fictional profiles alike', async () => {
    const there = await memberOfSecondSite(server);
    await there.call('profileUpdate', { body: somewhere });
    await there.call('notificationsUpdate', { body: { on_public_pages: true } });
    const { id: invented } = await server.services.db
      .selectFrom('search_profiles')
      .select('member_id as id')
      .where('fictional', '=', true)
      .orderBy('ranked_at', 'desc')
      .executeTakeFirstOrThrow();
    for (const id of [there.id, invented]) {
      const photo = await addPhotoRow(server, id);
      await server.services.db
        .updateTable('photos')
        .set({ main: true, moderation: 'approved' })
        .where('id', '=', photo)
        .execute();
    }
    const here = (await faces()).map(({ id }) => id);
    expect(here).toContain(invented);
    expect(here).not.toContain(there.id);
    const theirs = (await there.call('faces')).body.members as Card[];
    expect(theirs.map(({ id }) => id)).toEqual([there.id]);
    await server.services.db.deleteFrom('photos').where('member_id', '=', invented).execute();
  });

  it('come last who reply automatically', async () => {
    for (const person of [await withPhoto(), await withPhoto()])
      await person.call('notificationsUpdate', { body: { on_public_pages: true } });
    const order = async () => (await faces()).map(({ id }) => id);
    const [first = '', second = ''] = await order();
    await sql`update members set automatic = true where id = ${first}`.execute(server.services.db);
    const after = await order();
    expect(after[0]).toBe(second);
    expect(after.indexOf(first)).toBeGreaterThan(0);
  });

  it.each(['who is shown', 'who looks'])('are apart once %s has blocked the other', async (who) => {
    const [open, other] = [await withPhoto(), await server.member()];
    await open.call('notificationsUpdate', { body: { on_public_pages: true } });
    const seen = async () =>
      ((await other.call('faces')).body.members as Card[]).some(({ id }) => id === open.id);
    expect(await seen()).toBe(true);
    const [blocker, blocked] = who === 'who looks' ? [other, open] : [open, other];
    await blocker.call('block', { body: { member: blocked.id } });
    expect(await seen()).toBe(false);
    expect((await faces()).map(({ id }) => id)).toContain(open.id);
  });

  it.each([{ invisible: true }, { paused: true }, { on_public_pages: false }])(
    'lose a member at once who chooses %o',
    async (change) => {
      const person = await withPhoto();
      await person.call('notificationsUpdate', { body: { on_public_pages: true } });
      expect((await faces()).map(({ id }) => id)).toContain(person.id);
      await person.call('notificationsUpdate', { body: change });
      expect((await faces()).map(({ id }) => id)).not.toContain(person.id);
    },
  );
});

describe('a member’s search', () => {
  const ids = async (person: Person, query: Record<string, string> = {}): Promise<string[]> =>
    ((await person.call('search', { query })).body.results as { id: string }[]).map(({ id }) => id);

  it('finds nobody who looks for another gender than theirs, where it asks so; whoever looks for everyone is found', async () => {
    const who = (gender: 'female' | 'male', search_gender: 'female' | 'male' | null) =>
      server.member({ profile: { gender, search_gender, country: 'AT' } });
    const [seeker, fits, open, other] = [
      await who('male', 'female'),
      await who('female', 'male'),
      await who('female', null),
      await who('female', 'female'),
    ];
    const query = { country: 'AT', fits: '1' } as const;
    const found = await ids(seeker, query);
    expect(found).toEqual(expect.arrayContaining([fits.id, open.id]));
    expect(found).not.toContain(other.id);
    expect((await seeker.call('search', { query })).body.num_results).toBe(found.length);
    // It is whom they look for now.
    await other.call('profileUpdate', { body: { search_gender: null } });
    expect(await ids(seeker, query)).toContain(other.id);
    // A visitor has said nothing of themselves.
    await setRules(server, { loggedOutSearch: true });
    await fits.call('profileUpdate', { body: { search_gender: 'female' } });
    expect(await ids(server.visitor(), query)).toContain(fits.id);
    expect(await ids(seeker, query)).not.toContain(fits.id);
    // Who does not ask for it finds everybody.
    expect(await ids(seeker, { country: 'AT' })).toContain(fits.id);
  });

  it('is kept with them, on whatever device they log in next', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const search = 'gender=male&country=&min_age=50&max_age=61&real_only=1';
    expect((await anna.call('searchKeep', { body: { search } })).status).toBe(200);
    const kept = async (person: Person) => (await person.call('user')).body.user.last_search;
    expect([await kept(anna), await kept(bert)]).toEqual([search, '']);
    for (const wrong of ['gender=<b>', 'a b', `gender=${'x'.repeat(400)}`, '=;'])
      expect((await anna.call('searchKeep', { body: { search: wrong } })).status, wrong).toBe(422);
    expect(await kept(anna)).toBe(search);
  });
});
