// eslint-disable-next-line no-restricted-syntax -- how long pages take in real time is what the queue goes by
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp, createHttp } from '../../../app.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/test-server.ts';
import type { LoadPages, Pages } from './load-pages.ts';
import { registerPagesOf } from './pages.ts';

/** What the pages that ask for it wait for. */
let hold = Promise.resolve();
const pages = {
  entry: { createMembersContext: (values: object) => values },
  answer: async ({ url }: Request, { user }: { readonly user: { readonly id: string } | null }) => {
    if (url.includes('held')) await hold;
    if (url.includes('slow')) await sleep(100);
    return new Response(`<p>The page of ${user?.id ?? 'anybody'}</p>`);
  },
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

it('what a form does is done as whoever is logged in when its turn comes', async () => {
  const person = await server.member();
  const { promise, resolve: release } = Promise.withResolvers<void>();
  hold = promise;
  const cookie = person.cookies();
  const open = (method: 'GET' | 'POST', url: string) =>
    server.app.inject({ method, url, headers: { host: 'localhost', origin: 'http://localhost', cookie } });
  const read = vi.spyOn(server.services, 'readSession');
  const held = [open('GET', '/members?held=1'), open('GET', '/members?held=2')];
  await vi.waitFor(() => expect(read.mock.results).toHaveLength(2));
  const [form, page] = [open('POST', '/members'), open('GET', '/members')];
  await vi.waitFor(() => expect(read.mock.results).toHaveLength(4));
  await Promise.all(read.mock.results.map(({ value }) => value as Promise<unknown>));
  read.mockRestore();
  await person.call('logout');
  release();
  await Promise.all(held);
  expect((await form).body).toContain('of anybody');
  // A page that only reads is made with what was looked up before it waited.
  expect((await page).body).toContain(person.id);
});

it('a server that serves members refuses whose page would come too late', async () => {
  const services = { ...server.services, config: { ...server.services.config, refusesWhenLate: true } };
  const app = await buildApp(createHttp(services.config), services, {
    pages: false,
    addPages: (page) => registerPagesOf(page, loadPages, false),
  });
  const open = () => app.inject({ url: '/members?slow=1', headers: { host: 'localhost' } });
  // Two at a time, a twentieth of a second apart: three seconds of them.
  const pages = Array.from({ length: 60 }, open);
  await Promise.all(pages.slice(0, 20));
  const { statusCode, headers } = await open();
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  await Promise.all(pages);
  await app.close();
});
