import { type Api, type CallInput, CallError, createApi, injectAdapter } from '@vesper/api-client';
import type { CallAddress, CallName } from '@vesper/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodType } from 'zod';
import type { Services } from '../../services/services.ts';
import { AppError } from '../app-error.ts';
import { type CallActs, requireCaller } from '../call-acts.ts';
import { fieldsOf, toAppError } from '../error-handler.ts';
import { innerHeaders } from './inner-request.ts';
import { visitorHeaders } from './visitor-headers.ts';

/** The calls of one page, made in this very process as the visitor who asks for it. */
export interface PageCalls {
  readonly api: Api;
  /** What the answers of uploads set, to go out with the page; the others set theirs on it themselves. */
  readonly cookies: string[];
  /** Whether one of them found the database away: then the page has nothing to show either. */
  foundNothing(): boolean;
}

/** What is handed to a page's calls. */
export interface PageServices {
  readonly app: FastifyInstance;
  readonly acts: CallActs;
  readonly services: Services;
}

/** @throws AppError `invalid_request` with its fields, `bad_request` where there is nothing at all */
const checked = (schema: ZodType | undefined, given: unknown): unknown => {
  if (!schema) return given;
  const { success, data, error } = schema.safeParse(given);
  if (success) return data;
  if (given === undefined) throw new AppError('bad_request');
  throw new AppError('invalid_request', {
    fields: fieldsOf(error.issues.map(({ path, message }) => ({ name: String(path[0] ?? ''), message }))),
  });
};

/** As it would arrive over HTTP, in words: every rule judges the same, however a call is made. No query carries a list. */
const queryOf = ({ when }: CallAddress, query: object | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...when, ...query }).flatMap(([name, value]: [string, unknown]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  );
const bodyOf = (body: unknown): unknown =>
  body === undefined ? undefined : JSON.parse(JSON.stringify(body));

type AnyInput = Partial<CallInput<'photoAdd'>> & { readonly query?: object; readonly body?: unknown };

/**
 * As who asks: looked up once for all calls that only read, with what every page says of them, and again after every act,
 * which may have changed it.
 */
const openAsker = ({ readSession }: Services, request: FastifyRequest) => {
  let asked: ReturnType<Services['readSession']> | undefined;
  return {
    find: () => (asked ??= readSession(request, { withOwn: true })),
    forget: () => (asked = undefined),
  };
};

/** The long way: a request of its own to this very server. Opened where it is needed, since few pages take a file. */
const openOverHttp = (
  { app, services }: Pick<PageServices, 'app' | 'services'>,
  request: FastifyRequest,
  cookies: string[],
): Api =>
  createApi({
    adapter: injectAdapter({
      inject: (call) =>
        app.inject({
          ...call,
          payload: call.payload as string,
          remoteAddress: request.socket.remoteAddress ?? request.ip,
        }),
      headers: { ...visitorHeaders(request, services.config.countryHeader), ...innerHeaders },
      onSetCookie: (cookie) => cookies.push(cookie),
    }),
    retries: 0,
  });

/**
 * Makes them for one request: the handler of each runs here, with the page's own request, under the rules that hold over
 * HTTP. Files alone go the long way, as their handler reads them off a request of their own.
 */
export const pageCalls = (
  { app, acts, services }: PageServices,
  request: FastifyRequest,
  reply: FastifyReply,
): PageCalls => {
  const cookies: string[] = [];
  let isAway = false;
  const asker = openAsker(services, request);

  const runAct = async (name: CallName, { query, body, key }: AnyInput): Promise<unknown> => {
    const { address, schemas, run } = acts.find(name);
    try {
      request.session = await asker.find();
      request.member = request.session?.member;
      requireCaller(address, request.member);
      return await run(request, reply, {
        query: checked(schemas.query, queryOf(address, query)),
        body: checked(schemas.body, bodyOf(body)),
        key,
      });
    } finally {
      if (address.method !== 'GET') asker.forget();
    }
  };

  const refusalOf = (error: unknown): CallError => {
    const known = error instanceof Error ? toAppError(error) : undefined;
    if (!known) request.log.error({ err: error }, 'call failed');
    const { status, code, details } = known ?? new AppError('internal');
    isAway ||= code === 'service_unavailable';
    return new CallError(code, status, { ...details, requestId: request.id, cause: error });
  };

  /** What a form posts is limited as its call is: without script there is no other way. */
  const count = async (name: CallName): Promise<void> => {
    const act = acts.find(name);
    if (act.address.method !== 'GET') await act.count(request, reply);
  };

  const refuse = (error: unknown): never => {
    throw refusalOf(error);
  };
  const call = async (name: CallName, input: AnyInput = {}): Promise<unknown> => {
    await count(name).catch(refuse);
    if (input.form) {
      asker.forget();
      const { call: overHttp } = openOverHttp({ app, services }, request, cookies);
      return (overHttp as (name: CallName, input: AnyInput) => Promise<unknown>)(name, input);
    }
    return runAct(name, input).catch(refuse);
  };
  // As in `createApi`: the row and the schema belong to the same name, which a signature over all names cannot express.
  return { api: { call: call as Api['call'] }, cookies, foundNothing: () => isAway };
};
