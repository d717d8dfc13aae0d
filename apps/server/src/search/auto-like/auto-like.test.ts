import { afterAll, beforeAll, expect, it } from 'vitest';
import { addSecondSite, memberOfSecondSite } from '../../testing/second-site.ts';
import { setSettings } from '../../testing/site-rules.ts';
import { toldDuring } from '../../testing/talk/told-during.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const daySeconds = 24 * 3600;
/** Each test has a country of its own, so that nobody of another one likes here. */
const countries = (['FI', 'AT', 'CH', 'DK', 'IE', 'NO', 'PL', 'ES', 'BE'] as const).values();
const newPlace = () => {
  const country = countries.next().value;
  if (!country) throw new Error('one more country');
  const born = (year: number) => ({ date_of_birth: `${year}-01-01` });
  const wants = { gender: 'male', search_gender: 'female', sexuality: 'hetero', country } as const;
  return {
    woman: (year = 1960, profile: object = {}): Promise<Person> =>
      server.member({
        profile: { ...wants, gender: 'female', search_gender: 'male', ...profile },
        form: born(year),
      }),
    man: async (year = 1960, profile: object = {}, isOn = true): Promise<Person> => {
      const man = await server.member({ profile: { ...wants, ...profile }, form: born(year) });
      if (isOn) await man.call('notificationsUpdate', { body: { auto_like: true } });
      return man;
    },
  };
};

const ask = (person: Person) => person.call('autoLike');
const likerOf = async (person: Person): Promise<string | null> =>
  (await ask(person)).body.profile?.id ?? null;
const likersOf = async (person: Person): Promise<string[]> =>
  (await person.call('likes', { query: { type: 'received' } })).body.liked_by.map(
    ({ profile }: { profile: { id: string } }) => profile.id,
  );

it('is the best match’s who has the switch on: given, told, and shown as often as it is asked that day', async () => {
  const { woman, man } = newPlace();
  const anna = await woman(1960, { interests: ['music', 'sailing'] });
  await man(1960, { interests: ['music', 'sailing'] }, false);
  await man(1966);
  const best = await man(1962, { interests: ['sailing'] });
  const told: unknown[] = [];
  const { live } = server.services;
  const publish = live.publish.bind(live);
  live.publish = (to, event) => void told.push([...to, event.type]);
  const { status, body } = await ask(anna);
  live.publish = publish;
  expect([status, body]).toMatchObject([200, { profile: { id: best.id, fictional: false }, match: false }]);
  expect(told).toContainEqual([anna.id, 'like']);
  expect((await anna.call('likes')).body).toMatchObject({ total_new: 1, liked_by: [{ like_new: true }] });
  for (const again of [1, 2]) expect([again, await likerOf(anna)]).toEqual([again, best.id]);
  expect(await toldDuring(server, () => ask(anna))).toEqual([]);
  expect(await likersOf(anna)).toEqual([best.id]);
});

it('is counted where it was given and taken back on the same day, and rings no second time', async () => {
  const { woman, man } = newPlace();
  const anna = await woman();
  const best = await man();
  await best.call('like', { body: { member: anna.id } });
  await best.call('unlike', { body: { member: anna.id } });
  const told = await toldDuring(server, () => ask(anna));
  expect(told.filter(({ to }) => to === anna.id).map(({ event }) => event)).toEqual([
    { type: 'totals', unread_messages: 0, new_likes: 1 },
  ]);
  expect(await likersOf(anna)).toEqual([best.id]);
});

it('is one, of twenty asked at once', async () => {
  const { woman, man } = newPlace();
  const anna = await woman();
  for (let count = 0; count < 4; count += 1) await man();
  const answers = await Promise.all(Array.from({ length: 20 }, () => likerOf(anna)));
  expect(new Set(answers).size).toBe(1);
  expect(await likersOf(anna)).toEqual([answers[0]]);
});

