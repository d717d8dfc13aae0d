import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { updateMember } from '../../member/repository.ts';
import { refreshSearchProfile } from '../../member/search-profile/search-profile-repository.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { judgePhoto } from '../../photos/moderation/judge-photo.ts';
import { addPhotoRow } from '../../testing/photo-row.ts';
import { addSecondSite, memberOfSecondSite } from '../../testing/second-site.ts';
import { setRules } from '../../testing/site-rules.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
/** Who was there before. */
let others: ReadonlySet<string>;
beforeAll(async () => {
  server = await startTestServer();
  const rows = await server.services.db.selectFrom('members').select('id').execute();
  others = new Set(rows.map(({ id }) => id));
  await setRules(server, { verifiedMembers: true });
});
afterAll(() => server.end());

const home = { country: 'FI', region: 'FI-18' } as const;
const man = { gender: 'male', search_gender: 'female', sexuality: 'hetero', ...home } as const;
const city = 'Helsinki';

const idsOf = (results: readonly { readonly id: string }[]): string[] =>
  results.map(({ id }) => id).filter((id) => !others.has(id));
const found = async (seeker: Person, query: object): Promise<string[]> =>
  idsOf((await seeker.call('search', { query })).body.results);

/** Somebody with everything that a filter may ask for. */
const complete = async (person: Person): Promise<Person> => {
  await person.call('profileUpdate', { body: { ...man, city } });
  await inTransaction(server.services.db, async (trx) => {
    await updateMember(trx, person.id, { verified: true });
    await refreshSearchProfile(trx, person.id);
  });
  const photo = await addPhotoRow(server, person.id);
  await server.services.db.updateTable('photos').set({ main: true }).where('id', '=', photo).execute();
  return person;
};

const aWoman = async (): Promise<Person> => {
  const seeker = await server.member();
  await seeker.call('profileUpdate', { body: { ...home, city, gender: 'female' } });
  return seeker;
};

it('whatever a search asks for, it finds nobody who is blocked either way, invisible, on a break, gone or of another brand', async () => {
  await addSecondSite(server);
  const seeker = await aWoman();
  const all = await Promise.all(Array.from({ length: 6 }, async () => complete(await server.member())));
  const [shown, blocked, blocker, invisible, paused, gone] = all as [
    Person,
    Person,
    Person,
    Person,
    Person,
    Person,
  ];
  await complete(await memberOfSecondSite(server));
  const asked = [
    home,
    { country: 'FI' },
    { gender: 'male', country: 'FI' },
    { distance: 10 },
    { distance: 50 },
    { distance: 200 },
    { verified: 1 },
    { country: 'FI', verified: 1 },
    { country: 'FI', with_photo: 1 },
    { country: 'FI', online: 1 },
    { country: 'FI', new_here: 1 },
    { country: 'FI', fits: 1, real_only: 1, min_age: 18, max_age: 99 },
  ].map((query) => ({ real_only: '1', ...query }));
  for (const query of asked)
    expect((await found(seeker, query)).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  await seeker.call('block', { body: { member: blocked.id } });
  await blocker.call('block', { body: { member: seeker.id } });
  await invisible.call('notificationsUpdate', { body: { invisible: true } });
  await paused.call('notificationsUpdate', { body: { paused: true } });
  await gone.call('accountDelete', { body: { password: 'a long walk by the sea' } });
  for (const query of asked) expect(await found(seeker, query)).toEqual([shown.id]);
});

it('finds everybody of the ages asked for, the first and the last of each decade of birth', async () => {
  const seeker = await aWoman();
  const dates = ['1928-02-29', '1929-12-31', '1930-01-01', '1939-12-31'];
  for (let year = 1940; year <= 1990; year += 10) dates.push(`${year}-01-01`, `${year + 9}-12-31`);
  dates.push('2000-01-01', '2007-06-01');
  const born = new Map<string, string>();
  for (const date of dates) {
    const { id } = await server.member({ profile: { ...man, country: 'DK', region: 'DK-84' } });
    await server.services.db
      .updateTable('search_profiles')
      .set({ birth_date: date })
      .where('member_id', '=', id)
      .execute();
    born.set(id, date);
  }
  const datesOf = async (query: object) =>
    (await found(seeker, { country: 'DK', real_only: '1', ...query }))
      .map((id) => born.get(id) ?? id)
      .toSorted();
  expect(await datesOf({})).toEqual(dates);
  const ageOn = (date: string) => {
    const today = new Date(server.clock.now()).toISOString();
    return (
      Number(today.slice(0, 4)) - Number(date.slice(0, 4)) - (today.slice(5, 10) < date.slice(5) ? 1 : 0)
    );
  };
  for (const date of dates) {
    const age = ageOn(date);
    expect(await datesOf({ min_age: age, max_age: age })).toEqual(dates.filter((one) => ageOn(one) === age));
  }
});

it('pages through everybody once who was here last at the same moment, whatever their age and gender', async () => {
  const seeker = await aWoman();
  const ids: string[] = [];
  // More than a page of each gender in the decade that is read first, and others among them.
  for (let index = 0; index < 90; index += 1) {
    const gender = index % 2 === 0 ? 'male' : 'female';
    const profile = { ...man, gender, country: 'SE', region: 'SE-AB' } as const;
    ids.push((await server.member({ profile })).id);
  }
  await sql`
    update search_profiles s set ranked_at = '2026-01-01',
      birth_date = case when n % 5 = 0 then date '1931-01-01' + (n * 290)::int else date '1965-05-05' end
    from unnest(${ids}::uuid[]) with ordinality x (id, n) where x.id = s.member_id`.execute(
    server.services.db,
  );
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const more: object = cursor ? { cursor } : {};
    const { body } = await seeker.call('search', { query: { country: 'SE', real_only: '1', ...more } });
    seen.push(...idsOf(body.results));
    cursor = body.next_cursor as string | null;
  }
  expect(seen).toHaveLength(ids.length);
  expect(seen.toSorted()).toEqual(ids.toSorted());
});

