import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../../testing/test-server.ts';
import type { LoadPages, Pages } from './load-pages.ts';
import { registerPagesOf } from './pages.ts';

const pages = {
  entry: { createMembersContext: (values: object) => values },
  answer: async () => new Response('<p>The page</p>'),
} as unknown as Pages;
const loadPages: LoadPages = async () => pages;

let server: TestServer;
let people: { readonly member: Person; readonly visitor: Person };
beforeAll(async () => {
  server = await startTestServer({}, { addPages: (page) => registerPagesOf(page, loadPages, false) });
  people = { member: await server.member(), visitor: server.visitor() };
});
afterEach(() => server.app.pressure.observeTurns(0));
afterAll(() => server.end());

const ask = async (who: keyof typeof people, method: 'GET' | 'POST', url: string) =>
  server.app.inject({
    method,
    url,
    headers: { host: 'localhost', origin: 'http://localhost', cookie: people[who].cookies() },
  });

describe('pages of a server that is late', () => {
  it.each([
    [399, { page: 200, visitor: 200, member: 200 }],
    [400, { page: 503, visitor: 200, member: 200 }],
    [500, { page: 503, visitor: 503, member: 200 }],
    [2000, { page: 503, visitor: 503, member: 503 }],
  ])('by %i ms go first, forms with the calls of whose they are: %j', async (lateMs, expected) => {
    for (let time = 0; time < 2; time += 1) server.app.pressure.observeTurns(lateMs);
    for (const who of ['visitor', 'member'] as const) {
      const page = await ask(who, 'GET', '/members');
      expect([page.statusCode, page.headers['retry-after']]).toEqual([
        expected.page,
        expected.page === 503 ? '5' : undefined,
      ]);
      expect((await ask(who, 'POST', '/members')).statusCode).toBe(expected[who]);
      expect((await people[who].call('settings')).status).toBe(expected[who]);
    }
    // What is made for all visitors is made once, and then given out.
    expect((await ask('visitor', 'GET', '/login')).statusCode).toBe(200);
  });
});
