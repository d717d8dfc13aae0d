import { signupForm } from '@vesper/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Services } from '../platform/services/services.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { loginReader } from './session-cookie.ts';
import { sessionSubject } from './subject.ts';

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

describe('the login of a request', () => {
  it.each([
    'session=a%2Fb',
    'session =a/b',
    'session=a/%62',
    ' session= a/b ; session=c',
    'theme=dark;session=a/b',
  ])('is read off %s as the cookies are', async (cookie) => {
    const config = { publicUrl: undefined } as Services['config'];
    const { app } = server;
    expect(loginReader(config)(cookie)).toBe('a/b');
    expect(app.parseCookie(cookie)).toMatchObject({ session: 'a/b' });
  });

  it('is none without that cookie, and as it was written where it cannot be read', () => {
    const read = loginReader({ publicUrl: undefined } as Services['config']);
    expect([undefined, '', 'other_session=a', 'session='].map(read)).toEqual(Array(4).fill(undefined));
    expect(read('session=%')).toBe('%');
  });
});

it('a login is read by the subject of it, under the name that its server sets', () => {
  const read = sessionSubject.readsLogin?.(server.services.config);
  expect([read?.('__Host-session=abc'), read?.('session=abc'), read?.(undefined)]).toEqual([
    'abc',
    undefined,
    undefined,
  ]);
});
