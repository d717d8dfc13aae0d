import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { AppError } from '../app-error.ts';
import type { CallActs } from '../call-acts.ts';
import { type LoadPages, type Pages, productionBuild } from './load-pages.ts';
import type { PageServices } from './page-calls.ts';
import { registerPagesOf } from './pages.ts';

/** The call that finds what it needs away. */
let down: string | undefined;
beforeEach(() => {
  down = undefined;
});

const failing = ({ acts, ...page }: PageServices): PageServices => ({
  ...page,
  acts: {
    find: (name: Parameters<CallActs['find']>[0]) => {
      const act = acts.find(name);
      const run: typeof act.run = async (...input) => {
        if (name === down) throw new AppError('service_unavailable');
        return act.run(...input);
      };
      return { ...act, run };
    },
  } as unknown as CallActs,
});

const startWith = (loadPages: LoadPages): Promise<TestServer> =>
  startTestServer({}, { addPages: (page) => registerPagesOf(failing(page), loadPages, false) });

const post = async (
  { app }: TestServer,
  person: Person,
  url: string,
  form: Readonly<Record<string, string>> = {},
) => {
  const { statusCode, headers, body } = await app.inject({
    method: 'POST',
    url,
    headers: {
      host: 'localhost',
      origin: 'http://localhost',
      'accept-language': 'en',
      'content-type': 'application/x-www-form-urlencoded',
      cookie: person.cookies(),
    },
    payload: new URLSearchParams(form).toString(),
  });
  return { status: statusCode, isOfRouter: headers['x-remix-response'] === 'yes', headers, body };
};

describe('what stands in for a page that finds the database away', () => {
  const form = 'The form, and what was typed';
  /** A page that does what it is told, and reads afterwards. */
  const pages = {
    entry: { createMembersContext: (values: object) => values },
    answer: async ({ url }: Request, { api }: { readonly api: { call(name: string): Promise<unknown> } }) => {
      const isRefused = await api.call('activateResend').then(
        () => false,
        () => true,
      );
      await api.call('credits').catch(() => undefined);
      const status = url.endsWith('fault') ? 500 : 503;
      return new Response(form, { status: isRefused || down ? status : 200 });
    },
  } as unknown as Pages;
  let server: TestServer;
  beforeAll(async () => {
    server = await startWith(async () => pages);
  });
  afterAll(() => server.end());

  it.each([
    ['the act alone, and the page says so', 'activateResend', '/login', true],
    ['the act, and nobody on the page has caught it', 'activateResend', '/login?fault', false],
    ['what the page reads', 'credits', '/login', false],
  ])('%s', async (_case, name, url, stays) => {
    down = name;
    const { status, body, headers } = await post(server, await server.member(), url);
    expect([status, body === form]).toEqual([503, stays]);
    expect(headers['cache-control']).toMatch(/private|no-store/);
  });
});

const loadPages = await productionBuild();

describe.skipIf(!loadPages)('a form whose call is refused, as the pages are built', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startWith(loadPages!);
  });
  afterAll(() => server.end());

  /** The page that a browser gets, and what scripts do. */
  const both = async (person: Person, path: string, form: Readonly<Record<string, string>>) => {
    const [page, ofScript] = [
      await post(server, person, path, form),
      await post(server, person, `${path}.data`, form),
    ];
    expect([page.isOfRouter, ofScript.isOfRouter]).toEqual([false, true]);
    return { statuses: [page.status, ofScript.status], page: page.body };
  };
  const logIn = { email: 'ada@example.org', password: 'not the password', next: '/members' };

  it('says of a login what was wrong, and from the fifth time on that it was too often', async () => {
    const { email } = await server.member();
    const person = server.visitor();
    const wrong = await both(person, '/login', { ...logIn, email });
    expect(wrong.statuses).toEqual([401, 401]);
    expect(wrong.page).toContain('Login failed, please try again');
    expect(wrong.page).toContain(email);
    await both(person, '/login', { ...logIn, email });
    const often = await both(person, '/login', { ...logIn, email });
    expect(often.statuses).toEqual([429, 429]);
    expect(often.page).toContain('Too many incorrect attempts, account blocked for 15 min.');
    expect(often.page).toContain(email);
  });

  it('says which field was mistaken, with 422', async () => {
    const { statuses, page } = await both(server.visitor(), '/login', { ...logIn, password: '' });
    expect(statuses).toEqual([422, 422]);
    expect(page).toContain('aria-invalid="true"');
  });

  it('says with 503 that the call is down, above what was typed', async () => {
    down = 'login';
    const { statuses, page } = await both(server.visitor(), '/login', logIn);
    expect(statuses).toEqual([503, 503]);
    expect(page).toContain('That is not possible at the moment.');
    expect(page).toContain(logIn.email);
  });

  it('says with 403 who has blocked the member', async () => {
    const [member, other] = [await server.member(), await server.member()];
    await other.call('block', { body: { member: member.id } });
    const form = { intent: 'like', key: randomUUID() };
    const { statuses, page } = await both(member, `/members/${other.id}`, form);
    expect(statuses).toEqual([403, 403]);
    expect(page).toContain('You do not have access to this page.');
  });
});