it('is one a day, of who likes as well', async () => {
  const { woman, man } = newPlace();
  const [anna, berta] = [await woman(), await woman()];
  const [one, two] = [await man(1960), await man(1967)];
  expect(await likerOf(anna)).toBe(one.id);
  expect(await likerOf(berta)).toBe(two.id);
  expect(await likerOf(await woman())).toBeNull();
  // Nor half a day later, whoever asks.
  server.clock.advanceSeconds(daySeconds / 2);
  expect(await likerOf(await woman())).toBeNull();
  server.clock.advanceSeconds(daySeconds / 2 + 1);
  expect(await likerOf(anna)).toBe(two.id);
  expect(await likersOf(anna)).toEqual([two.id, one.id]);
  expect(await likerOf(berta)).toBe(one.id);
});

it('does not stand when it was taken back, and is a match with whom one likes', async () => {
  const { woman, man } = newPlace();
  const [anna, berta] = [await woman(), await woman()];
  const [one, two] = [await man(1960), await man(1967)];
  expect(await likerOf(anna)).toBe(one.id);
  await one.call('unlike', { body: { member: anna.id } });
  expect((await ask(anna)).body).toEqual({ profile: null, match: false });
  await berta.call('like', { body: { member: two.id } });
  expect((await ask(berta)).body).toMatchObject({ profile: { id: two.id }, match: true });
});

it('is nobody’s who is not there, does not search for the member, or may not meet them', async () => {
  await addSecondSite(server);
  const { woman, man } = newPlace();
  const anna = await woman();
  await man(1951);
  await man(1969);
  await man(1960, { search_gender: 'male' });
  await man(1960, { country: 'SE' });
  await woman();
  const [invisible, paused, blocked, blocker, fictional, liked] = [
    await man(),
    await man(),
    await man(),
    await man(),
    await man(),
    await man(),
  ];
  await invisible.call('notificationsUpdate', { body: { invisible: true } });
  await paused.call('notificationsUpdate', { body: { paused: true } });
  await anna.call('block', { body: { member: blocked.id } });
  await blocker.call('block', { body: { member: anna.id } });
  for (const [table, column] of [
    ['members', 'id'],
    ['search_profiles', 'member_id'],
  ] as const)
    await server.services.db
      .updateTable(table)
      .set({ fictional: true })
      .where(column, '=', fictional.id)
      .execute();
  await liked.call('like', { body: { member: anna.id } });
  const elsewhere = await memberOfSecondSite(server);
  const { country } = (await anna.call('user')).body.user.profile;
  await elsewhere.call('profileUpdate', {
    body: { gender: 'male', search_gender: 'female', sexuality: 'hetero', country },
  });
  await elsewhere.call('notificationsUpdate', { body: { auto_like: true } });
  expect(await likerOf(anna)).toBeNull();
  const fits = await man();
  expect(await likerOf(anna)).toBe(fits.id);
});

it('is given to whom one would find by the search that one keeps, and to nobody else', async () => {
  const { woman, man } = newPlace();
  const anna = await woman(1960);
  const keeps = async (search: string) => {
    const liker = await man(1960);
    await liker.call('searchKeep', { body: { search } });
    return liker;
  };
  for (const search of ['gender=male', 'country=SE', 'min_age=20&max_age=40', 'with_photo=1', 'verified=1'])
    await keeps(search);
  expect(await likerOf(anna)).toBeNull();
  const open = await keeps('gender=female&min_age=50&max_age=70&fits=1&new_here=1&online=1');
  expect(await likerOf(anna)).toBe(open.id);
});

it('goes by no filter of a kept search that the site offers no more', async () => {
  const { woman, man } = newPlace();
  const anna = await woman(1960);
  const liker = await man(1960);
  await liker.call('searchKeep', { body: { search: 'gender=female&with_photo=1' } });
  expect(await likerOf(anna)).toBeNull();
  await setSettings(server, { searchFields: ['gender', 'age'] });
  expect(await likerOf(anna)).toBe(liker.id);
  await setSettings(server, {});
});

it('is not given to who cannot be found', async () => {
  const { woman, man } = newPlace();
  await man();
  const anna = await woman();
  for (const hidden of [{ invisible: true }, { paused: true }]) {
    await anna.call('notificationsUpdate', { body: hidden });
    expect(await likerOf(anna)).toBeNull();
  }
  await anna.call('notificationsUpdate', { body: { invisible: false, paused: false } });
  const liker = await likerOf(anna);
  expect(liker).not.toBeNull();
  // Nobody is left who could; the one of today is shown again.
  expect(await likerOf(anna)).toBe(liker);
});
