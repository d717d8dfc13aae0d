import { callTable, type CallAddress, type CallName } from '@vesper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subjects } from '../../subjects.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { Subject } from '../subject/subject.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer({}, { limits: true })));
afterAll(() => server.end());

const own = { host: 'localhost', origin: 'http://localhost', 'x-client': 'web' };
const ask = (name: CallName, remoteAddress: string) => {
  const { method, path, when }: CallAddress = callTable[name];
  const url = when ? `${path}?${new URLSearchParams(when).toString()}` : path;
  return server.app.inject({
    method,
    url,
    headers: own,
    remoteAddress,
    ...(method === 'GET' ? {} : { payload: {} }),
  });
};

const ownLimits = (subjects as readonly Subject[]).flatMap(
  ({ callsPerMinute = {} }) => Object.entries(callsPerMinute) as [CallName, number][],
);

describe('how many calls a network address may make in a minute', () => {
  it('is refused from the first one above on, and counted for each address by itself', async () => {
    const most = 30;
    const statuses = [];
    for (let call = 1; call <= most; call += 1)
      statuses.push((await ask('signInLinkRequest', '203.0.113.1')).statusCode);
    expect(new Set(statuses)).toEqual(new Set([422]));
    const above = await ask('signInLinkRequest', '203.0.113.1');
    expect([above.statusCode, above.json()]).toEqual([429, { error: { code: 'too_many_requests' } }]);
    expect((await ask('signInLinkRequest', '203.0.113.2')).statusCode).toBe(422);
    expect((await ask('interests', '203.0.113.1')).statusCode).toBe(200);
  });

  it.each(ownLimits)('is for %s what its subject says: %i', async (name, most) => {
    expect((await ask(name, '203.0.113.3')).headers['x-ratelimit-limit']).toBe(String(most));
  });

  it('is for the calls that have none of their own what holds for all', async () => {
    const [first, second] = [await ask('interests', '203.0.113.4'), await ask('interests', '203.0.113.4')];
    expect([first, second].map(({ headers }) => headers['x-ratelimit-limit'])).toEqual(['1200', '1200']);
    expect([first, second].map(({ headers }) => headers['x-ratelimit-remaining'])).toEqual(['1199', '1198']);
  });
});
