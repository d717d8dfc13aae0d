import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastNumber } from '../platform/live/member-events-repository.ts';
import { toldDuring } from '../testing/talk/told-during.ts';
import { activationToken, type Person, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

describe('likes', () => {
  it('are new until they were seen, match when mutual, and go when taken back', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    expect((await anna.call('like', { body: { member: bert.id } })).body.match).toBe(false);
    const received = await bert.call('likes');
    expect(received.body).toMatchObject({
      total_new: 1,
      liked_by: [{ like_new: true, profile: { id: anna.id } }],
    });
    // One is not told whether the other has seen it.
    const [sent] = (await anna.call('likes')).body.profiles;
    expect(sent).toMatchObject({ like_new: false, profile: { id: bert.id } });
    await bert.call('likeSeen', { body: { member: anna.id } });
    expect((await bert.call('likes')).body.total_new).toBe(0);
    expect((await bert.call('like', { body: { member: anna.id } })).body.match).toBe(true);
    for (const person of [anna, bert]) expect((await person.call('likes')).body.matches).toHaveLength(1);
    await anna.call('unlike', { body: { member: bert.id } });
    expect((await bert.call('likes')).body).toMatchObject({ liked_by: [], matches: [] });
  });

  it('count once, however often they are sent', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const answers = await Promise.all([1, 2, 3].map(() => anna.call('like', { body: { member: bert.id } })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body } = await bert.call('likes');
    expect([body.liked_by.length, body.total_new]).toEqual([1, 1]);
  });

  it('count no more on every open page of who got them, once they are seen or taken back', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const like = () => anna.call('like', { body: { member: bert.id } });
    const acts = [
      () => anna.call('unlike', { body: { member: bert.id } }),
      () => bert.call('likeSeen', { body: { member: anna.id } }),
    ];
    for (const act of acts) {
      await like();
      const told = await toldDuring(server, act);
      expect(told).toMatchObject([{ to: bert.id, event: { type: 'totals', new_likes: 0 } }]);
    }
  });

  it('are seen by who answers them, with a like or by taking that back; who gives none has not seen any', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const newOf = async (who: Person) => (await who.call('likes')).body.total_new;
    await anna.call('like', { body: { member: bert.id } });
    const told = await toldDuring(server, () => bert.call('like', { body: { member: anna.id } }));
    expect(told).toContainEqual(
      expect.objectContaining({ to: bert.id, event: expect.objectContaining({ new_likes: 0 }) }),
    );
    expect([await newOf(anna), await newOf(bert)]).toEqual([1, 0]);
    expect((await bert.call('likes')).body.matches).toMatchObject([{ like_new: false }]);
    await anna.call('unlike', { body: { member: bert.id } });
    expect(await newOf(anna)).toBe(0);
    // Nothing was taken back: nothing was looked at.
    await bert.call('unlike', { body: { member: anna.id } });
    await bert.call('like', { body: { member: anna.id } });
    await anna.call('unlike', { body: { member: bert.id } });
    expect(await newOf(anna)).toBe(1);
    const swiped = { member: bert.id, decision: 'like', time_zone: 'Europe/Berlin' } as const;
    expect((await anna.call('swipeDecide', { body: swiped })).body.match).toBe(true);
    expect(await newOf(anna)).toBe(0);
  });

  it('that are taken back are named to who got them, unless nobody was shown who gave them', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const takeBack = async (from: { call: typeof anna.call }) => {
      await from.call('like', { body: { member: bert.id } });
      const like = (await bert.call('likes')).body.liked_by[0]?.id;
      const told = await toldDuring(server, () => from.call('unlike', { body: { member: bert.id } }));
      return { like, told };
    };
    const { like, told } = await takeBack(anna);
    expect(told).toMatchObject([
      { to: bert.id, event: { type: 'totals', new_likes: 0, taken_back: { like, from: anna.id } } },
    ]);
    await anna.call('notificationsUpdate', { body: { paused: true } });
    // Nothing was counted either: not that there was anything.
    for (const unseen of [anna, await server.newcomer()]) expect((await takeBack(unseen)).told).toEqual([]);
    // On a break, and known from a conversation: counted, and named to nobody.
    const carl = await server.member();
    await carl.call('chatSend', { body: { member: bert.id, kind: 'text', text: 'Good morning' } });
    await carl.call('notificationsUpdate', { body: { paused: true } });
    const [{ event } = { event: {} }] = (await takeBack(carl)).told;
    expect(Object.keys(event).sort()).toEqual(['new_likes', 'type', 'unread_messages']);
  });

  it('that are given again on the same day ring no second time, and are counted and listed', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const like = () => anna.call('like', { body: { member: bert.id } });
    expect((await toldDuring(server, like)).map(({ event }) => event.type)).toContain('like');
    await anna.call('unlike', { body: { member: bert.id } });
    const told = await toldDuring(server, like);
    expect(told.filter(({ to }) => to === bert.id).map(({ event }) => event)).toEqual([
      { type: 'totals', unread_messages: 0, new_likes: 1 },
    ]);
    expect((await bert.call('likes')).body.liked_by).toMatchObject([{ profile: { id: anna.id } }]);
  });

  it.each(['likeSeen', 'unlike'] as const)(
    'of who is on a break are told by nothing, also not by what %s tells',
    async (act) => {
      const toldTo = async (isLiked: boolean) => {
        const [anna, bert] = [await server.member(), await server.member()];
        if (act === 'unlike') await anna.call('like', { body: { member: bert.id } });
        if (isLiked) await bert.call('like', { body: { member: anna.id } });
        await bert.call('notificationsUpdate', { body: { paused: true } });
        const told = await toldDuring(server, () => anna.call(act, { body: { member: bert.id } }));
        return told.filter(({ to }) => to === anna.id);
      };
      expect(await toldTo(true)).toEqual(await toldTo(false));
    },
  );

  it('of who is on a break have no number: who missed nothing is told of nothing', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    await bert.call('notificationsUpdate', { body: { paused: true } });
    const before = await lastNumber(server.services.db, anna.id);
    const told = await toldDuring(server, () => bert.call('like', { body: { member: anna.id } }));
    expect(told.filter(({ to }) => to === anna.id)).toEqual([]);
    expect(await lastNumber(server.services.db, anna.id)).toBe(before);
    expect((await anna.call('likes')).body.total_new).toBe(0);
    await bert.call('notificationsUpdate', { body: { paused: false } });
    expect((await anna.call('likes')).body.total_new).toBe(1);
  });

  it('that were never given are told to nobody when they are taken back', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const told = await toldDuring(server, () => anna.call('unlike', { body: { member: bert.id } }));
    expect(told).toEqual([]);
  });

  it('are told once a day, however often they are taken back and sent', async () => {
    const [anna, bert, carl] = [await server.member(), await server.member(), await server.member()];
    const told: string[] = [];
    const { live } = server.services;
    const publish = live.publish.bind(live);
    live.publish = (to, event) => {
      if (event.type === 'like') told.push(...to);
    };
    const likeAndTakeBack = async () => {
      await anna.call('like', { body: { member: bert.id } });
      await anna.call('unlike', { body: { member: bert.id } });
    };
    for (let count = 0; count < 3; count += 1) await likeAndTakeBack();
    await anna.call('like', { body: { member: carl.id } });
    expect(told).toEqual([bert.id, carl.id]);
    server.clock.advanceSeconds(24 * 3600 + 1);
    await likeAndTakeBack();
    live.publish = publish;
    expect(told).toEqual([bert.id, carl.id, bert.id]);
  });

  it('are told once more when they make a match, and no more than that', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const likeAgain = async () => {
      await anna.call('unlike', { body: { member: bert.id } });
      await anna.call('like', { body: { member: bert.id } });
    };
    await anna.call('like', { body: { member: bert.id } });
    await anna.call('unlike', { body: { member: bert.id } });
    await bert.call('like', { body: { member: anna.id } });
    const told = await toldDuring(server, async () => {
      for (let count = 0; count < 3; count += 1) await likeAgain();
    });
    const likes = told.flatMap(({ to, event }) => (event.type === 'like' ? [[to, event.entry.match]] : []));
    expect(likes).toEqual([[bert.id, true]]);
  });

  it('are of the same member however the number is written', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const inCapitals = { body: { member: anna.id.toUpperCase() } };
    expect((await anna.call('like', inCapitals)).body.error.code).toBe('own_profile');
    const told = await toldDuring(server, async () => {
      for (const member of [anna.id, anna.id.toUpperCase()]) {
        await bert.call('like', { body: { member } });
        await bert.call('unlike', { body: { member } });
      }
    });
    expect(told.filter(({ event }) => event.type === 'like').map(({ to }) => to)).toEqual([anna.id]);
  });

  it('of a member without a confirmed address are shown once it is confirmed', async () => {
    const bert = await server.member();
    const anna = await server.newcomer();
    await anna.call('like', { body: { member: bert.id } });
    expect((await bert.call('likes')).body).toMatchObject({ liked_by: [], total_new: 0 });
    await server.visitor().call('activate', { body: { token: await activationToken(server, anna.id) } });
    expect((await bert.call('likes')).body).toMatchObject({
      liked_by: [{ like_new: true, profile: { id: anna.id } }],
      total_new: 1,
    });
  });

  it('say what they did, whatever the member does at the same moment: taken back is not gone', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    await bert.call('like', { body: { member: anna.id } });
    const { live } = server.services;
    const publish = live.publish.bind(live);
    const like = { body: { member: bert.id }, key: 'one-like-of-annas' };
    // Of all that a like does its telling comes right after it is written: here it is taken back by then.
    const takenBack: Promise<unknown>[] = [];
    live.publish = (to, event, numbers) => {
      if (event.type === 'like') takenBack.push(anna.call('unlike', { body: { member: bert.id } }));
      publish(to, event, numbers);
    };
    const first = await anna.call('like', like);
    live.publish = publish;
    await Promise.all(takenBack);
    expect(takenBack).toHaveLength(1);
    expect((await anna.call('likes')).body.profiles).toEqual([]);
    // Asked again, as after an answer that was lost, it says the same and likes nobody anew.
    const again = await anna.call('like', like);
    for (const { status, body } of [first, again]) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ match: true, entry: { match: true, profile: { id: bert.id } } });
    }
    expect(again.body.entry.id).toBe(first.body.entry.id);
    expect((await anna.call('likes')).body.profiles).toEqual([]);
  });

  it('of each other in one moment are a match that one of the two hears of at least', async () => {
    const both = async () => {
      const [anna, bert] = [await server.member(), await server.member()];
      const answers = await Promise.all([
        anna.call('like', { body: { member: bert.id } }),
        bert.call('like', { body: { member: anna.id } }),
      ]);
      return answers.some(({ body }) => body.match === true);
    };
    for (let count = 0; count < 20; count += 1) expect(await both()).toBe(true);
  });

  it('that meet their being taken back are answered all the same, by the hundred', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const both = async () => {
      const acts = (['like', 'unlike', 'like', 'unlike'] as const).map((act) =>
        anna.call(act, { body: { member: bert.id } }),
      );
      return (await Promise.all(acts)).map(({ status }) => status);
    };
    const statuses: number[] = [];
    for (let count = 0; count < 150; count += 1) statuses.push(...(await both()));
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });

  it('refuse oneself and members who do not exist', async () => {
    const anna = await server.member();
    expect((await anna.call('like', { body: { member: anna.id } })).body.error.code).toBe('own_profile');
    const unknown = '01890000-0000-7000-8000-000000000000';
    expect((await anna.call('like', { body: { member: unknown } })).body.error.code).toBe('member_not_found');
  });

  it('page by cursor: everybody once, the newest first', async () => {
    const bert = await server.member();
    const people: Person[] = [];
    while (people.length < 53) people.push(await server.member());
    const like = async (some: typeof people) => {
      for (const [index, person] of some.entries()) {
        // Several come in the same moment: a page may end between two of them.
        if (index % 5 === 0) server.clock.advanceSeconds(1);
        await person.call('like', { body: { member: bert.id } });
      }
    };
    const read = () => bert.call('likes', { query: { type: 'received' } });
    await like(people.slice(0, 50));
    // A page that holds them all promises no other.
    expect((await read()).body).toMatchObject({ liked_by: { length: 50 }, next_cursor: null });
    await like(people.slice(50));
    const first = await read();
    expect(first.body.liked_by).toHaveLength(50);
    const second = await bert.call('likes', { query: { type: 'received', cursor: first.body.next_cursor } });
    expect(second.body.liked_by).toHaveLength(3);
    expect(second.body.next_cursor).toBeNull();
    const ids = [...first.body.liked_by, ...second.body.liked_by].map(
      (entry: { profile: { id: string } }) => entry.profile.id,
    );
    expect(ids).toEqual(people.map(({ id }) => id).reverse());
  });
});
