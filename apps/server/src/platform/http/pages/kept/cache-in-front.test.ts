import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSecondSite, secondSite } from '../../../../testing/second-site.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';
import type { LoadPages, Pages } from '../load-pages.ts';
import { registerPagesOf } from '../pages.ts';

/** A page that says all that it is made from. */
const pages = {
  entry: { createMembersContext: (values: object) => values },
  answer: async (
    request: Request,
    { settings }: { readonly settings: { readonly name: string; readonly geoip_country: string } },
  ) => new Response(`${settings.name} ${settings.geoip_country} ${JSON.stringify([...request.headers])}`),
} as unknown as Pages;
const loadPages: LoadPages = async () => pages;

let server: TestServer;
beforeAll(async () => {
  const inFront = { TRUST_PROXY: '1', COUNTRY_HEADER: 'cf-ipcountry' };
  server = await startTestServer(inFront, { addPages: (page) => registerPagesOf(page, loadPages, false) });
  await addSecondSite(server);
});
afterAll(() => server.end());

const plain = { 'accept-language': 'en', 'x-forwarded-for': '198.51.100.7', 'cf-ipcountry': 'NL' };
const ask = (own: Record<string, string> = {}, url = '/login') =>
  server.app.inject({ url, headers: { host: 'localhost', ...plain, ...own } });
const arrival = (values: string): string => `arrival=${Buffer.from(values).toString('base64url')}`;

describe('a page that caches in front of the server may keep', () => {
  it.each<[string, Record<string, string>, string]>([
    ['another country', { 'cf-ipcountry': 'DE' }, 'cf-ipcountry'],
    ['another text size and theme', { cookie: 'appearance=150.dark.device' }, 'Cookie'],
    ['the entry warning closed', { cookie: 'dismissed=site-entry-1' }, 'Cookie'],
    ['from a traffic source', { cookie: arrival('network=acme') }, 'Cookie'],
  ])('is another one for %s, which Vary names', async (_, own, named) => {
    const [usual, other] = [await ask(), await ask(own)];
    expect(other.headers['cache-control']).toBe('public, no-cache');
    expect(other.body).not.toBe(usual.body);
    expect(other.headers['etag']).not.toBe(usual.headers['etag']);
    expect(String(other.headers['vary']).split(', ')).toContain(named);
    // Who has the one is given the other, and not told that it is still right.
    const known = { ...own, 'if-none-match': String(usual.headers['etag']) };
    expect((await ask(known)).statusCode).toBe(200);
  });

  it.each<[string, Record<string, string>]>([
    ['reads another language', { 'accept-language': 'de' }],
    ['has chosen another language', { cookie: 'locale=de' }],
  ])('is none at / for who %s and is led on by it, which Vary names', async (_, own) => {
    const [usual, other] = [await ask({}, '/'), await ask(own, '/')];
    expect(usual.headers['cache-control']).toBe('public, no-cache');
    const named = own['cookie'] ? 'Cookie' : 'Accept-Language';
    expect(String(usual.headers['vary']).split(', ')).toContain(named);
    expect(other.headers['cache-control']).toBe('private, no-cache');
    // Nor is who has the other one told that it is still right.
    const known = { ...own, 'if-none-match': String(usual.headers['etag']) };
    expect((await ask(known, '/')).statusCode).toBe(200);
  });

  it('is that at / for who has chosen its language, whatever their browser reads', async () => {
    const [usual, chosen] = [
      await ask({}, '/'),
      await ask({ 'accept-language': 'de', cookie: 'locale=en' }, '/'),
    ];
    expect([chosen.headers['cache-control'], chosen.headers['etag']]).toEqual([
      'public, no-cache',
      usual.headers['etag'],
    ]);
  });

  it('is of the brand that was asked for, by whatever name the cache reaches the server', async () => {
    const reached = { host: 'localhost', 'x-forwarded-host': secondSite.host };
    const other = await ask(reached);
    expect(other.headers['cache-control']).toBe('public, no-cache');
    expect(other.body).toMatch(/^Second /);
    expect((await ask()).body).not.toContain('Second');
  });

  it('says nothing of who asked for it first', async () => {
    const [one, other] = [
      arrival('network=acme&ref=from-anna&sub1=secret'),
      arrival('network=other&ref=from-bert'),
    ];
    const first = await ask({
      cookie: `${one}; visitor=from-anna; dismissed=site-entry-1795738803375`,
      'user-agent': 'from-anna',
      referer: 'https://from-anna.test/',
      'x-forwarded-for': '203.0.113.77',
    });
    const second = await ask({ cookie: `${other}; visitor=from-bert; dismissed=site-entry-17` });
    expect(first.body).not.toMatch(/acme|anna|secret|203\.0|1795738803375/);
    expect(first.body).not.toContain(one.slice('arrival='.length));
    expect([second.body, second.headers['etag']]).toEqual([first.body, first.headers['etag']]);
    expect([first.headers['set-cookie'], second.headers['set-cookie']]).toEqual([undefined, undefined]);
  });

  it('is none that brings a cookie along: that is for who asked alone', async () => {
    for (const url of ['/login?ref=a', '/?network=acme', '/members?network=acme', '/nothing/here?ref=a']) {
      const answer = await ask({}, url);
      expect([url, answer.headers['set-cookie'] !== undefined]).toEqual([url, true]);
      expect(answer.headers['cache-control']).toMatch(/^private/);
    }
  });
});
