import { signupForm } from '@vesper/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(
  async () => (server = await startTestServer({ PUBLIC_URL: 'https://localhost', TRUST_PROXY: '1' })),
);
afterAll(() => server.end());

const https = { origin: 'https://localhost', 'x-forwarded-proto': 'https' };

describe('under https', () => {
  it('every cookie is secure, and those that say who somebody is are of this host alone', async () => {
    const browser = server.visitor();
    const answer = await browser.call('signup', { body: signupForm(), headers: https });
    const cookies = [answer.headers['set-cookie']].flat().map(String);
    expect(cookies.map((cookie) => cookie.split('=', 1)[0]).sort()).toEqual([
      '__Host-device',
      '__Host-session',
    ]);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
      expect(cookie).not.toContain('Domain');
    }
    expect((await browser.call('user', { headers: https })).body.user.email).toBeTruthy();
    const token = /__Host-session=([^;]+)/.exec(browser.cookies())?.[1] ?? '';
    const planted = await server
      .visitor()
      .call('user', { headers: { ...https, cookie: `session=${token}` } });
    expect(planted.body.user).toBeNull();
    const left = await browser.call('logout', { headers: https });
    expect(browser.cookies()).not.toContain('__Host-session');
    // What pages have kept of whom one looked for does not stay on the device, which may be a shared one.
    const forgotten = [left.headers['set-cookie']].flat().map(String);
    expect(forgotten.some((cookie) => /^search=; .*Path=\/; Expires=Thu, 01 Jan 1970/.test(cookie))).toBe(
      true,
    );
  });
});
