import {
  type CallAddress,
  type CallAnswer,
  type CallName,
  callSchemas,
  callTable,
  type CheckedBody,
  type CheckedQuery,
  longestKey,
  shortestKey,
} from '@vesper/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ZodType } from 'zod';
import type { Caller, RequestSite } from '../services/request.ts';
import type { Services } from '../services/services.ts';
import { AppError } from './app-error.ts';
import { Lanes } from './limits/lanes.ts';
import { type CallLimit, type CountCall, networkOf } from './limits/limits.ts';
import type { WithFile } from './uploads/received-file.ts';

type CallerOf<N extends CallName> = (typeof callTable)[N]['access'] extends 'member'
  ? Caller
  : Caller | undefined;

/** What a handler is given: everything already checked. */
export interface CallContext<N extends CallName> {
  readonly query: CheckedQuery<N>;
  readonly body: CheckedBody<N>;
  readonly site: RequestSite;
  readonly member: CallerOf<N>;
  /** The idempotency key; empty for calls that need none. */
  readonly key: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The file of a call that takes one, on the disk for as long as the work on it takes. */
  readonly withFile: WithFile;
}

export type Handler<N extends CallName> = (
  services: Services,
  context: CallContext<N>,
) => Promise<CallAnswer<N>>;

/** A subject's part of the contract's calls, by their names. */
export type CallHandlers = { readonly [N in CallName]?: Handler<N> };

/**
 * Begins what a call will want, while the database is still asked who makes it: nothing of it may be handed out before that is
 * known. `readQuery` gives what it is asked with, or nothing where that is refused later.
 */
export type Ahead<N extends CallName> = (
  services: Services,
  request: FastifyRequest,
  readQuery: () => CheckedQuery<N> | undefined,
) => void;

/** What a subject's calls begin ahead, by their names. */
export type CallsAhead = { readonly [N in CallName]?: Ahead<N> };

/** Who sends much at once waits for themselves and for nobody else (a page makes about six calls). */
interface CallLanes {
  /** A member's acts, on all their browsers together. */
  readonly members: Lanes;
  /** Acts that read a file while it comes: a slow one must not hold up the others. */
  readonly uploads: Lanes;
  /** Those of all visitors of a network, who may be a whole office. */
  readonly visitors: Lanes;
  /** Those of all visitors, in one lane. */
  readonly allVisitors: Lanes;
}

/** What a call is asked with, checked against its schemas. */
export interface CheckedInput {
  readonly query: unknown;
  readonly body: unknown;
  /** As it was sent; judged by the act. */
  readonly key: unknown;
  /** Left out where nothing was sent that could be a file. */
  readonly withFile?: WithFile | undefined;
  /** A page of the server's makes it, which holds one of the few places of pages meanwhile. */
  readonly ofPage?: boolean;
}

/** A call as it can be made in this process, over HTTP or by a page. */
export interface CallAct {
  readonly address: CallAddress;
  /** The session is read together with its member's own state, which the call answers. */
  readonly withOwn: boolean;
  /** Its answer is never long enough to be packed. */
  readonly isShort: boolean;
  /** Begun for a request over HTTP while its session is read; left out for most. */
  readonly begin?: ((request: FastifyRequest) => void) | undefined;
  readonly schemas: { readonly query?: ZodType; readonly body?: ZodType; readonly answer: ZodType };
  /** How many of it one sender may make in a minute; undefined: as many as of all calls together. */
  readonly limit: CallLimit | undefined;
  /**
   * Counts it for that, where it has no request of its own that would be counted.
   * @throws AppError `too_many_requests`
   */
  readonly count: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /**
   * Does it as whoever `request.member` is, in their lane; for a visitor in that of their network (of its pages, or of what comes over
   * HTTP: other people's pages would wait for those), and of all. What a page that is made for all visitors asks waits for nobody: it
   * has its turn as a page (`PageQueue`), and all visitors are given what comes of it.
   * @throws AppError `idempotency_key_required`, `service_unavailable` when nobody waits for it any more, and whatever the
   *   handler refuses it with
   */
  readonly run: (request: FastifyRequest, reply: FastifyReply, input: CheckedInput) => Promise<unknown>;
}

