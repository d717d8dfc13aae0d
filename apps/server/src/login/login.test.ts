import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enter } from './enter.ts';
import { addSecondSite, memberOfSecondSite, secondSite } from '../testing/second-site.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const password = 'a long walk by the sea';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await addSecondSite(server);
});
afterAll(() => server.end());

const login = (email: string, word: string) =>
  server.visitor().call('login', { body: { email, password: word } });

describe('login', () => {
  it('starts a session under a fresh token and ends with logout', async () => {
    const { email } = await server.member();
    const browser = server.visitor();
    const { status, headers } = await browser.call('login', { body: { email, password } });
    expect(status).toBe(200);
    expect(String(headers['set-cookie'])).toMatch(/session=.+HttpOnly; SameSite=Lax/);
    const before = browser.cookies();
    await browser.call('login', { body: { email, password } });
    expect(browser.cookies()).not.toBe(before);
    await browser.call('logout');
    expect((await browser.call('user')).body.user).toBeNull();
    const refused = await browser.call('chats');
    expect({ status: refused.status, code: refused.body.error.code }).toEqual({
      status: 403,
      code: 'authentication_required',
    });
  });

  it('lets nobody in on another brand, whatever has been proven', async () => {
    const person = await server.member();
    const site = await server.services.sites.findByHost(secondSite.host, false);
    if (!site) throw new Error('no second site');
    // No answer is begun: it is refused before a session is.
    const entering = enter(server.services, {} as never, site, person.id);
    await expect(entering).rejects.toMatchObject({ code: 'login_failed' });
  });

  it('goes by the account of the brand where an address has one at each', async () => {
    const elsewhere = await memberOfSecondSite(server);
    const form = { email: elsewhere.email, password: 'another walk, in the hills' };
    const here = await server.member({ form });
    expect((await login(here.email, form.password)).body.user.id).toBe(here.id);
    expect((await login(here.email, password)).body.error.code).toBe('login_failed');
    const there = await server.visitor().call('login', {
      body: { email: elsewhere.email, password },
      headers: secondSite,
    });
    expect(there.body.user.id).toBe(elsewhere.id);
  });

  it('answers a wrong password and an unknown address alike, and blocks both after five', async () => {
    const { email } = await server.member();
    for (const address of [email, 'nobody@example.test']) {
      for (let wrong = 1; wrong <= 4; wrong += 1) {
        const { status, body } = await login(address, 'not this one');
        expect({ status, body }).toEqual({ status: 401, body: { error: { code: 'login_failed' } } });
      }
      const { status, body } = await login(address, 'not this one');
      expect({ status, body }).toEqual({
        status: 429,
        body: { error: { code: 'login_blocked', params: { minutes: 15 } } },
      });
    }
    expect((await login(email, password)).status).toBe(429);
    server.clock.advanceSeconds(15 * 60 + 1);
    expect((await login(email, password)).status).toBe(200);
  });

  it('lets no more than five guesses through, however many come at once', async () => {
    const { email } = await server.member();
    const answers = await Promise.all(Array.from({ length: 40 }, () => login(email, 'not this one')));
    const codes = answers.map((answer) => String(answer.body.error.code));
    expect(codes.filter((code) => code === 'login_failed').length).toBeLessThanOrEqual(5);
    expect((await login(email, password)).status).toBe(429);
  });

  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('refuses a logout that another site asks for: %j', async (headers) => {
    const browser = await server.member();
    const answer = await browser.call('logout', { headers });
    expect([answer.status, answer.body.error.code]).toEqual([403, 'origin_not_allowed']);
    expect((await browser.call('user')).body.user.id).toBe(browser.id);
  });

  it('acts on logout only with the client header', async () => {
    const person = await server.member();
    const answer = await server.app.inject({
      url: '/api/logout.php',
      headers: { host: 'localhost', cookie: person.cookies() },
    });
    expect(answer.json()).toEqual({ error: { code: 'client_header_required' } });
    expect((await person.call('user')).body.user.id).toBe(person.id);
  });

  it('ends after 30 days', async () => {
    const person = await server.member();
    server.clock.advanceSeconds(30 * 24 * 3600 + 1);
    expect((await person.call('user')).body.user).toBeNull();
  });
});
