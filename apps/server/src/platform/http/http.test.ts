import { writeCursor } from './cursor.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callNames, callTable, type CallAddress, type ErrorAnswer } from '@vesper/contract';
import { buildApp, createHttp } from '../../app.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const own = { host: 'localhost', origin: 'http://localhost', 'x-client': 'web' };
const codeOf = (answer: { json(): unknown }) => (answer.json() as ErrorAnswer).error.code;

describe('every answer', () => {
  it('carries a request id, its own or the one it was given', async () => {
    const first = await server.app.inject({ url: '/api/settings.php', headers: own });
    expect(first.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    const given = { ...own, 'x-request-id': 'given-by-a-proxy' };
    const second = await server.app.inject({ url: '/api/settings.php', headers: given });
    expect(second.headers['x-request-id']).toBe('given-by-a-proxy');
    const forged = { ...own, 'x-request-id': 'x\u0001"><script>' };
    const third = await server.app.inject({ url: '/api/settings.php', headers: forged });
    expect(third.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('of a call carries them without one: it is no page, loads nothing and is framed by nobody', async () => {
    const { headers } = await server.app.inject({ url: '/api/settings.php', headers: own });
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    // Of documents alone.
    expect(headers).not.toHaveProperty('cross-origin-opener-policy');
    expect(headers).not.toHaveProperty('permissions-policy');
  });

  it('carries the security headers, with a nonce of its own each time', async () => {
    const [one, two] = await Promise.all(
      [1, 2].map(() => server.app.inject({ url: '/nowhere', headers: own })),
    );
    const policy = String(one?.headers['content-security-policy']);
    for (const part of ["default-src 'self'", "frame-ancestors 'none'", "require-trusted-types-for 'script'"])
      expect(policy).toContain(part);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    expect(policy).not.toBe(two?.headers['content-security-policy']);
    expect(one?.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(self), payment=(), usb=(), geolocation=(self)',
    });
  });
});

describe('bad input', () => {
  it('answers broken JSON with invalid_json', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/user.php',
      headers: { ...own, 'content-type': 'application/json' },
      payload: '{"email": "a@b.c", ',
    });
    expect([answer.statusCode, codeOf(answer)]).toEqual([400, 'invalid_json']);
  });

  it('answers a body of another kind or size with a code', async () => {
    const xml = { ...own, 'content-type': 'application/xml' };
    const wrong = await server.app.inject({
      method: 'POST',
      url: '/api/user.php',
      headers: xml,
      payload: '<a/>',
    });
    expect([wrong.statusCode, codeOf(wrong)]).toEqual([415, 'unsupported_media_type']);
    // A form with a file is one of them where no file is taken.
    const form = { ...own, 'content-type': 'multipart/form-data; boundary=x' };
    const file = await server.app.inject({
      method: 'POST',
      url: '/api/user.php',
      headers: form,
      payload: '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\na\r\n--x--\r\n',
    });
    expect([file.statusCode, codeOf(file)]).toEqual([415, 'unsupported_media_type']);
    const huge = await server.app.inject({
      method: 'POST',
      url: '/api/user.php',
      headers: own,
      payload: { email: 'x'.repeat(300_000), password: '' },
    });
    expect([huge.statusCode, codeOf(huge)]).toEqual([413, 'request_too_large']);
  });

  it('names the fields that are wrong', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/user.php',
      headers: own,
      payload: { email: 5 },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      error: { code: 'invalid_request', fields: { email: 'invalid', password: 'invalid' } },
    });
  });

  it('answers unknown routes and ids with a code', async () => {
    expect(codeOf(await server.app.inject({ url: '/api/nothing.php', headers: own }))).toBe('not_found');
    const person = await server.member();
    const unknown = '01890000-0000-7000-8000-000000000000';
    expect((await person.call('profile', { query: { id: unknown } })).body.error.code).toBe(
      'member_not_found',
    );
    expect((await person.call('profile', { query: { id: '../etc' } })).body.error.code).toBe(
      'invalid_request',
    );
    expect((await person.call('order', { query: { id: unknown } })).body.error.code).toBe('order_not_found');
    expect((await person.call('search', { query: { cursor: 'bm90IGpzb24' } })).body.error.fields).toEqual({
      cursor: 'invalid',
    });
  });

  it.each([
    [
      'search',
      {
        cursor: (key: string) =>
          writeCursor({ signingKey: key }, { rankedAt: 'soon', member: '-'.repeat(36) }),
      },
    ],
    ['chat', { member: '01890000-0000-7000-8000-000000000000', before: '99999999999' }],
    [
      'likes',
      {
        type: 'received',
        cursor: (key: string) => writeCursor({ signingKey: key }, { createdAt: '1', id: '-' }),
      },
    ],
  ] as const)('answers a crafted query of %s with invalid_request', async (name, query) => {
    const person = await server.member();
    const { signingKey } = server.services;
    const cursor = 'cursor' in query ? { cursor: query.cursor(signingKey) } : {};
    const { status, body } = await person.call(name, { query: { ...query, ...cursor } });
    expect([status, body.error.code]).toEqual([422, 'invalid_request']);
  });

  it('refuses the zero character and mends halves of characters once and for all', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const send = (text: string, key: string) =>
      anna.call('chatSend', { body: { member: bert.id, kind: 'text', text }, key });
    expect((await send('nothing\u0000here', 'zero-character')).body.error.code).toBe('invalid_request');
    const [first, again] = [
      await send('half \ud83d', 'half-a-character'),
      await send('half \ud83d', 'half-a-character'),
    ];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body.message.id).toBe(first.body.message.id);
    expect(
      (await server.visitor().call('login', { body: { email: 'a\u0000@b.c', password: 'x' } })).status,
    ).toBe(422);
  });

  it('counts calls whatever way their address is written', async () => {
    const ask = (url: string) => server.app.inject({ url, headers: own, remoteAddress: '203.0.113.9' });
    const before = Number((await ask('/api/interests.php')).headers['x-ratelimit-remaining']);
    expect(Number((await ask('/%61pi/interests.php')).headers['x-ratelimit-remaining'])).toBe(before - 1);
  });

  it('keeps queries, and the tokens in them, out of the log', async () => {
    const lines: string[] = [];
    const app = await buildApp(
      createHttp(
        { ...server.services.config, logLevel: 'info' },
        { write: (line: string) => void lines.push(line) },
      ),
      server.services,
      { pages: false },
    );
    await app.inject({ url: '/api/settings.php?token=very-secret', headers: own });
    await app.close();
    expect(lines.join('')).toContain('/api/settings.php');
    expect(lines.join('')).not.toContain('very-secret');
  });

  it('tells whoever looks after the servers that it is well, without a site', async () => {
    const answer = await server.app.inject({ url: '/healthz', headers: { host: '10.0.0.7' } });
    expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }]);
  });

  it('never shows the inside of a failure', async () => {
    const { db } = server.services;
    await db.schema.alterTable('search_profiles').renameTo('search_profiles_gone').execute();
    const person = await server.visitor().call('search', { query: {} });
    await db.schema.alterTable('search_profiles_gone').renameTo('search_profiles').execute();
    expect(person.status).toBe(500);
    expect(person.body).toEqual({ error: { code: 'internal' } });
  });
});

