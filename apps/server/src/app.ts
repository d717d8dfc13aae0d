import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import scalar from '@scalar/fastify-api-reference';
import { requestIdHeader } from '@vesper/contract';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { Redis } from 'ioredis';
import { sql } from 'kysely';
import { registerAccountCalls } from './member/calls.ts';
import { registerChatCalls } from './chat/calls.ts';
import { registerLiveConnection } from './chat/live-connection.ts';
import { registerLikesCalls } from './likes/calls.ts';
import { registerOutboxPage } from './mail/outbox-page.ts';
import { registerPaymentCalls } from './payment/calls.ts';
import { registerPhotoCalls } from './photos/calls.ts';
import type { Config } from './platform/config.ts';
import { AppError } from './platform/http/app-error.ts';
import { registerErrorHandler } from './platform/http/error-handler.ts';
import { registerPages } from './platform/http/pages.ts';
import { queryConstraint } from './platform/http/query-constraint.ts';
import { healthPath, registerRequestSite } from './site/request-site.ts';
import { registerSecurity } from './platform/http/security.ts';
import { newId } from './platform/ids.ts';
import type { Services } from './platform/services.ts';
import { registerProfileCalls } from './profile/calls.ts';
import { registerSearchCalls } from './search/calls.ts';
import { registerArrival } from './site/arrival.ts';
import { registerSiteCalls } from './site/calls.ts';
import { registerTrustCalls } from './trust/calls.ts';

const largestBody = 256 * 1024;
const callsPerMinute = 1200;

/** The bare HTTP server; its log is the log of everything. */
export const createHttp = (config: Config, stream?: { write(line: string): void }): FastifyInstance => {
  const trust = config.trustProxy;
  return Fastify({
    logger:
      config.logLevel === 'silent'
        ? false
        : {
            level: config.logLevel,
            ...(stream ? { stream } : {}),
            // The path alone: queries carry tokens.
            serializers: {
              req: (request: FastifyRequest) => ({
                method: request.method,
                path: request.url.split('?', 1)[0],
              }),
            },
          },
    trustProxy: typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust,
    bodyLimit: largestBody,
    genReqId: (request) => {
      const given = request.headers[requestIdHeader];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : newId();
    },
    routerOptions: {
      ignoreTrailingSlash: true,
      // The router's own type of a strategy names its handlers, which it does not export.
      constraints: { push: queryConstraint('push') as never, step: queryConstraint('step') as never },
    },
  });
};

/** A limit is not worth waiting for: without an answer at once the call goes through. */
const limiterRedis = { enableOfflineQueue: false, connectTimeout: 500, maxRetriesPerRequest: 0 };

const registerLimits = async (
  app: FastifyInstance,
  config: Config,
  log: FastifyBaseLogger,
): Promise<void> => {
  const redis = config.redisUrl ? new Redis(config.redisUrl, limiterRedis) : undefined;
  redis?.on('error', (error: Error) => log.warn({ err: error }, 'redis connection'));
  if (redis) app.addHook('onClose', async () => redis.disconnect());
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: 60_000,
    ...(redis ? { redis, nameSpace: 'vesper:limit:' } : {}),
    // A lost Redis must not close the shop: then each server counts for nobody until it is back.
    skipOnError: true,
    // By the route and not by the address as typed, which may be written in many ways.
    allowList: (request) => !(request.routeOptions.url?.startsWith('/api/') ?? true),
    errorResponseBuilder: () => new AppError('too_many_requests'),
  });
};

export interface AppOptions {
  /** Pages from their sources with hot reload instead of from the build. */
  readonly developing?: boolean;
  /** Off for tests of calls, which need no pages. */
  readonly pages?: boolean;
}

/** Everything the server answers, on the given HTTP server. */
export const buildApp = async (app: FastifyInstance, services: Services, options: AppOptions = {}) => {
  const { config } = services;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerErrorHandler(app);
  app.setNotFoundHandler(async () => {
    throw new AppError('not_found');
  });
  app.addHook('onRequest', async (request, reply) => void reply.header(requestIdHeader, request.id));
  await app.register(cookie);
  await app.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  });
  await registerSecurity(app, config, options.developing ?? false);
  registerRequestSite(app, services);
  registerArrival(app, services);
  await registerLimits(app, config, services.log);
  registerSiteCalls(app, services);
  registerAccountCalls(app, services);
  registerProfileCalls(app, services);
  await registerPhotoCalls(app, services);
  registerSearchCalls(app, services);
  registerLikesCalls(app, services);
  registerTrustCalls(app, services);
  registerChatCalls(app, services);
  await registerLiveConnection(app, services);
  registerPaymentCalls(app, services);
  // For whatever looks after the servers: asked by address, so that it has no site.
  app.get(healthPath, async () => {
    await sql`select 1`.execute(services.db);
    return { ok: true };
  });
  if (config.mode !== 'production') registerOutboxPage(app, services);
  await app.register(scalar, { routePrefix: '/api/docs', configuration: { url: '/api/openapi.json' } });
  if (options.pages ?? true) await registerPages(app, services, options.developing ?? false);
  return app;
};
