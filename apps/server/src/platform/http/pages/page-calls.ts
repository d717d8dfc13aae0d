import { type Api, type CallInput, CallError } from '@vesper/api-client';
import type { CallAddress, CallName } from '@vesper/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodType } from 'zod';
import type { OpenSession } from '../../services/request.ts';
import type { Services } from '../../services/services.ts';
import { AppError } from '../app-error.ts';
import { type CallActs, requireCaller } from '../call-acts.ts';
import { fieldsOf, toAppError } from '../error-handler.ts';
import type { PostedForm } from '../uploads/posted-form.ts';
import type { WithFile } from '../uploads/received-file.ts';

/** The calls of one page, made in this very process as the visitor who asks for it. */
export interface PageCalls {
  readonly api: Api;
  /** Whether one of them found the database away: then the page has nothing to show either. */
  foundNothing(): boolean;
  /** Whether that was one that reads. Of an act that found it away a page may say so itself, above the form that was sent. */
  readNothing(): boolean;
}

/** What is handed to a page's calls. */
export interface PageServices {
  readonly app: FastifyInstance;
  readonly acts: CallActs;
  readonly services: Services;
}

/** What is known of who asks for the page, besides the request. */
interface PageAsker {
  /** Those of the form that was posted to it. */
  readonly files?: PostedForm['files'];
  /** Where it has been looked up already, with its member's own state. */
  readonly session?: OpenSession | undefined;
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
type AnyInput = Partial<CallInput<'photoAdd'>> & { readonly query?: object; readonly body?: unknown };

/**
 * As who asks: looked up once for all calls that only read, with what every page says of them, and again after every act,
 * which may have changed it.
 */
const openAsker = ({ readSession }: Services, request: FastifyRequest, session: OpenSession | undefined) => {
  let asked = session && Promise.resolve<OpenSession | undefined>(session);
  return {
    find: () => (asked ??= readSession(request, { withOwn: true })),
    forget: () => (asked = undefined),
  };
};

/**
 * The file that a page hands to a call: of the form that was posted it has a note alone, and what the note stands for is on
 * the disk, whatever the form calls it, as over HTTP. What is no note of this very form is no file.
 */
const withFileOf = (files: PostedForm['files'], form: FormData | undefined): WithFile | undefined => {
  const file = form && [...form.values()].find((value) => value instanceof File);
  if (!file) return undefined;
  return async (work, without = 'photo_invalid') => {
    const received = files.get(await file.text());
    if (!received) throw new AppError(without);
    return work(received);
  };
};

/**
 * Makes them for one request: the handler of each runs here, with the page's own request, under the rules that hold over
 * HTTP.
 */
export const pageCalls = (
  { acts, services }: Pick<PageServices, 'acts' | 'services'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { files = new Map(), session }: PageAsker = {},
): PageCalls => {
  let isAway = false;
  let isReadAway = false;
  const asker = openAsker(services, request, session);

  const runAct = async (name: CallName, { query, body, key, form }: AnyInput): Promise<unknown> => {
    const { address, schemas, run } = acts.find(name);
    try {
      request.session = await asker.find();
      request.member = request.session?.member;
      requireCaller(address, request.member);
      return await run(request, reply, {
        query: checked(schemas.query, queryOf(address, query)),
        body: checked(schemas.body, body),
        key,
        withFile: withFileOf(files, form),
        ofPage: true,
      });
    } finally {
      if (address.method !== 'GET') asker.forget();
    }
  };

  const refusalOf = (error: unknown, name: CallName): CallError => {
    const known = error instanceof Error ? toAppError(error) : undefined;
    if (!known) request.log.error({ err: error }, 'call failed');
    const { status, code, details } = known ?? new AppError('internal');
    if (code === 'service_unavailable') {
      isAway = true;
      isReadAway ||= acts.find(name).address.method === 'GET';
    }
    return new CallError(code, status, { ...details, requestId: request.id, cause: error });
  };

  /** What a form posts is limited as its call is: without script there is no other way. */
  const count = async (name: CallName): Promise<void> => {
    const act = acts.find(name);
    if (act.address.method !== 'GET') await act.count(request, reply);
  };

  const call = async (name: CallName, input: AnyInput = {}): Promise<unknown> => {
    const refuse = (error: unknown): never => {
      throw refusalOf(error, name);
    };
    await count(name).catch(refuse);
    return runAct(name, input).catch(refuse);
  };
  // As in `createApi`: the row and the schema belong to the same name, which a signature over all names cannot express.
  return {
    api: { call: call as Api['call'] },
    foundNothing: () => isAway,
    readNothing: () => isReadAway,
  };
};