describe('who may', () => {
  it('refuses visitors every call for members, before looking at what they sent', async () => {
    for (const name of callNames) {
      const address: CallAddress = callTable[name];
      if (address.access !== 'member') continue;
      const answer = await server.visitor().call(name, address.method === 'GET' ? {} : { body: {} });
      expect([name, answer.status, answer.body.error?.code]).toEqual([name, 403, 'authentication_required']);
    }
  });

  it.each([
    ['another origin', { host: 'localhost', origin: 'https://evil.example', 'x-client': 'web' }],
    ['another port', { host: 'localhost', origin: 'http://localhost:8080', 'x-client': 'web' }],
    ['a form of another site', { host: 'localhost', 'sec-fetch-site': 'cross-site' }],
    [
      'a page of another host of the same site',
      { host: 'localhost', 'sec-fetch-site': 'same-site', 'x-client': 'web' },
    ],
    ['an address typed by hand', { host: 'localhost', 'sec-fetch-site': 'none', 'x-client': 'web' }],
    ['nobody who says', { host: 'localhost' }],
    ['a page without an origin', { host: 'localhost', origin: 'null', 'x-client': 'web' }],
  ])('refuses changes from %s', async (_name, headers) => {
    const answer = await server.app.inject({ method: 'POST', url: '/api/signup.php', headers, payload: {} });
    expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'origin_not_allowed']);
  });

  it.each([
    ['says so by its origin', { host: 'localhost', origin: 'http://localhost' }],
    ['says so by the kind of request', { host: 'localhost', 'sec-fetch-site': 'same-origin' }],
  ])('lets changes through from a page of its own that %s', async (_name, headers) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/user.php',
      headers: { ...headers, 'x-client': 'web' },
      payload: {},
    });
    expect(codeOf(answer)).toBe('invalid_request');
  });

  it('refuses the live connection to strangers and to other origins', async () => {
    const upgrade = {
      connection: 'upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'a',
    };
    const stranger = await server.app.inject({
      url: '/api/events.php',
      headers: { host: 'localhost', ...upgrade },
    });
    expect(stranger.statusCode).toBeGreaterThanOrEqual(400);
  });
});

describe('the site by the host', () => {
  it('gives an unknown host the default site in development and a plain 404 in production', async () => {
    const unknown = { host: 'unknown.example' };
    const here = await server.app.inject({ url: '/api/settings.php', headers: unknown });
    expect(here.json()).toMatchObject({ settings: { domain: 'localhost' } });
    const config = { ...server.services.config, mode: 'production' as const };
    const app = await buildApp(createHttp(config), { ...server.services, config }, { pages: false });
    const there = await app.inject({ url: '/api/settings.php', headers: unknown });
    expect([there.statusCode, there.headers['content-type'], there.body]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'Not found\n',
    ]);
    expect((await app.inject({ url: '/dev/outbox', headers: { host: 'localhost' } })).statusCode).toBe(404);
    await app.close();
  });

  it('serves another site from its own settings row, and keeps members apart', async () => {
    const { db } = server.services;
    await db
      .insertInto('sites')
      .values({
        id: '01890000-0000-7000-8000-00000000aaaa',
        domain: 'second.example',
        company_id: null,
        settings: JSON.stringify({ name: 'Second', domainLanguage: 'nl', rules: { minimumAge: 40 } }),
      })
      .execute();
    server.clock.advanceSeconds(6);
    await server.services.sites.refreshNow();
    const answer = await server.app.inject({ url: '/api/settings.php', headers: { host: 'second.example' } });
    expect(answer.json()).toMatchObject({
      settings: { name: 'Second', minimum_age: 40 },
      locale_default: 'nl',
    });
    const person = await server.member();
    const elsewhere = await person.call('user', {
      headers: { host: 'second.example', origin: 'http://second.example' },
    });
    expect(elsewhere.body.user).toBeNull();
  });
});
