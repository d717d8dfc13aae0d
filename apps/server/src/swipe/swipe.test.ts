import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSecondSite, memberOfSecondSite } from '../testing/second-site.ts';
import { setRules, setSettings } from '../testing/site-rules.ts';
import { toldDuring } from '../testing/talk/told-during.ts';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';
import { forgetOldSwipes } from './repository.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const daySeconds = 24 * 3600;
const place = { country: 'FI', region: 'FI-05' } as const;
const woman = { ...place, gender: 'female', search_gender: 'male', sexuality: 'hetero' } as const;
const man = { ...place, gender: 'male', search_gender: 'female', sexuality: 'hetero' } as const;
const aWoman = () => server.member({ profile: woman });
const aMan = () => server.member({ profile: man });
const men = async (count: number) => Promise.all(Array.from({ length: count }, aMan));

/** Where nobody else of the test lives; asked for real members only, the pile begins with those who are made there. */
const lonely = { country: 'AT', region: 'AT-9' } as const;
const real = { real_only: '1' } as const;

const pileOf = async (person: Person, query: object = {}): Promise<string[]> =>
  (await person.call('swipe', { query })).body.members.map(({ id }: { id: string }) => id);
const decide = (
  person: Person,
  other: Pick<Person, 'id'>,
  { decision = 'like', ...more }: { decision?: 'like' | 'pass'; time_zone?: string; key?: string } = {},
) => {
  const { key, ...body } = more;
  return person.call('swipeDecide', { body: { member: other.id, decision, ...body }, ...(key && { key }) });
};
const likesGiven = async (person: Person): Promise<number> =>
  (await person.call('likes', { query: { type: 'sent' } })).body.profiles.length;