/** Whoever has gone away while waiting needs no answer, and no work. */
const isGone = ({ raw }: FastifyRequest): boolean => raw.socket.destroyed;
const refuseGone = (request: FastifyRequest): void => {
  if (isGone(request)) throw new AppError('service_unavailable');
};

const withoutFile: WithFile = async (_work, without = 'photo_invalid') => {
  throw new AppError(without);
};

const checkedKey = (key: unknown, address: CallAddress): string => {
  if (!address.keyed) return '';
  if (typeof key !== 'string' || key.length < shortestKey || key.length > longestKey)
    throw new AppError('idempotency_key_required');
  return key;
};

/** @throws AppError `authentication_required` */
export const requireCaller = (address: CallAddress, member: Caller | undefined): void => {
  if (address.access === 'member' && !member) throw new AppError('authentication_required');
};

interface CallOptions<N extends CallName> {
  readonly ahead?: Ahead<N> | undefined;
  readonly withOwn: boolean;
  readonly isShort: boolean;
  /** How many one sender may make in a minute. */
  readonly most: number | undefined;
}

/** All calls that this server answers, by their names, with the lanes that they share. */
export class CallActs {
  readonly #lanes: CallLanes = {
    members: new Lanes({ atOnce: 4, waiting: 60 }),
    uploads: new Lanes({ atOnce: 2, waiting: 30 }),
    // Less than half of the connections to the database.
    visitors: new Lanes({ atOnce: 8, waiting: 200 }),
    // Of version 6 one subscriber may have thousands of networks: with three of them nothing was left for members. Two leave something for
    // the other visitors. So many more wait some two seconds, where each is a search.
    allVisitors: new Lanes({ atOnce: 18, waiting: 400, refusedAs: 'service_unavailable' }),
  };
  readonly #acts = new Map<CallName, CallAct>();
  readonly #countCall: CountCall;

  constructor(countCall: CountCall) {
    this.#countCall = countCall;
  }

  /** Address and schemas come from the contract. */
  add<N extends CallName>(
    services: Services,
    name: N,
    handler: Handler<N>,
    { ahead, withOwn, isShort, most }: CallOptions<N>,
  ): CallAct {
    const address: CallAddress = callTable[name];
    const by = address.access === 'member' ? 'member' : 'address';
    const limit = most === undefined ? undefined : ({ name, most, by } as const);
    const lane = address.file ? this.#lanes.uploads : this.#lanes.members;
    const { query: querySchema } = callSchemas[name] as { readonly query?: ZodType };
    const readQuery = (query: unknown) => querySchema?.safeParse(query).data as CheckedQuery<N> | undefined;
    const act: CallAct = {
      address,
      withOwn,
      isShort,
      begin:
        ahead &&
        ((request) => {
          if (!isGone(request)) ahead(services, request, () => readQuery(request.query));
        }),
      schemas: callSchemas[name],
      limit,
      count: async (request, reply) => {
        if (limit) await this.#countCall(request, reply, limit);
      },
      run: async (request, reply, { query, body, key, withFile = withoutFile, ofPage = false }) => {
        const handle = () => {
          refuseGone(request);
          return handler(services, {
            query: query as CheckedQuery<N>,
            body: body as CheckedBody<N>,
            site: request.site,
            member: request.member as CallerOf<N>,
            key: checkedKey(key, address),
            request,
            reply,
            withFile,
          });
        };
        if (request.member) return lane.run(request.member.id, handle);
        return services.isInner(request)
          ? handle()
          : this.#lanes.visitors.run(`${ofPage ? 'page ' : ''}${networkOf(request.ip)}`, () =>
              this.#lanes.allVisitors.run('', handle),
            );
      },
    };
    this.#acts.set(name, act);
    return act;
  }

  /** @throws Error for a call that no subject has handed in */
  find(name: CallName): CallAct {
    const act = this.#acts.get(name);
    if (!act) throw new Error(`no such call ${name}`);
    return act;
  }
}
