import { CallError } from '@vesper/api-client';
import { callTable, type CallAddress, type CallName } from '@vesper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subjects } from '../../../subjects.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import type { Subject } from '../../subject/subject.ts';
import { innerHeaders } from '../pages/inner-request.ts';
import { pageCalls, type PageServices } from '../pages/page-calls.ts';
import { networkOf } from './limits.ts';

let server: TestServer;
/** A page whose form logs in. */
const loginPage = (page: PageServices): void => {
  page.app.post('/login-by-form', async (request, reply) => {
    const { api } = pageCalls(page, request, reply);
    return api.call('login', { body: {} as never }).catch((error: unknown) => {
      if (!(error instanceof CallError)) throw error;
      return reply.code(error.status).send({ code: error.code });
    });
  });
};

beforeAll(async () => (server = await startTestServer({}, { limits: true, addPages: loginPage })));
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

  it('is the same for who posts the form of a page, and counted together', async () => {
    const post = () =>
      server.app.inject({
        method: 'POST',
        url: '/login-by-form',
        headers: own,
        remoteAddress: '203.0.113.10',
      });
    for (let call = 1; call <= 59; call += 1) expect((await post()).statusCode).toBe(422);
    expect((await ask('login', '203.0.113.10')).statusCode).toBe(422);
    const above = await post();
    expect([above.statusCode, above.json()]).toEqual([429, { code: 'too_many_requests' }]);
    expect(Number(above.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is for the calls that have none of their own what holds for all', async () => {
    const [first, second] = [await ask('interests', '203.0.113.4'), await ask('interests', '203.0.113.4')];
    expect([first, second].map(({ headers }) => headers['x-ratelimit-limit'])).toEqual(['6000', '6000']);
    expect([first, second].map(({ headers }) => headers['x-ratelimit-remaining'])).toEqual(['5999', '5998']);
  });

  it('does not count what the server asks of itself: the page that it is for was counted', async () => {
    const remaining = async (more: Readonly<Record<string, string>> = {}) => {
      const asked = { url: callTable.interests.path, headers: { ...own, ...more } };
      return (await server.app.inject({ ...asked, remoteAddress: '203.0.113.11' })).headers[
        'x-ratelimit-remaining'
      ];
    };
    expect([await remaining(), await remaining(innerHeaders), await remaining()]).toEqual([
      '5999',
      undefined,
      '5998',
    ]);
  });

  it('counts those who are logged in by themselves, wherever they sit', async () => {
    const remaining = async (cookie: string) => {
      const { headers } = await server.app.inject({
        url: callTable.user.path,
        headers: { ...own, cookie },
        remoteAddress: '203.0.113.5',
      });
      return [headers['x-ratelimit-limit'], headers['x-ratelimit-remaining']];
    };
    const [anna, bert] = [await server.member(), await server.member()];
    expect(await remaining(anna.cookies())).toEqual(['1200', '1199']);
    expect(await remaining(anna.cookies())).toEqual(['1200', '1198']);
    expect(await remaining(bert.cookies())).toEqual(['1200', '1199']);
  });

  it('takes nothing from the others of an address for what one login was refused', async () => {
    const anna = await server.member();
    const upload = (cookie: string) =>
      server.app.inject({
        method: 'POST',
        url: callTable.photoAdd.path,
        headers: { ...own, cookie },
        remoteAddress: '203.0.113.8',
      });
    // Were all of them counted for the address, it would have nothing left.
    const statuses = new Set<number>();
    for (let call = 0; call < 1300; call += 1) statuses.add((await upload('session=refused')).statusCode);
    expect([...statuses]).toContain(429);
    expect((await upload(anna.cookies())).statusCode).not.toBe(429);
  });

  it('counts whoever makes up a new login for each call by the address', async () => {
    const statuses: number[] = [];
    for (let call = 0; call <= 1200; call += 1) {
      const { statusCode } = await server.app.inject({
        method: 'POST',
        url: callTable.photoAdd.path,
        headers: { ...own, cookie: `session=made-up-${call}` },
        remoteAddress: '203.0.113.6',
      });
      statuses.push(statusCode);
    }
    expect(statuses.indexOf(429)).toBe(1200);
    // And what is made up then has no count that would have to be kept.
    const anna = await server.member();
    const asked = (remoteAddress: string) =>
      server.app.inject({
        url: callTable.user.path,
        headers: { ...own, cookie: anna.cookies() },
        remoteAddress,
      });
    expect((await asked('203.0.113.6')).statusCode).toBe(429);
    expect((await asked('203.0.113.9')).headers['x-ratelimit-remaining']).toBe('1199');
  });
});

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['not an address', 'not an address'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
