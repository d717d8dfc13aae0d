import { idempotencyHeader } from '@vesper/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services/services.ts';
import { type CallAct, requireCaller } from '../call-acts.ts';
import { requireClientHeader } from '../security.ts';
import { withFileOf } from '../uploads/uploads.ts';

/** What acts cost beside reading (see `limits.ts`). */
const actCost = 2;
const fileCost = 10;

/** Answers a call over HTTP: address, schemas, who may and the key come from the contract. */
export const registerCall = (
  app: FastifyInstance,
  services: Services,
  { address, schemas, withOwn, isShort, limit, begin, run }: CallAct,
): void => {
  app.route({
    method: address.method,
    url: address.path,
    ...(address.when ? { constraints: address.when } : {}),
    ...(isShort ? { compress: false as const } : {}),
    config: {
      isCall: true,
      file: address.file ?? false,
      cost: address.file ? fileCost : address.keyed ? actCost : 1,
      ...(limit ? { perMinute: limit } : {}),
    },
    schema: {
      ...(schemas.query ? { querystring: schemas.query } : {}),
      ...(schemas.body ? { body: schemas.body } : {}),
      response: { 200: schemas.answer },
    },
    // Who may is asked before the body is judged, so that a stranger learns nothing from its errors.
    preValidation: async (request, reply) => {
      // Also of what is refused: it is between the two of us, and gone a second later.
      reply.header('cache-control', 'private, no-store');
      if (address.clientHeader) requireClientHeader(request);
      const along = begin && (() => begin(request));
      request.session = await services.readSession(request, { withOwn, along });
      request.member = request.session?.member;
      requireCaller(address, request.member);
    },
    handler: async (request, reply) => {
      const { query, body, headers } = request;
      const answer = await run(request, reply, {
        query,
        body,
        key: headers[idempotencyHeader],
        ...(address.file ? { withFile: withFileOf(services, request) } : {}),
      });
      // Only what has worked out is kept: an error may be gone a second later.
      if (address.cacheSeconds) reply.header('cache-control', `private, max-age=${address.cacheSeconds}`);
      return answer;
    },
  });
};