it('knows who has a photo that others are shown through every act on photos', async () => {
  const seeker = await aWoman();
  const person = await server.member({ profile: { ...man, country: 'IT', region: 'IT-52' } });
  const isFound = async () =>
    (await found(seeker, { country: 'IT', real_only: '1', with_photo: 1 })).includes(person.id);
  const { db } = server.services;
  const judge = async (id: string, event: 'approve' | 'refuse') => {
    const { number } = await db
      .selectFrom('photos')
      .select('number')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await judgePhoto(
      server.services,
      number,
      event === 'approve' ? { event } : { event, reason: 'indecent' },
      'Eva',
    );
  };
  expect(await isFound()).toBe(false);
  const first = await addPhotoRow(server, person.id);
  await judge(first, 'approve');
  expect(await isFound()).toBe(true);
  await judge(first, 'refuse');
  expect(await isFound()).toBe(false);
  await person.call('profileUpdate', { body: { about_me: 'Good evening' } });
  expect(await isFound()).toBe(false);
  const second = await addPhotoRow(server, person.id);
  await judge(second, 'approve');
  expect(await isFound()).toBe(true);
  // The second is refused where the first has come back: another main photo, and never none.
  await judge(first, 'approve');
  await judge(second, 'refuse');
  expect(await isFound()).toBe(true);
  await person.call('photoRemove', { body: { id: second } });
  expect(await isFound()).toBe(true);
  await person.call('notificationsUpdate', { body: { invisible: true } });
  await person.call('photoRemove', { body: { id: first } });
  await person.call('notificationsUpdate', { body: { invisible: false } });
  expect(await isFound()).toBe(false);
});

it('knows it also of a profile that a server of before has written, which said nothing of photos', async () => {
  const seeker = await aWoman();
  const person = await complete(await server.member());
  const asOthers = { country: 'FI', real_only: '1', with_photo: 1 };
  expect(await found(seeker, asOthers)).toContain(person.id);
  await sql`
    with before as (delete from search_profiles where member_id = ${person.id} returning *)
    insert into search_profiles (member_id, site_id, gender, country, region, birth_date, fictional, ranked_at, joined_on)
    select member_id, site_id, gender, country, region, birth_date, fictional, ranked_at, joined_on from before`.execute(
    server.services.db,
  );
  expect(await found(seeker, asOthers)).toContain(person.id);
});
