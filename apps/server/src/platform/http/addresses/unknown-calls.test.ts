import type { ErrorAnswer } from '@vesper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const own = { host: 'localhost', origin: 'http://localhost', 'x-client': 'web' };
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

const ask = async (
  method: Method,
  url: string,
  sent: { type?: string; payload?: string; host?: string } = {},
) => {
  const { type, payload, host } = sent;
  const headers = { ...own, ...(type && { 'content-type': type }), ...(host !== undefined && { host }) };
  const answer = await server.app.inject({ method, url, headers, ...(payload && { payload }) });
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  return [answer.statusCode, isJson ? (answer.json() as ErrorAnswer).error.code : answer.body];
};

describe('an address below /api that is no call', () => {
  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    'is not found by %s',
    async (method) => {
      for (const url of [
        '/api/nothing.php',
        '/api',
        '/api/',
        '/api/a/b?c=d',
        '/%61pi/nothing',
        '/api/%ff',
        '/api/%E2%80%A8',
      ])
        expect([url, ...(await ask(method, url))]).toEqual([url, 404, 'not_found']);
    },
  );

  it('is not found whatever was sent along, before it is read', async () => {
    for (const sent of [
      { type: 'application/json', payload: '{"broken' },
      { type: 'application/xml', payload: '<a/>' },
      { type: 'application/json', payload: `"${'x'.repeat(300_000)}"` },
    ])
      expect(await ask('POST', '/api/nothing.php', sent)).toEqual([404, 'not_found']);
  });

  it('says which methods a call has that was asked with another', async () => {
    expect(await ask('DELETE', '/api/settings.php')).toEqual([405, 'method_not_allowed']);
    const { headers } = await server.app.inject({ method: 'PUT', url: '/api/signup.php?a=b', headers: own });
    expect(headers.allow).toBe('POST');
  });
});

describe('a call that was sent nothing', () => {
  it.each([
    ['POST', '/api/user.php'],
    ['POST', '/api/signup.php'],
    ['PUT', '/api/reactivate.php'],
  ] as const)('is refused as such: %s %s', async (method, url) => {
    expect(await ask(method, url)).toEqual([400, 'bad_request']);
    expect(await ask(method, url, { type: 'application/json', payload: '{}' })).toEqual([
      422,
      'invalid_request',
    ]);
  });
});

it.each(['localhost:99999', 'localhost:abc', '[::1', 'a b', 'someone@localhost', '%ff'])(
  'a Host header that is none is refused: %s',
  async (host) => {
    expect(await ask('GET', '/api/settings.php', { host })).toEqual([400, 'bad_request']);
  },
);
