import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { type CallName, requestIdHeader } from '@vesper/contract';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Config } from './platform/config.ts';
import { registerApiDocs } from './platform/http/api-docs.ts';
import { AppError } from './platform/http/app-error.ts';
import { Arrivals } from './platform/http/limits/arrivals.ts';
import { serverWithDoor } from './platform/http/limits/door.ts';
import { registerErrorHandler } from './platform/http/error-handler.ts';
import { registerHealth } from './platform/http/addresses/health.ts';
import { registerLimits } from './platform/http/limits/limits.ts';
import { Pressure, registerPressure } from './platform/http/limits/pressure.ts';
import type { PageServices } from './platform/http/pages/page-calls.ts';
import { registerPages } from './platform/http/pages/pages.ts';
import { readableAddress, refuseUnreadableHosts } from './platform/http/addresses/readable-address.ts';
import { registerUnknownCalls } from './platform/http/addresses/unknown-calls.ts';
import { queryConstraint } from './platform/http/calls/query-constraint.ts';
import { type Ahead, type CallAct, CallActs, type Handler } from './platform/http/call-acts.ts';
import { registerCall } from './platform/http/calls/register-call.ts';
import { routeOf } from './platform/http/route-of.ts';
import { callHeadersOf, registerSecurity } from './platform/http/security.ts';
import { serializerCompiler } from './platform/http/calls/serialize-answer.ts';
import { forgetLeftFiles, registerUploads } from './platform/http/uploads/uploads.ts';
import { longestRequestMs, refuseSlowBodies } from './platform/http/limits/slow-bodies.ts';
import type { Services } from './platform/services/services.ts';
import type { Subject } from './platform/subject/subject.ts';
import { subjects } from './subjects.ts';

const largestBody = 256 * 1024;

/** How the subject that knows of logins reads one; without such a subject nobody brings any. */
const loginReaderOf = (config: Config) => {
  const reader = (subjects as readonly Subject[]).find(({ readsLogin }) => readsLogin)?.readsLogin;
  return reader?.(config) ?? (() => undefined);
};

/** The bare HTTP server; its log is the log of everything. */
export const createHttp = (config: Config, stream?: { write(line: string): void }): FastifyInstance => {
  const trust = config.trustProxy;
  const pressure = new Pressure();
  const arrivals = new Arrivals();
  const loginIn = loginReaderOf(config);
  const app = Fastify({
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
    serverFactory: serverWithDoor(
      { requestTimeout: longestRequestMs, keepAliveTimeout: 72_000 },
      {
        loginOf: ({ headers }) => loginIn(headers.cookie),
        isForwarded: trust !== false && trust !== 0,
        headers: callHeadersOf(config),
        ...(config.refusesWhenLate ? { onWaited: pressure.observeWait } : {}),
      },
      arrivals,
    ),
    genReqId: (request) => {
      const given = request.headers[requestIdHeader];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    routerOptions: {
      ignoreTrailingSlash: true,
      // The router's own type of a strategy names its handlers, which it does not export.
      constraints: {
        push: queryConstraint('push') as never,
        step: queryConstraint('step') as never,
        unsent: queryConstraint('unsent') as never,
        wish: queryConstraint('wish') as never,
      },
    },
  });
  return app.decorate('pressure', pressure).decorate('arrivals', arrivals);
};

export interface AppOptions {
  /** Pages from their sources with hot reload instead of from the build. */
  readonly developing?: boolean;
  /** Off for tests of calls, which need no pages. */
  readonly pages?: boolean;
  /** Whether single calls are limited by the minute; left out, they are unless the server is a test's. */
  readonly limits?: boolean;
  /** Adds addresses of a test's own that make calls as pages do, or pages of its own. */
  readonly addPages?: (page: PageServices) => Promise<void> | void;
}

/** Every subject's hooks first, then its calls and its other addresses. */
const hangUp = async (
  app: FastifyInstance,
  services: Services,
  acts: CallActs,
  limited: boolean,
): Promise<void> => {
  // What is known of who asks, for the hooks to fill.
  app.decorateRequest('member', undefined);
  app.decorateRequest('session', undefined);
  app.decorateRequest('sessionHash', undefined);
  app.decorateRequest('site');
  for (const subject of services.subjects) await subject.hooks?.(app, services);
  const withFiles: CallAct[] = [];
  for (const {
    calls = {},
    ahead = {},
    callsPerMinute = {},
    answersOwnState = [],
    shortAnswers = [],
    routes,
  } of services.subjects) {
    for (const name of Object.keys(calls) as CallName[]) {
      const act = acts.add(services, name, calls[name] as Handler<typeof name>, {
        ahead: ahead[name] as Ahead<typeof name> | undefined,
        withOwn: answersOwnState.includes(name),
        isShort: shortAnswers.includes(name),
        most: limited ? callsPerMinute[name] : undefined,
      });
      if (act.address.file) withFiles.push(act);
      else registerCall(app, services, act);
    }
    await routes?.(app, services);
  }
  await app.register(async (scope) => {
    await registerUploads(scope);
    for (const act of withFiles) registerCall(scope, services, act);
  });
  registerHealth(app, services);
};

/** Everything the server answers, on the given HTTP server. */
export const buildApp = async (app: FastifyInstance, services: Services, options: AppOptions = {}) => {
  const { config } = services;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerErrorHandler(app);
  refuseSlowBodies(app);
  app.setNotFoundHandler(async () => {
    throw new AppError('not_found');
  });
  // First of all, so that what is refused has them as well.
  const headers = callHeadersOf(config);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    if (routeOf(request).isCall) reply.headers(headers);
    // Where pages get theirs as well, in the place of these.
    else for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value);
    done();
  });
  await app.register(cookie);
  // Before everything that costs: who sends far too much is refused for a tenth of a millisecond.
  const acts = new CallActs(await registerLimits(app, services));
  await app.register(compress, {
    global: true,
    // No client of ours packs what it sends, and what is unpacked is larger than what the limits of bodies have seen.
    globalDecompression: false,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // In one go: the streams around it cost a third of what packing does. What is larger leaves the loop free meanwhile.
    syncThreshold: 131_072,
    // One step further makes an answer 2 to 3 % smaller and takes half as long again.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
  });
  registerSecurity(app, config, options.developing ?? false);
  registerPressure(app, services, config.refusesWhenLate);
  // After the headers, which the page that says so has as well.
  refuseUnreadableHosts(app);
  await forgetLeftFiles(services);
  await hangUp(app, services, acts, options.limits ?? config.mode !== 'test');
  await registerApiDocs(app);
  registerUnknownCalls(app);
  await options.addPages?.({ app, acts, services });
  if (options.pages ?? true) await registerPages({ app, acts, services }, options.developing ?? false);
  return app;
};