describe('the pile', () => {
  it('holds who fits, nobody who is oneself, liked, decided on, or looks for somebody else', async () => {
    const seeker = await aWoman();
    const [liked, passed, open] = [await aMan(), await aMan(), await aMan()];
    const otherWish = await server.member({ profile: { ...man, search_gender: 'male' } });
    const otherGender = await aWoman();
    expect(await pileOf(seeker)).toEqual(expect.arrayContaining([liked.id, passed.id, open.id]));
    await seeker.call('like', { body: { member: liked.id } });
    await decide(seeker, passed, { decision: 'pass' });
    const ids = await pileOf(seeker);
    expect(ids).toContain(open.id);
    for (const other of [seeker, liked, passed, otherWish, otherGender]) expect(ids).not.toContain(other.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('holds nobody who is blocked either way, invisible, on a break, or of another brand', async () => {
    await addSecondSite(server);
    const seeker = await aWoman();
    const others = await men(4);
    const [blocked, blocker, invisible, paused] = others as [Person, Person, Person, Person];
    expect(await pileOf(seeker)).toEqual(expect.arrayContaining(others.map(({ id }) => id)));
    for (const other of [blocked, blocker]) await decide(seeker, other, { decision: 'pass' });
    expect((await seeker.call('swipe')).body.undo).toBe(blocker.id);
    await seeker.call('block', { body: { member: blocked.id } });
    await blocker.call('block', { body: { member: seeker.id } });
    expect((await seeker.call('swipe')).body.undo).toBeNull();
    await invisible.call('notificationsUpdate', { body: { invisible: true } });
    await paused.call('notificationsUpdate', { body: { paused: true } });
    const elsewhere = await memberOfSecondSite(server);
    await elsewhere.call('profileUpdate', { body: man });
    const ids = await pileOf(seeker);
    for (const other of [blocked, blocker, invisible, paused, elsewhere]) expect(ids).not.toContain(other.id);
    for (const decision of ['like', 'pass'] as const) {
      expect((await decide(seeker, blocker, { decision })).body.error.code).toBe('blocked_by_member');
      expect((await decide(seeker, elsewhere, { decision })).body.error.code).toBe('member_not_found');
      expect((await decide(seeker, seeker, { decision })).body.error.code).toBe('own_profile');
    }
    for (const decision of ['like', 'pass'] as const)
      expect((await decide(seeker, blocked, { decision })).body.error.code).toBe('blocked_by_you');
  });

  it('begins near the own age and country and goes on with everybody', async () => {
    const born = (profile: object, year: number) =>
      server.member({ profile, form: { date_of_birth: `${year}-01-01` } });
    const seeker = await born({ ...woman, ...lonely }, 1960);
    const abroad = await born(man, 1960);
    const young = await born({ ...man, ...lonely }, 1999);
    const near = await born({ ...man, ...lonely }, 1962);
    // Born in the same ten years as who is near, and too long before.
    const old = [await born({ ...man, ...lonely }, 1950), await born({ ...man, ...lonely }, 1951)];
    // Here later than all others: only their years put them behind.
    await server.services.db
      .updateTable('search_profiles')
      .set({ ranked_at: new Date(server.clock.now() + daySeconds * 1000) })
      .where(
        'member_id',
        'in',
        old.map(({ id }) => id),
      )
      .execute();
    const ids = await pileOf(seeker, real);
    expect(ids[0]).toBe(near.id);
    expect(ids.slice(1, 4).sort()).toEqual([young, ...old].map(({ id }) => id).sort());
    expect(await pileOf(seeker)).toHaveLength(12);
    // Where somebody stands among the others of anywhere is left to chance (the day's order is mixed): all are passed.
    const met = new Set<string>();
    for (let pile = ids; pile.length > 0; pile = await pileOf(seeker, real))
      for (const id of pile) {
        expect(met).not.toContain(id);
        met.add(id);
        await decide(seeker, { id }, { decision: 'pass' });
      }
    expect(met).toContain(abroad.id);
  });

  it('begins in the country where somebody seems to be who has not said it, as every search does', async () => {
    await setSettings(server, { country: 'CH' });
    const manIn = (country: 'CH' | 'NO') => server.member({ profile: { ...man, country, region: '' } });
    for (let count = 0; count < 12; count += 1) await manIn('NO');
    const here = await manIn('CH');
    const seeker = await server.newcomer();
    await seeker.call('profileUpdate', { body: { gender: 'female', search_gender: 'male' } });
    expect((await pileOf(seeker, real))[0]).toBe(here.id);
    await setRules(server, {});
  });

  it('leaves fictional members out for who asks for real ones only, and labels them otherwise', async () => {
    const seeker = await aWoman();
    const { members } = (await seeker.call('swipe')).body as { members: { fictional: boolean }[] };
    expect(members.some(({ fictional }) => fictional)).toBe(true);
    const real = (await seeker.call('swipe', { query: { real_only: '1' } })).body.members;
    expect(real.every(({ fictional }: { fictional: boolean }) => !fictional)).toBe(true);
  });

  it('lets passed members rest for thirty days', async () => {
    const [seeker, passed] = [await aWoman(), await aMan()];
    await decide(seeker, passed, { decision: 'pass' });
    const decidedBefore = (seconds: number) =>
      server.services.db
        .updateTable('swipes')
        .set({ decided_at: new Date(server.clock.now() - seconds * 1000) })
        .where('other_id', '=', passed.id)
        .execute();
    await decidedBefore(30 * daySeconds - 1);
    // What is forgotten round by round is what keeps nobody away.
    await forgetOldSwipes(server.services);
    expect(await pileOf(seeker)).not.toContain(passed.id);
    await decidedBefore(30 * daySeconds);
    expect(await pileOf(seeker)).toContain(passed.id);
  });
});

describe('the likes of a day', () => {
  it('are four, and the next ones come with the midnight of the member', async () => {
    const seeker = await aWoman();
    const others = await men(6);
    const zone = { time_zone: 'Europe/Helsinki' };
    const left: number[] = [];
    for (const other of others.slice(0, 4))
      left.push((await decide(seeker, other, zone)).body.day.likes_left);
    expect(left).toEqual([3, 2, 1, 0]);
    const [, , , , fifth, sixth] = others as [Person, Person, Person, Person, Person, Person];
    const refused = await decide(seeker, fifth, zone);
    expect([refused.status, refused.body.error.code]).toEqual([429, 'swipe_likes_used']);
    expect(await likesGiven(seeker)).toBe(4);
    expect((await decide(seeker, sixth, { decision: 'pass' })).status).toBe(200);
    const { day } = (await seeker.call('swipe')).body;
    expect(day).toMatchObject({ likes_left: 0, likes_per_day: 4, time_zone: 'Europe/Helsinki' });
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Helsinki', timeStyle: 'medium' });
    expect(clock.format(Date.parse(day.ends))).toBe('00:00:00');
    server.clock.advanceSeconds((Date.parse(day.ends) - server.clock.now()) / 1000 - 1);
    expect((await decide(seeker, fifth, zone)).status).toBe(429);
    server.clock.advanceSeconds(1);
    expect((await decide(seeker, fifth, zone)).body.day.likes_left).toBe(3);
  });

  it('end at the midnight of the zone that is known for who decides without a script', async () => {
    const seeker = await aWoman();
    const [first, second] = (await men(2)) as [Person, Person];
    await decide(seeker, first, { time_zone: 'Europe/Helsinki' });
    server.clock.advanceSeconds(2 * daySeconds);
    expect((await decide(seeker, second)).body.day.time_zone).toBe('Europe/Helsinki');
  });

  it('are no more for who changes the zone, on the same day or over midnight', async () => {
    const seeker = await aWoman();
    const others = await men(12);
    const zones = ['Pacific/Auckland', 'Europe/Amsterdam', 'Pacific/Honolulu', 'nowhere', 'Asia/Tokyo'];
    let given = 0;
    // Two hours long somebody whose clock says another midnight each time.
    for (const [index, other] of others.entries()) {
      const answer = await decide(seeker, other, { time_zone: zones[index % zones.length] ?? '' });
      if (answer.status === 200) given += 1;
      server.clock.advanceSeconds(600);
    }
    expect(given).toBeLessThanOrEqual(8);
    const first = (await seeker.call('swipe')).body.day.ends;
    await decide(seeker, others[0] as Person, { time_zone: 'Pacific/Kiritimati' });
    expect((await seeker.call('swipe')).body.day.ends).toBe(first);
  });

  it('are never more than four, of a hundred at once, from two devices', async () => {
    const seeker = await aWoman();
    const others = await men(10);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        decide(seeker, others[index % others.length] as Person, {
          time_zone: index % 2 ? 'Europe/Helsinki' : 'America/New_York',
        }),
      ),
    );
    expect(await likesGiven(seeker)).toBe(4);
    expect(answers.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
  });

  it('cost one for one member, however often and in whatever way it is liked', async () => {
    const seeker = await aWoman();
    const [other, liked] = [await aMan(), await aMan()];
    const key = 'one-decision-of-mine';
    await Promise.all([1, 2, 3].map(() => decide(seeker, other, { key })));
    expect((await decide(seeker, other)).body.day.likes_left).toBe(3);
    await seeker.call('like', { body: { member: liked.id } });
    expect((await decide(seeker, liked)).body.day.likes_left).toBe(3);
  });

  it('cost nothing for whom one likes already, also when none is left', async () => {
    const seeker = await aWoman();
    const [liked, ...others] = (await men(5)) as [Person, ...Person[]];
    for (const other of others) await decide(seeker, other);
    await seeker.call('like', { body: { member: liked.id } });
    const { status, body } = await decide(seeker, liked);
    expect([status, body.day.likes_left]).toEqual([200, 0]);
  });
});

describe('a like in the game', () => {
  it('is the like of everywhere else: told, and a match when it is answered', async () => {
    const [anna, bert] = [await aWoman(), await aMan()];
    expect((await decide(anna, bert)).body.match).toBe(false);
    expect((await bert.call('likes')).body).toMatchObject({
      total_new: 1,
      liked_by: [{ profile: { id: anna.id } }],
    });
    const told: unknown[] = [];
    const { live } = server.services;
    const publish = live.publish.bind(live);
    live.publish = (to, event) => void told.push([...to, event.type, 'entry' in event && event.entry]);
    expect((await decide(bert, anna)).body.match).toBe(true);
    live.publish = publish;
    expect(told).toContainEqual([anna.id, 'like', expect.objectContaining({ match: true })]);
  });

  it('is taken back by undo, which gives no like back and knows the newest decision only', async () => {
    const seeker = await server.member({ profile: { ...woman, ...lonely } });
    const [first, second] = [await aMan(), await server.member({ profile: { ...man, ...lonely } })];
    await decide(seeker, first);
    await decide(seeker, second);
    expect(await pileOf(seeker, real)).not.toContain(second.id);
    expect((await seeker.call('swipe')).body.undo).toBe(second.id);
    const undo = (other: Person) => seeker.call('swipeUndo', { body: { member: other.id } });
    expect((await undo(first)).body.error.code).toBe('swipe_not_newest');
    for (const time of [1, 2]) expect([time, (await undo(second)).body.day.likes_left]).toEqual([time, 2]);
    expect(await likesGiven(seeker)).toBe(1);
    expect((await second.call('likes')).body).toMatchObject({ liked_by: [], total_new: 0 });
    expect(await pileOf(seeker, real)).toContain(second.id);
    expect((await decide(seeker, second)).body.day.likes_left).toBe(1);
  });

  it('is the newest decision also where it is on somebody who was decided on before', async () => {
    const [seeker, [first, second]] = [await aWoman(), (await men(2)) as [Person, Person]];
    for (const other of [first, second]) await decide(seeker, other, { decision: 'pass' });
    await decide(seeker, first);
    expect((await seeker.call('swipe')).body.undo).toBe(first.id);
    expect((await seeker.call('swipeUndo', { body: { member: first.id } })).status).toBe(200);
    expect(await likesGiven(seeker)).toBe(0);
  });

  it('counts no more on the open pages of whom it was given to once it is taken back', async () => {
    const [seeker, other] = [await aWoman(), await aMan()];
    await decide(seeker, other);
    const told = await toldDuring(server, () => seeker.call('swipeUndo', { body: { member: other.id } }));
    const event = { type: 'totals', new_likes: 0, taken_back: { from: seeker.id } };
    expect(told).toMatchObject([{ to: other.id, event }]);
    // Given again, it rings no second time and is counted.
    const again = await toldDuring(server, () => decide(seeker, other));
    expect(again.filter(({ to }) => to === other.id).map((each) => each.event)).toEqual([
      { type: 'totals', unread_messages: 0, new_likes: 1 },
    ]);
  });

  it('lies on top where it is asked for, unless something stands against it', async () => {
    const seeker = await server.member({ profile: { ...woman, ...lonely } });
    const people = await Promise.all(Array.from({ length: 6 }, () => aMan()));
    const [back, liked, passed, blocked, blocker, invisible] = people as [
      Person,
      Person,
      Person,
      Person,
      Person,
      Person,
    ];
    const elsewhere = await memberOfSecondSite(server);
    await elsewhere.call('profileUpdate', { body: man });
    await decide(seeker, liked);
    await decide(seeker, passed, { decision: 'pass' });
    await decide(seeker, back, { decision: 'pass' });
    await seeker.call('swipeUndo', { body: { member: back.id } });
    await seeker.call('block', { body: { member: blocked.id } });
    await blocker.call('block', { body: { member: seeker.id } });
    await invisible.call('notificationsUpdate', { body: { invisible: true } });
    const withTop = (top: string) => pileOf(seeker, { top });
    const usual = await pileOf(seeker);
    const pile = await withTop(back.id);
    expect(pile[0]).toBe(back.id);
    expect(new Set(pile).size).toBe(pile.length);
    for (const other of [seeker, liked, passed, blocked, blocker, invisible, elsewhere])
      expect(await withTop(other.id)).toEqual(usual);
    expect((await seeker.call('swipe', { query: { top: 'nobody' } })).status).toBe(422);
  });

  it('leaves a like alone that was given elsewhere after this one was taken back', async () => {
    const [seeker, other] = [await aWoman(), await aMan()];
    await decide(seeker, other);
    await seeker.call('unlike', { body: { member: other.id } });
    server.clock.advanceSeconds(60);
    await seeker.call('like', { body: { member: other.id } });
    await seeker.call('swipeUndo', { body: { member: other.id } });
    expect(await likesGiven(seeker)).toBe(1);
  });

  it('takes a pass back, and passing does not take a like away', async () => {
    const seeker = await server.member({ profile: { ...woman, ...lonely } });
    const [passed, liked] = [await server.member({ profile: { ...man, ...lonely } }), await aMan()];
    await decide(seeker, passed, { decision: 'pass' });
    expect(await pileOf(seeker, real)).not.toContain(passed.id);
    await seeker.call('swipeUndo', { body: { member: passed.id } });
    expect(await pileOf(seeker, real)).toContain(passed.id);
    await decide(seeker, liked);
    await decide(seeker, liked, { decision: 'pass' });
    expect(await likesGiven(seeker)).toBe(1);
  });
});
