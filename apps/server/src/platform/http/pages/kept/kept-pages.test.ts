import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../../../testing/test-server.ts';
import { statements } from '../../../database/database.ts';
import type { LoadPages, Pages } from '../load-pages.ts';
import { registerPagesOf } from '../pages.ts';

/** How often a page was made. */
let made = 0;
const pages = {
  entry: { createMembersContext: (values: object) => values },
  answer: async (request: Request, context: { readonly user: { id: string } | null }) => {
    made += 1;
    const { pathname, search } = new URL(request.url);
    // As the router answers.
    if (request.method === 'HEAD') return new Response(null);
    return new Response(`<p>${context.user?.id ?? 'anybody'}</p><form action="${pathname}${search}">`);
  },
} as unknown as Pages;
const loadPages: LoadPages = async () => pages;

let server: TestServer;
let asked = 0;
const listen = () => void (asked += 1);
beforeAll(async () => {
  server = await startTestServer({}, { addPages: (page) => registerPagesOf(page, loadPages, false) });
  statements.subscribe(listen);
});
afterAll(async () => {
  statements.unsubscribe(listen);
  await server.end();
});

const look = async (
  headers: Record<string, string> = {},
  { method = 'GET', url = '/login' }: { readonly method?: 'GET' | 'HEAD'; readonly url?: string } = {},
) => {
  made = 0;
  asked = 0;
  return server.app.inject({
    method,
    url,
    headers: { host: 'localhost', 'accept-language': 'en', ...headers },
  });
};

it('before a page that is not kept is made, who waits outside is let in', async () => {
  const letIn = vi.spyOn(server.app.arrivals, 'letIn');
  await look({}, { url: '/login?from=mail' });
  expect(letIn).toHaveBeenCalledTimes(1);
  await look();
  letIn.mockClear();
  await look();
  expect(letIn).not.toHaveBeenCalled();
  letIn.mockRestore();
});

it('a page that is not kept says in a HEAD how long it is, too', async () => {
  const page = await look({}, { url: '/login?from=mail' });
  const head = await look({}, { method: 'HEAD', url: '/login?from=mail' });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect(Number(head.headers['content-length'])).toBe(page.rawPayload.length);
});

describe('a page that is kept', () => {
  it.each<Record<string, string>>([{}, { 'accept-encoding': 'br' }])(
    'says in a HEAD what a GET would say of it: %j',
    async (taken) => {
      const page = await look(taken);
      const head = await look(taken, { method: 'HEAD' });
      expect([head.statusCode, head.body, made]).toEqual([200, '', 0]);
      const said = ['etag', 'cache-control', 'vary', 'content-type', 'content-encoding', 'content-length'];
      expect(said.map((name) => head.headers[name])).toEqual(said.map((name) => page.headers[name]));
      expect(head.headers['cache-control']).toBe('public, no-cache');
      const known = { ...taken, 'if-none-match': String(page.headers['etag']) };
      expect((await look(known, { method: 'HEAD' })).statusCode).toBe(304);
    },
  );

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['x-br, gzip', 'gzip'],
    ['gzip;q=0.5, BR;q=1', 'br'],
    ['gzip;q=0', undefined],
    ['', undefined],
  ])('is the same however it is packed: %s', async (accepted, packing) => {
    const plain = await look();
    const { headers, rawPayload } = await look({ 'accept-encoding': accepted });
    expect([headers['content-encoding'], headers['etag']]).toEqual([packing, plain.headers['etag']]);
    expect(headers['vary']).toContain('Accept-Encoding');
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes };
    expect(unpack[(packing ?? 'none') as keyof typeof unpack](rawPayload).toString()).toBe(plain.body);
  });

  it.each([
    ['*', 304],
    [' * ', 304],
    ['{etag}', 304],
    ['"other", {etag}', 304],
    // What lies between may leave out that it is a weak one.
    ['{strong}', 304],
    ['"other"', 200],
    ['"*"', 200],
  ])('answers If-None-Match: %s with %i', async (known, status) => {
    const etag = String((await look()).headers['etag']);
    const said = known.replace('{etag}', etag).replace('{strong}', etag.replace('W/', ''));
    const { statusCode, body } = await look({ 'if-none-match': said });
    expect([statusCode, body.length > 0]).toEqual([status, status === 200]);
  });

  it('is told to be still right with all that is said of it: who keeps it in front goes by that from then on', async () => {
    const { headers } = await look();
    const still = await look({ 'if-none-match': String(headers['etag']) });
    expect([still.statusCode, made]).toEqual([304, 0]);
    const said = ['etag', 'cache-control', 'vary', 'content-security-policy'];
    expect(said.map((name) => still.headers[name])).toEqual(said.map((name) => headers[name]));
    expect(said.map((name) => typeof headers[name])).toEqual(said.map(() => 'string'));
  });

  it('is what somebody gets whose login has ended, for one statement', async () => {
    const page = await look();
    const person = await server.member();
    const cookie = person.cookies();
    await person.call('logout');
    for (const dead of [cookie, 'session=made-up', 'session=']) {
      const answer = await look({ cookie: dead });
      expect([dead, made]).toEqual([dead, 0]);
      expect(asked).toBe(dead === 'session=' ? 0 : 1);
      expect([answer.body, answer.headers['etag']]).toEqual([page.body, page.headers['etag']]);
      expect(answer.headers['set-cookie']).toBeUndefined();
      // Who keeps it asks for each cookie: the next one may be a member's.
      expect(answer.headers['vary']).toContain('Cookie');
    }
  });

  it('is nobody’s who is logged in, whose session is looked up once', async () => {
    await look();
    const person: Person = await server.member();
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await look({ cookie: person.cookies() }, { method });
      expect([method, made, asked]).toEqual([method, 1, 1]);
      expect(answer.headers['cache-control']).toBe('private, no-store');
      if (method === 'GET') expect(answer.body).toContain(person.id);
    }
  });

  it('is given out only while this server hears of changes on the others', async () => {
    await look();
    const hears = vi.spyOn(server.services.live, 'hearsChanges').mockReturnValue(false);
    const answer = await look();
    expect([made, answer.headers['cache-control']]).toEqual([1, 'private, no-cache']);
    hears.mockRestore();
    await look();
    expect(made).toBe(0);
  });

  it('is made for every query: its forms lead back to the very address', async () => {
    await look();
    const answer = await look({}, { url: '/login?utm_source=mail' });
    expect(made).toBe(1);
    expect(answer.body).toContain('action="/login?utm_source=mail"');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
  });
});

it('a page that is kept counts as a call, and as a page for whoever has it made', async () => {
  const left = async (url: string): Promise<number> => {
    const { headers } = await server.app.inject({
      url,
      headers: { host: 'localhost', 'accept-language': 'en' },
      remoteAddress: '203.0.113.77',
    });
    return Number(headers['x-ratelimit-remaining']);
  };
  // A page of which none is kept says what is left, and costs five itself.
  const notKept = '/signup?from=mail';
  const costs = async (...urls: string[]): Promise<number> => {
    const before = await left(notKept);
    await Promise.all(urls.map(left));
    return before - (await left(notKept)) - 5;
  };
  // One has it made, the others wait for it.
  expect(await costs('/signup', '/signup', '/signup')).toBe(7);
  expect(await costs('/signup')).toBe(1);
  server.clock.advanceSeconds(31);
  // Given out, and made anew in the background.
  expect(await costs('/signup')).toBe(5);
  expect(await costs('/signup')).toBe(1);
});
