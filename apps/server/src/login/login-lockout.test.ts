import { fakeClock, signupForm } from '@vesper/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../platform/database/transaction.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { addSecondSite, secondSite } from '../testing/second-site.ts';
import { makeTestDatabase, testConfig } from '../testing/test-database.ts';
import { templateVariable } from '../testing/seeded-template.ts';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';
import { forgetDevices } from '../session/repository.ts';
import { passwordVerifications } from '../password/password-hash.ts';

const password = 'a long walk by the sea';
const wrong = 'not this one, surely';
let server: TestServer;
beforeAll(async () => (server = await startTestServer({ TRUST_PROXY: '1' })));
afterAll(() => server.end());

const logIn = (browser: Pick<Person, 'call'>, email: string, word: string, address?: string) =>
  browser.call('login', {
    body: { email, password: word },
    ...(address ? { headers: { 'x-forwarded-for': address } } : {}),
  });

const guess = (
  email: string,
  times: number,
  browser: Pick<Person, 'call'> = server.visitor(),
  address?: string,
) =>
  Array.from({ length: times }).reduce<Promise<unknown>>(
    (before) => before.then(() => logIn(browser, email, wrong, address)),
    Promise.resolve(),
  );

/** How many passwords are really looked at while something happens. */
const countVerifications = async (act: () => Promise<unknown>): Promise<number> => {
  let count = 0;
  const add = () => void (count += 1);
  passwordVerifications.subscribe(add);
  await act();
  passwordVerifications.unsubscribe(add);
  return count;
};

