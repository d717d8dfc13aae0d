import {
  type CallAddress,
  type CallAnswer,
  type CallName,
  callSchemas,
  callTable,
  type CheckedBody,
  type CheckedQuery,
  idempotencyHeader,
} from '@vesper/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodType } from 'zod';
import type { Services } from '../services/services.ts';
import { AppError } from './app-error.ts';
import type { Caller, RequestSite } from '../services/request.ts';
import { Lanes } from './limits/lanes.ts';
import { requireClientHeader } from './security.ts';

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
}

export type Handler<N extends CallName> = (
  services: Services,
  context: CallContext<N>,
) => Promise<CallAnswer<N>>;

/** A subject's part of the contract's calls, by their names. */
export type CallHandlers = { readonly [N in CallName]?: Handler<N> };

const longestKey = 100;
/** What acts cost beside reading (see `limits.ts`). */
const actCost = 2;
const fileCost = 10;

/** Who sends much at once waits for themselves and for nobody else (a page makes about six calls). */
export interface CallLanes {
  /** A member's acts, on all their browsers together. */
  readonly members: Lanes;
  /** Acts that read a file while it comes: a slow one must not hold up the others. */
  readonly uploads: Lanes;
}

export const openCallLanes = (): CallLanes => ({
  members: new Lanes({ atOnce: 4, waiting: 60 }),
  uploads: new Lanes({ atOnce: 2, waiting: 30 }),
});

/** Whoever has gone away while waiting needs no answer, and no work. */
const refuseGone = ({ raw }: FastifyRequest): void => {
  if (raw.socket.destroyed) throw new AppError('service_unavailable');
};

const readKey = (request: FastifyRequest, address: CallAddress): string => {
  if (!address.keyed) return '';
  const key = request.headers[idempotencyHeader];
  if (typeof key !== 'string' || key.length < 8 || key.length > longestKey)
    throw new AppError('idempotency_key_required');
  return key;
};

interface CallOptions {
  /** How many one sender may make in a minute; undefined: as many as of all calls together. */
  readonly most?: number | undefined;
  /** The session is read together with its member's own state, which the call answers. */
  readonly withOwn?: boolean;
}

/** Registers one call of the table: address, schemas, who may and the key come from the contract. */
export const registerCall = <N extends CallName>(
  app: FastifyInstance,
  services: Services,
  name: N,
  handler: Handler<N>,
  lanes: CallLanes,
  { most, withOwn }: CallOptions = {},
): void => {
  const address: CallAddress = callTable[name];
  const schemas: { query?: ZodType; body?: ZodType; answer: ZodType } = callSchemas[name];
  app.route({
    method: address.method,
    url: address.path,
    ...(address.when ? { constraints: address.when } : {}),
    config: {
      file: address.file ?? false,
      cost: address.file ? fileCost : address.keyed ? actCost : 1,
      // Of strangers only the address is known; members are counted by themselves, wherever they sit.
      ...(most ? { perMinute: { name, most, by: address.access === 'member' ? 'member' : 'address' } } : {}),
    },
    schema: {
      ...(schemas.query ? { querystring: schemas.query } : {}),
      ...(schemas.body ? { body: schemas.body } : {}),
      response: { 200: schemas.answer },
    },
    // Who may is asked before the body is judged, so that a stranger learns nothing from its errors.
    preValidation: async (request) => {
      if (address.clientHeader) requireClientHeader(request);
      request.session = await services.readSession(request, withOwn ? { withOwn } : undefined);
      request.member = request.session?.member;
      if (address.access === 'member' && !request.member) throw new AppError('authentication_required');
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const act = () => {
        refuseGone(request);
        return handler(services, {
          query: request.query as CheckedQuery<N>,
          body: request.body as CheckedBody<N>,
          site: request.site,
          member: request.member as CallerOf<N>,
          key: readKey(request, address),
          request,
          reply,
        });
      };
      const lane = address.file ? lanes.uploads : lanes.members;
      const answer = await (request.member ? lane.run(request.member.id, act) : act());
      // Only what has worked out is kept: an error may be gone a second later.
      if (address.cacheSeconds) reply.header('cache-control', `private, max-age=${address.cacheSeconds}`);
      return answer;
    },
  });
};
