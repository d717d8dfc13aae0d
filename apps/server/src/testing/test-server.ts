import { randomUUID } from 'node:crypto';
import {
  type CallAddress,
  type CallBody,
  type CallName,
  type CallQuery,
  callTable,
  clientHeader,
  clientHeaderValue,
  idempotencyHeader,
} from '@vesper/contract';
import { fakeClock, type FakeClock, signupForm } from '@vesper/testing';
import type { AppOptions } from '../app.ts';
import { isSeeded } from '../demo/repository.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { type MemberOptions, somewhere, writeMember } from './member-rows.ts';
import { seedSmall, templateVariable } from './seeded-template.ts';
import { makeTestDatabase, testConfig } from './test-database.ts';

export interface TestAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  // Tests look into answers freely; what they find is what they assert.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

type Input<N extends CallName> = {
  readonly query?: CallQuery<N> | object;
  readonly body?: CallBody<N> | object;
  readonly key?: string;
  readonly headers?: Record<string, string>;
};

/** Somebody at a browser: keeps cookies, makes calls as the site's own pages do. */
export interface Person {
  readonly id: string;
  readonly email: string;
  call<N extends CallName>(name: N, input?: Input<N>): Promise<TestAnswer>;
  cookies(): string;
}

export interface TestServer extends RunningServer {
  readonly clock: FakeClock;
  visitor(): Person;
  /** A confirmed member with a profile, logged in on a known browser; written as rows, as if signed up a moment ago. */
  member(options?: MemberOptions): Promise<Person>;
  /** The same by the calls of the signup and the mailed link, for tests that are about them. */
  signUp(options?: SignUpOptions): Promise<Person>;
  /** Has signed up and not opened the mailed link. */
  newcomer(form?: Partial<CallBody<'signup'>>): Promise<Person>;
  /** Gives credits and premium as a paid order does. */
  pay(person: Person, credits?: number): Promise<void>;
  /** Does what waits in the outbox now. */
  work(): Promise<void>;
  end(): Promise<void>;
}

interface SignUpOptions {
  readonly form?: Partial<CallBody<'signup'>>;
  readonly profile?: CallBody<'profileUpdate'>;
}

const visitorOf = (
  running: RunningServer,
  { id = '', email = '', jar = new Map<string, string>() } = {},
): Person => {
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    id,
    email,
    cookies,
    call: async (name, input = {}) => {
      const address: CallAddress = callTable[name];
      const query = new URLSearchParams({
        ...address.when,
        ...(input.query as Record<string, string>),
      }).toString();
      const answer = await running.app.inject({
        method: address.method,
        url: query ? `${address.path}?${query}` : address.path,
        headers: {
          host: 'localhost',
          origin: 'http://localhost',
          [clientHeader]: clientHeaderValue,
          ...(jar.size > 0 ? { cookie: cookies() } : {}),
          ...(address.keyed ? { [idempotencyHeader]: input.key ?? randomUUID() } : {}),
          ...input.headers,
        },
        ...(input.body === undefined ? {} : { payload: input.body as object }),
      });
      for (const { name: cookie, value } of answer.cookies)
        if (value) jar.set(cookie, value);
        else jar.delete(cookie);
      const type = String(answer.headers['content-type'] ?? '');
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: type.includes('json') ? answer.json() : answer.body,
      };
    },
  };
};

/** The token in the newest activation job or mail of a member. */
export const activationToken = async ({ services }: RunningServer, member: string): Promise<string> => {
  const jobs = await services.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'mail.activation')
    .orderBy('id', 'desc')
    .execute();
  const payloads = jobs.map((job) => job.payload as { member: string; token: string });
  const found = payloads.find((payload) => payload.member === member);
  if (!found) throw new Error(`no activation mail waits for ${member}`);
  return found.token;
};

const newcomerOf = async (
  running: RunningServer,
  form: Partial<CallBody<'signup'>> = {},
): Promise<Person> => {
  const jar = new Map<string, string>();
  const filled = signupForm(form);
  const answer = await visitorOf(running, { jar }).call('signup', { body: filled });
  if (answer.status !== 200) throw new Error(`signup refused: ${JSON.stringify(answer.body)}`);
  return visitorOf(running, { id: String(answer.body.user.id), email: filled.email, jar });
};

/** A whole server on a database of its own, with the small demo world, jobs run by hand and a clock that stands. */
export const startTestServer = async (
  environment: NodeJS.ProcessEnv = {},
  options: Pick<AppOptions, 'limits' | 'addPages' | 'pages'> = {},
): Promise<TestServer> => {
  const database = await makeTestDatabase(process.env[templateVariable]);
  const config = testConfig(database, environment);
  const clock = fakeClock();
  const running = await startServer(config, { pages: false, ...options, clock, jobs: false });
  const { services } = running;
  if (!(await isSeeded(services.db))) await seedSmall(services);
  const work = async () => {
    while ((await services.outbox.runDue()) > 0);
  };
  return {
    ...running,
    clock,
    visitor: () => visitorOf(running),
    member: async (options = {}) => visitorOf(running, await writeMember(services, options)),
    newcomer: (form) => newcomerOf(running, form),
    signUp: async ({ form, profile = somewhere } = {}) => {
      const person = await newcomerOf(running, form);
      await person.call('activate', { body: { token: await activationToken(running, person.id) } });
      await person.call('profileUpdate', { body: profile });
      return person;
    },
    pay: async (person, credits = 25) => {
      const { payByHand } = await import('./orders/pay-by-hand.ts');
      await payByHand(services, person.id, credits);
    },
    work,
    end: async () => {
      await running.close();
      await database.remove();
    },
  };
};