const failures = async () =>
  Number(
    (
      await server.services.db
        .selectFrom('login_failures')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

/** Somebody who logged in on this browser before and is logged out now. */
const ownerAtHome = async () => {
  const person = await server.member();
  const browser = server.visitor();
  await logIn(browser, person.email, password);
  await browser.call('logout');
  return { ...person, browser };
};

describe('a known browser', () => {
  it('is marked at login, for a year, in a cookie that no script reads', async () => {
    const { email } = await server.member();
    const { headers } = await logIn(server.visitor(), email, password);
    const cookie = [headers['set-cookie']].flat().find((line) => String(line).startsWith('device='));
    expect(cookie).toMatch(/^device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('is the one that somebody signed up on', async () => {
    const person = await server.signUp();
    await person.call('logout');
    await guess(person.email, 5);
    expect((await logIn(person, person.email, password)).status).toBe(200);
  });

  it("lets its owner in while a stranger's guesses block the account everywhere else", async () => {
    const { email, browser } = await ownerAtHome();
    await guess(email, 5);
    expect((await logIn(server.visitor(), email, password)).status).toBe(429);
    expect((await logIn(browser, email, password)).status).toBe(200);
    expect((await logIn(server.visitor(), email, password)).status).toBe(429);
  });

  it('lets its owner in when the guesses come from the same network address', async () => {
    const { email, browser } = await ownerAtHome();
    const address = '198.51.100.1';
    for (let account = 0; account < 13; account += 1)
      await guess(`nobody${account}@example.test`, 4, server.visitor(), address);
    expect((await logIn(server.visitor(), email, password, address)).status).toBe(429);
    expect((await logIn(browser, email, password, address)).status).toBe(200);
  });

  it('is blocked alone after five wrong guesses of its own', async () => {
    const { email, browser } = await ownerAtHome();
    await guess(email, 4, browser);
    const fifth = await logIn(browser, email, wrong);
    expect(fifth.body).toEqual({ error: { code: 'login_blocked', params: { minutes: 15 } } });
    expect((await logIn(browser, email, password)).status).toBe(429);
    expect((await logIn(server.visitor(), email, password)).status).toBe(200);
    server.clock.advanceSeconds(15 * 60 + 1);
    expect((await logIn(browser, email, password)).status).toBe(200);
  });

  it("is nobody else's: its cookie buys no guesses at other accounts, other sites, or when made up", async () => {
    await addSecondSite(server);
    const { browser } = await ownerAtHome();
    const victim = await server.member();
    await guess(victim.email, 5);
    expect((await logIn(browser, victim.email, wrong)).body.error.code).toBe('login_blocked');
    const forger = await victim.call('login', {
      body: { email: victim.email, password: wrong },
      headers: { cookie: `device=${'A'.repeat(43)}` },
    });
    expect(forger.body.error.code).toBe('login_blocked');
    const there = await victim.call('login', {
      body: { email: victim.email, password },
      headers: secondSite,
    });
    expect(there.body.error.code).toBe('login_failed');
  });

  it("is known on its own site alone, also where its owner's address has an account on the other", async () => {
    const { email, browser } = await ownerAtHome();
    await server.visitor().call('signup', { body: signupForm({ email, password }), headers: secondSite });
    const logInThere = (from: Pick<Person, 'call'>, word: string) =>
      from.call('login', { body: { email, password: word }, headers: secondSite });
    for (let count = 0; count < 5; count += 1) await logInThere(server.visitor(), wrong);
    expect((await logInThere(browser, password)).body.error.code).toBe('login_blocked');
    expect((await logIn(browser, email, password)).status).toBe(200);
  });

  it('is forgotten with a changed password, and after a year', async () => {
    const { id, email, browser } = await ownerAtHome();
    await inTransaction(server.services.db, (trx) => forgetDevices(trx, id));
    await guess(email, 5);
    expect((await logIn(browser, email, password)).status).toBe(429);
    const other = await ownerAtHome();
    server.clock.advanceSeconds(365 * 24 * 3600 + 1);
    await guess(other.email, 5);
    expect((await logIn(other.browser, other.email, password)).status).toBe(429);
  });

  it('is one of twenty at most', async () => {
    const person = await server.member();
    for (let count = 0; count < 21; count += 1) {
      server.clock.advanceSeconds(1);
      await logIn(server.visitor(), person.email, password);
    }
    const rows = await server.services.db
      .selectFrom('known_devices')
      .select('token_hash')
      .where('member_id', '=', person.id)
      .execute();
    expect(rows).toHaveLength(20);
  });
});

describe('guesses while blocked', () => {
  it('look at no password, write nothing and do not lengthen the block', async () => {
    const { email } = await server.member();
    await guess(email, 5);
    const before = await failures();
    server.clock.advanceSeconds(14 * 60);
    expect(await countVerifications(() => guess(email, 30))).toBe(0);
    expect(await failures()).toBe(before);
    server.clock.advanceSeconds(61);
    expect((await logIn(server.visitor(), email, password)).status).toBe(200);
  });

  it('are answered alike for a known and an unknown account, minutes and all', async () => {
    const { email } = await server.member();
    const answers = [];
    for (const address of [email, 'nobody.at.all@example.test']) {
      await guess(address, 5);
      server.clock.advanceSeconds(5 * 60);
      answers.push((await logIn(server.visitor(), address, wrong)).body);
    }
    expect(answers[0]).toEqual({ error: { code: 'login_blocked', params: { minutes: 10 } } });
    expect(answers[1]).toEqual(answers[0]);
  });

  it('go on being refused, for no more minutes than a block has, when the clock is set back', async () => {
    const { email } = await server.member();
    await guess(email, 5);
    server.clock.advanceSeconds(-3600);
    const answer = await logIn(server.visitor(), email, password);
    expect(answer.body.error).toEqual({ code: 'login_blocked', params: { minutes: 15 } });
    server.clock.advanceSeconds(3600 + 15 * 60);
    expect((await logIn(server.visitor(), email, password)).status).toBe(200);
  });

  it('2,000 in an hour, from 100 addresses in bursts of 50, reach a password few times', async () => {
    const { email, browser } = await ownerAtHome();
    const bursts = 40;
    let ownerIn = 0;
    const looked = await countVerifications(async () => {
      for (let burst = 0; burst < bursts; burst += 1) {
        const visitor = server.visitor();
        await Promise.all(
          Array.from({ length: 50 }, (_, index) =>
            logIn(visitor, email, wrong, `203.0.113.${(burst * 50 + index) % 100}`),
          ),
        );
        server.clock.advanceSeconds(3600 / bursts);
        if (burst % 10 === 9) ownerIn += (await logIn(browser, email, password)).status === 200 ? 1 : 0;
      }
    });
    expect(ownerIn).toBe(4);
    // Five in each quarter of an hour, and the owner's own four.
    expect(looked).toBeLessThanOrEqual(4 + 5 * 4);
    expect(looked).toBeGreaterThanOrEqual(4 + 5);
  });
});

describe('wrong attempts', () => {
  it('are counted together for a network of IPv6 addresses, which one household has', async () => {
    for (let count = 0; count < 50; count += 1)
      await logIn(server.visitor(), `none${count}@example.test`, wrong, `2001:db8:1:2::${count}`);
    const { email } = await server.member();
    expect((await logIn(server.visitor(), email, password, '2001:db8:1:2:3:4:5:6')).status).toBe(429);
    expect((await logIn(server.visitor(), email, password, '2001:db8:1:3::1')).status).toBe(200);
  });

  it('still count after a restart', async () => {
    const database = await makeTestDatabase(process.env[templateVariable]);
    const clock = fakeClock();
    const config = testConfig(database);
    const start = () => startServer(config, { clock, pages: false, jobs: false });
    const guessAt = async ({ app }: RunningServer) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/user.php',
        headers: { host: 'localhost', 'x-client': 'web' },
        payload: { email: 'somebody@example.test', password: wrong },
      });
      return answer.json<{ error: { code: string } }>().error.code;
    };
    const first = await start();
    for (let count = 0; count < 4; count += 1) expect(await guessAt(first)).toBe('login_failed');
    await first.close();
    const second = await start();
    expect(await guessAt(second)).toBe('login_blocked');
    await second.close();
    await database.remove();
  });
});
