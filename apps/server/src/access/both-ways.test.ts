import { type CallName, callNames, callTable, type CallAddress } from '@vesper/contract';
import { CallError } from '@vesper/api-client';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageCalls, type PageServices } from '../platform/http/pages/page-calls.ts';
import { type AccessRow, type Asker, askers } from '../platform/subject/access-row.ts';
import type { Subject } from '../platform/subject/subject.ts';
import { subjects } from '../subjects.ts';
import { addSecondSite } from '../testing/second-site.ts';
import { startTestServer, type Person, type TestServer } from '../testing/test-server.ts';
import { makeAccessWorld, type PeopledWorld } from './access-world.ts';
import { brandOf, type Outcome, saidBeside, saidInAnyWorld } from './outcome.ts';

const accessRows = Object.assign(
  {},
  ...(subjects as readonly Subject[]).map((subject) => subject.access ?? {}),
) as Record<CallName, AccessRow>;
const addressOf = (name: CallName): CallAddress => callTable[name];
/** What takes a file is compared by forms that bring one (`both-ways-uploads.test.ts`). */
const compared = callNames.filter((name) => !addressOf(name).file);

/** What the page's last call answered, as the page gets it. */
let answered: unknown;

/** A page that makes one call, with what it is sent. */
const pageOfOneCall = (page: PageServices): void => {
  page.app.post('/one-call/:name', async (request, reply) => {
    const { name } = request.params as { name: CallName };
    const { api } = pageCalls(page, request, reply);
    answered = undefined;
    try {
      answered = await (api.call as (name: CallName, input: unknown) => Promise<unknown>)(name, request.body);
      return { status: 200, answer: answered };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const { status, code, params, fields } = error;
      return { status, answer: { error: { code, params, fields } } };
    }
  });
};

/** A page that reads who asks, changes them and reads them again: all of it while one request lasts. */
const pageOfThreeCalls = (page: PageServices): void => {
  page.app.post('/three-calls', async (request, reply) => {
    const { api } = pageCalls(page, request, reply);
    const before = await api.call('user');
    await api.call('userUpdate', { body: { language: 'pl' } });
    return { before, after: await api.call('user') };
  });
};

let server: TestServer;
let shared: readonly [PeopledWorld, PeopledWorld];
beforeAll(async () => {
  server = await startTestServer(
    {},
    {
      addPages: (page) => {
        pageOfOneCall(page);
        pageOfThreeCalls(page);
      },
    },
  );
  await addSecondSite(server);
  shared = [await makeAccessWorld(server), await makeAccessWorld(server)];
});
afterAll(() => server.end());

const overHttp = async (person: Person, name: CallName, input: object): Promise<Outcome> => {
  const { status, body, headers } = await person.call(name, input);
  const { error } = (body ?? {}) as { error?: object };
  return {
    status,
    body: error ? { error: { params: {}, fields: {}, ...error } } : withoutSeal(body),
    ...saidBeside(headers),
  };
};

/** A place in a list is sealed anew each time. */
const withoutSeal = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'next_cursor' in body && body.next_cursor !== null
    ? { ...body, next_cursor: 'sealed' }
    : body;

const onPage = async (
  person: Person,
  name: CallName,
  input: object,
  { host, origin } = { host: 'localhost', origin: 'http://localhost' },
): Promise<Outcome> => {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/one-call/${name}`,
    headers: { host, origin, cookie: person.cookies() },
    payload: { ...input, ...(addressOf(name).keyed ? { key: randomUUID() } : {}) },
  });
  const { status, answer: body } = answer.json<{ status: number; answer: unknown }>();
  return { status, body: withoutSeal(body), ...saidBeside(answer.headers) };
};

const inputOf = async (row: AccessRow, world: PeopledWorld, asker: Asker): Promise<object> =>
  (await row.input?.(world, asker)) ?? {};

describe('a call of a page and the same call over HTTP', () => {
  it.each(compared.filter((name) => addressOf(name).method === 'GET' && !accessRows[name].apart))(
    '%s answers the same to everybody',
    async (name) => {
      for (const asker of askers) {
        const input = await inputOf(accessRows[name], shared[0], asker);
        const person = shared[0].people[asker];
        const page = await onPage(person, name, input, brandOf(asker));
        // Nothing that the answer's schema would have left out, and no dates: pages get what went over the wire before.
        expect(withoutSeal(answered)).toEqual(page.status === 200 ? page.body : undefined);
        expect(page).toEqual(await overHttp(person, name, input));
      }
    },
  );

  it.each(compared.filter((name) => addressOf(name).method !== 'GET' || accessRows[name].apart))(
    '%s does the same for everybody',
    async (name) => {
      const row = accessRows[name];
      const [one, other] = row.apart
        ? [await makeAccessWorld(server), await makeAccessWorld(server)]
        : shared;
      for (const asker of askers) {
        const page = await onPage(one.people[asker], name, await inputOf(row, one, asker), brandOf(asker));
        expect(withoutSeal(answered)).toEqual(page.status === 200 ? page.body : undefined);
        const http = await overHttp(other.people[asker], name, await inputOf(row, other, asker));
        expect({ ...page, body: saidInAnyWorld(page.body) }).toEqual({
          ...http,
          body: saidInAnyWorld(http.body),
        });
      }
    },
  );

  it.each([
    ['chatSend', { body: { member: 'x', kind: 'text' } }],
    ['chatSend', {}],
    ['search', { query: { min_age: 'old' } }],
    ['profileUpdate', { body: { birthday: '1980-13-45', gender: 'none' } }],
    ['profile', {}],
  ] as const)('%s refuses %j in the same words', async (name, input) => {
    const person = shared[0].people.free;
    const page = await onPage(person, name, input);
    expect(page.status).toBeGreaterThanOrEqual(400);
    expect(page).toEqual(await overHttp(person, name, input));
  });

  it('sees what an act of an earlier request has changed', async () => {
    const person = await server.member();
    const page = await onPage(person, 'userUpdate', { body: { language: 'pl' } });
    expect(page.status).toBe(200);
    expect((await onPage(person, 'user', {})).body).toMatchObject({ user: { language: 'pl' } });
  });

  it('sees what an act of the same page has changed, within one request', async () => {
    const person = await server.member();
    const answer = await server.app.inject({
      method: 'POST',
      url: '/three-calls',
      headers: { host: 'localhost', origin: 'http://localhost', cookie: person.cookies() },
      payload: {},
    });
    expect(answer.json()).toMatchObject({
      before: { user: { language: 'en' } },
      after: { user: { language: 'pl' } },
    });
  });
});
