import type { FastifyRequest } from 'fastify';
import { type CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../platform/database/transaction.ts';
import { hashSecret } from '../platform/ids.ts';
import { addSecondSite, secondSite } from '../testing/second-site.ts';
import { subscribe } from '../testing/subscribe.ts';
import { startTestServer, type Person, type TestServer } from '../testing/test-server.ts';
import { findSessionByToken, findSessionWithState } from './repository.ts';
import { openSessionReader } from './session.ts';

const password = 'a long walk by the sea';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const day = 24 * 3600;

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const logIn = async (person: Person, more: object = {}, headers: Record<string, string> = {}) => {
  const browser = server.visitor();
  const answer = await browser.call('login', { body: { email: person.email, password, ...more }, headers });
  const set = [answer.headers['set-cookie']].flat().find((line) => String(line).startsWith('session='));
  return { browser, cookie: String(set) };
};

const isIn = async (browser: Pick<Person, 'call'>) => (await browser.call('user')).body.user !== null;
const listOf = async (browser: Pick<Person, 'call'>) => (await browser.call('sessions')).body.sessions;

/** A live connection of the session that a browser has, and whether it was ended. */
const connect = async (person: Person, browser: Pick<Person, 'call'>) => {
  const { id } = (await listOf(browser)).find((row: { current: boolean }) => row.current);
  const end = vi.fn();
  server.services.live.add({ member: person.id, session: id, send: () => undefined, end });
  return { id: String(id), end };
};

it('of one browser four requests at once ask who they are of, and another one waits for none of them', async () => {
  const [anna, bert] = [await server.member(), await server.member()];
  const tokenOf = (person: Person) => /session=([^;]+)/.exec(person.cookies())?.[1] ?? '';
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let asked = 0;
  const { db, clock, config, sites } = server.services;
  /** Answers nothing of anna's before it may. */
  const held = new Proxy(db, {
    get: (target, name) => {
      const own: unknown = Reflect.get(target, name, target);
      if (name !== 'executeQuery') return typeof own === 'function' ? own.bind(target) : own;
      return async (query: CompiledQuery) => {
        if (query.parameters.includes(hashSecret(tokenOf(anna)))) {
          asked += 1;
          await released;
        }
        return target.executeQuery(query);
      };
    },
  });
  const site = await sites.findByHost('localhost', false);
  const reader = openSessionReader({ db: held, clock, config });
  const read = async (person: Person) =>
    (await reader.read({ cookies: { session: tokenOf(person) }, site } as unknown as FastifyRequest))?.member
      .id;
  const hers = Array.from({ length: 64 }, () => read(anna));
  await expect(read(anna)).rejects.toMatchObject({ code: 'too_many_requests' });
  expect([await read(bert), asked]).toEqual([bert.id, 4]);
  release();
  expect(new Set(await Promise.all(hers))).toEqual(new Set([anna.id]));
});

it('a sign of life writes the row of the search, which stands in many indexes, on another day alone', async () => {
  const person = await server.member();
  const { db } = server.services;
  /** The transaction that wrote it last. */
  const writtenBy = async () => {
    const row = db.selectFrom('search_profiles').select(sql<string>`xmin::text`.as('by'));
    return (await row.where('member_id', '=', person.id).executeTakeFirstOrThrow()).by;
  };
  const seenAt = async () => {
    const row = db.selectFrom('members').select('last_seen_at').where('id', '=', person.id);
    return (await row.executeTakeFirstOrThrow()).last_seen_at.getTime();
  };
  const toTheDay = (hours: number) => {
    const tomorrow = new Date(server.clock.now() + day * 1000).setUTCHours(hours, 0, 0, 0);
    server.clock.advanceSeconds((tomorrow - server.clock.now()) / 1000);
  };
  toTheDay(8);
  await person.call('user');
  const first = await writtenBy();
  for (let minute = 0; minute < 3; minute += 1) {
    server.clock.advanceSeconds(61);
    await person.call('user');
  }
  expect([await seenAt(), await writtenBy()]).toEqual([server.clock.now(), first]);
  toTheDay(9);
  await person.call('user');
  expect(await writtenBy()).not.toBe(first);
});

it.skipIf(!process.env.TEST_DATABASE_URL)(
  'who only looks is answered while an act holds their row, or a migration all rows; the next request is the sign of life',
  async () => {
    const person = await server.member();
    const { clock } = server;
    const { db } = server.services;
    const seenAt = async () => {
      const row = db.selectFrom('members').select('last_seen_at').where('id', '=', person.id);
      return (await row.executeTakeFirstOrThrow()).last_seen_at.getTime();
    };
    const sessionSeenAt = async () => {
      const row = db.selectFrom('sessions').select('last_seen_at').where('member_id', '=', person.id);
      return (await row.executeTakeFirstOrThrow()).last_seen_at.getTime();
    };
    const before = await seenAt();
    clock.advanceSeconds(61);
    const holds = [
      sql`select 1 from members where id = ${person.id} for update`,
      sql`lock table members in exclusive mode`,
    ];
    for (const hold of holds)
      await inTransaction(db, async (trx) => {
        await hold.execute(trx);
        expect((await person.call('user')).body.user.id).toBe(person.id);
      });
    // Who waited for the member in vain would not have come to the session.
    expect(await sessionSeenAt()).toBe(clock.now());
    expect(await seenAt()).toBe(before);
    await person.call('user');
    expect(await seenAt()).toBe(clock.now());
  },
);

it('a page that goes into the background is a sign of life, noted once a minute at most, by a beacon', async () => {
  const person = await server.member();
  const { cookie } = await logIn(person);
  const hide = async (body = '{}') => {
    const headers = {
      host: 'localhost',
      origin: 'http://localhost',
      'content-type': 'application/json',
      cookie: cookie.split(';', 1)[0],
    };
    return (await server.app.inject({ method: 'POST', url: '/api/page-hidden.php', headers, body }))
      .statusCode;
  };
  const seenAt = async () => {
    const row = server.services.db.selectFrom('members').select('last_seen_at').where('id', '=', person.id);
    return (await row.executeTakeFirstOrThrow()).last_seen_at.getTime();
  };
  server.clock.advanceSeconds(120);
  const now = server.clock.now();
  expect(await hide()).toBe(200);
  expect(await seenAt()).toBe(now);
  server.clock.advanceSeconds(50);
  expect(await hide()).toBe(200);
  expect(await seenAt()).toBe(now);
  expect(await hide('{"more":1}')).toBe(422);
});

describe('how long a login lasts', () => {
  it.each([{}, { remember: true }])('is 30 days with %j', async (more) => {
    const person = await server.member();
    const { browser, cookie } = await logIn(person, more);
    expect(cookie).toContain('Max-Age=2592000');
    server.clock.advanceSeconds(30 * day - 1);
    expect(await isIn(browser)).toBe(true);
    server.clock.advanceSeconds(2);
    expect(await isIn(browser)).toBe(false);
  });

  it('is until the browser is closed, a day at most, for who is not to be remembered', async () => {
    const { browser, cookie } = await logIn(await server.member(), { remember: false });
    expect(cookie).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    server.clock.advanceSeconds(day - 1);
    expect(await isIn(browser)).toBe(true);
    server.clock.advanceSeconds(2);
    expect(await isIn(browser)).toBe(false);
  });
});

describe('a cookie that was brought along', () => {
  it('never becomes a session of somebody who logs in', async () => {
    const person = await server.member();
    const brought = 'x'.repeat(43);
    const { browser } = await logIn(person, {}, { cookie: `session=${brought}; device=${brought}` });
    expect(browser.cookies()).not.toContain(brought);
    const thief = server.visitor();
    const seen = await thief.call('user', { headers: { cookie: `session=${brought}` } });
    expect(seen.body.user).toBeNull();
  });

  it("of an attacker's own session ends that one, and gives it to nobody", async () => {
    const attacker = await server.member();
    const victim = await server.member();
    const planted = attacker.cookies();
    await logIn(victim, {}, { cookie: planted });
    const seen = await server.visitor().call('user', { headers: { cookie: planted } });
    expect(seen.body.user).toBeNull();
  });
});

describe('a session', () => {
  it('is of its brand: another one knows nobody by its cookie, in calls as in pages', async () => {
    const second = await addSecondSite(server);
    const person = await server.member();
    const first = (await server.services.sites.findByHost('localhost', true))?.id ?? '';
    expect((await person.call('user')).body.user.id).toBe(person.id);
    const { db, clock } = server.services;
    const hash = hashSecret(/session=([\w-]+)/.exec(person.cookies())?.[1] ?? '');
    const now = new Date(clock.now());
    for (const find of [findSessionByToken, findSessionWithState]) {
      expect((await find(db, hash, now, first))?.id).toBe(person.id);
      expect(await find(db, hash, now, second)).toBeUndefined();
    }
    expect((await person.call('user', { headers: secondSite })).body.user).toBeNull();
  });
});

describe('where a member is logged in', () => {
  it('lists the session that asks first, then by when each was seen, with browser and system', async () => {
    const person = await server.member();
    const phone = await logIn(person, { remember: false }, { 'user-agent': safari });
    server.clock.advanceSeconds(120);
    const desk = await logIn(person, {}, { 'user-agent': firefox });
    server.clock.advanceSeconds(120);
    await phone.browser.call('user');
    expect(await listOf(desk.browser)).toMatchObject([
      { current: true, browser: 'Firefox', system: 'Linux', remembered: true },
      { current: false, browser: 'Safari', system: 'iOS', remembered: false },
      { current: false, browser: '', system: '', remembered: true },
    ]);
  });

  it.each([
    ['nonsense', { browser: '', system: '' }],
    ['A'.repeat(5000), { browser: expect.any(String), system: '' }],
    [`${'x'.repeat(100)}/1.0`, { browser: expect.stringMatching(/^.{0,40}$/), system: '' }],
  ])('keeps short what a browser says of itself: %s', async (agent, names) => {
    const { browser } = await logIn(await server.member(), {}, { 'user-agent': agent });
    expect((await listOf(browser))[0]).toMatchObject(names);
  });

  it('notes each session at most once a minute, also after the clock was set back', async () => {
    const person = await server.member();
    const { browser } = await logIn(person);
    const seenAt = async () => (await listOf(browser))[0].last_seen_at;
    const first = await seenAt();
    server.clock.advanceSeconds(59);
    expect(await seenAt()).toBe(first);
    server.clock.advanceSeconds(2);
    expect(Date.parse(await seenAt())).toBe(server.clock.now());
    server.clock.advanceSeconds(-3600);
    expect(Date.parse(await seenAt())).toBe(server.clock.now());
    server.clock.advanceSeconds(3600);
  });

  it('ends one with its live connection and its push subscription, and leaves the others', async () => {
    const person = await server.member();
    const { browser } = await logIn(person);
    await subscribe(browser, 'ended');
    const live = await connect(person, browser);
    const kept = await connect(person, person);
    const answer = await person.call('sessionEnd', { body: { id: live.id } });
    expect(answer.body.sessions).toMatchObject([{ current: true }]);
    expect(live.end).toHaveBeenCalledOnce();
    expect(kept.end).not.toHaveBeenCalled();
    expect(await isIn(browser)).toBe(false);
    expect((await person.call('user')).body.user.push_subscribed).toBe(false);
  });

  it('ends all others at once', async () => {
    const person = await server.member();
    const others = [await logIn(person), await logIn(person)];
    const live = await Promise.all(others.map(({ browser }) => connect(person, browser)));
    const answer = await person.call('sessionEnd', { body: {} });
    expect(answer.body.sessions).toMatchObject([{ current: true }]);
    for (const { end } of live) expect(end).toHaveBeenCalledOnce();
    for (const { browser } of others) expect(await isIn(browser)).toBe(false);
  });

  it("does not know other members' sessions", async () => {
    const person = await server.member();
    const live = await connect(person, person);
    const refused = await (await server.member()).call('sessionEnd', { body: { id: live.id } });
    expect({ status: refused.status, code: refused.body.error.code }).toEqual({
      status: 404,
      code: 'not_found',
    });
    expect(await isIn(person)).toBe(true);
  });

  it('lets a push subscription go over into the next login of the same browser', async () => {
    const person = await server.member();
    const { browser } = await logIn(person);
    await subscribe(browser, 'kept');
    const before = await connect(person, browser);
    await browser.call('login', { body: { email: person.email, password } });
    expect((await browser.call('user')).body.user.push_subscribed).toBe(true);
    expect(before.end).toHaveBeenCalledOnce();
    await browser.call('logout');
    expect((await person.call('user')).body.user.push_subscribed).toBe(false);
  });
});
