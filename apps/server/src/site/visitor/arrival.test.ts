import { signupForm } from '@vesper/testing';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setRules } from '../../testing/site-rules.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { arrivalCookie, readArrival, registerArrival, writeArrival } from './arrival.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

/** Asks for a page; there are none in this server, but what comes before them runs. */
const arrive = async (url: string, cookie = '') => {
  const answer = await server.app.inject({ url, headers: { host: 'localhost', ...(cookie && { cookie }) } });
  return answer.cookies.find(({ name }) => name === arrivalCookie);
};
const stored = (value: string | undefined) =>
  Object.fromEntries(new URLSearchParams(Buffer.from(value ?? '', 'base64url').toString()));

describe('the cookie of arrival', () => {
  it('keeps where a visitor came from until the browser is closed, out of reach for scripts', async () => {
    const cookie = await arrive('/nl/members?network=acme&ref=r%26d&sub1=a&sub3=c&sub2=&other=x');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie).not.toHaveProperty('maxAge');
    expect(cookie).not.toHaveProperty('expires');
    expect(stored(cookie?.value)).toEqual({ network: 'acme', ref: 'r&d', sub1: 'a', sub3: 'c' });
  });

  it.each([
    '/',
    '/?lb=1',
    '/?network=',
    '/?network=a&network=b',
    '/api/settings.php?network=acme',
    '/photos/x?network=acme',
    '/assets/a.js?network=acme',
    '/favicon.svg?network=acme',
    '/healthz?network=acme',
  ])('is not set at %s', async (url) => {
    expect(await arrive(url)).toBeUndefined();
  });

  it('is bounded, whatever the address says', async () => {
    const half = encodeURIComponent('x'.repeat(99) + '😀');
    const cookie = await arrive(`/?network=${half}&ref=${'r'.repeat(5000)}&sub1=%00a`);
    const values = stored(cookie?.value);
    expect(values['network']).toHaveLength(100);
    expect(values['network']?.isWellFormed()).toBe(true);
    expect(values['ref']).toHaveLength(200);
    expect(values['sub1']).toBe('a');
  });

  it('is replaced by a later network, and not by a later reference', async () => {
    const before = `${arrivalCookie}=${writeArrival({ network: 'first' })}`;
    expect(stored((await arrive('/?network=second', before))?.value)).toEqual({ network: 'second' });
    expect(await arrive('/?ref=friend', before)).toBeUndefined();
    expect(stored((await arrive('/?ref=friend'))?.value)).toEqual({ ref: 'friend' });
  });
});

it('counts for the page that it opens already, before the browser sends it back', async () => {
  const app = Fastify();
  await app.register(cookie);
  registerArrival(app, server.services);
  app.get('/', async (request) => readArrival(request));
  const known = async (url: string): Promise<unknown> =>
    (await app.inject({ url, headers: { host: 'localhost', cookie: 'a=b' } })).json();
  expect(await known('/?network=n')).toEqual({ network: 'n' });
  expect(await known('/')).toEqual({});
});

describe('tracking at signup', () => {
  const trackingOf = async (id: string) =>
    (
      await server.services.db
        .selectFrom('members')
        .select('tracking')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).tracking;
  const signUp = (tracking: object | undefined, cookie: string) =>
    server.visitor().call('signup', {
      body: signupForm(tracking && { tracking }),
      headers: cookie ? { cookie: `${arrivalCookie}=${cookie}` } : {},
    });

  it('is what the form says, else what was stored on arrival', async () => {
    const cookie = writeArrival({ network: 'stored', sub2: 's' });
    const cases = [
      [{ network: 'given' }, cookie, { network: 'given' }],
      [undefined, cookie, { network: 'stored', sub2: 's' }],
      [{}, cookie, { network: 'stored', sub2: 's' }],
      [{ network: '' }, cookie, { network: 'stored', sub2: 's' }],
      [undefined, '', {}],
      [undefined, '!!!', {}],
    ] as const;
    for (const [given, value, kept] of cases)
      expect(await trackingOf((await signUp(given, value)).body.user.id)).toEqual(kept);
  });

  it('opens signup where only visitors from a traffic source may', async () => {
    await setRules(server, { signups: 'with_trafficsource' });
    expect((await signUp(undefined, '')).body.error.code).toBe('signup_closed');
    expect((await signUp(undefined, writeArrival({ ref: 'friend' }))).body.error.code).toBe('signup_closed');
    expect((await signUp(undefined, writeArrival({ network: 'n' }))).status).toBe(200);
    expect((await signUp({ network: 'n' }, '')).status).toBe(200);
    await setRules(server, { signups: 'other' });
    const refused = await signUp({ network: 'n' }, writeArrival({ network: 'n' }));
    expect({ status: refused.status, code: refused.body.error.code }).toEqual({
      status: 403,
      code: 'signup_closed',
    });
  });

  it('opens search and profiles to them where the site says so', async () => {
    await setRules(server, { loggedOutSearchTrafficsource: true });
    const person = await server.member();
    const headers = { cookie: `${arrivalCookie}=${writeArrival({ network: 'n' })}` };
    const profile = { query: { id: person.id } };
    expect((await server.visitor().call('search')).body.error.code).toBe('authentication_required');
    expect((await server.visitor().call('profile', profile)).status).toBe(403);
    expect((await server.visitor().call('search', { headers })).status).toBe(200);
    expect((await server.visitor().call('profile', { ...profile, headers })).status).toBe(200);
  });
});
