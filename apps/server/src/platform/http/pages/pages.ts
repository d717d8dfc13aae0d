import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import { createRequest } from '@remix-run/node-fetch-server';
import type { Api } from '@vesper/api-client';
import type { CallAnswer, Settings, User } from '@vesper/contract';
import { appearanceCookieName, defaultAppearance, formatAppearance } from '@vesper/domain';
import { completenessOf } from '@vesper/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import { isHttps } from '../../config.ts';
import type { Services } from '../../services/services.ts';
import { AppError } from '../app-error.ts';
import { networkOf } from '../limits/limits.ts';
import { type PageCalls, pageCalls, type PageServices } from './page-calls.ts';
import { type Asker, PageQueue } from './page-queue.ts';
import { sendVisitorPage } from './send-visitor-page.ts';
import { VisitorPages } from './visitor-pages.ts';
import { visitorViewOf } from './visitor-view.ts';
import { sendFailurePage } from './failure-page.ts';

/** What a page of the members app is given (`apps/members/app/load-context.ts` says the same from its side). */
interface PageContext {
  readonly nonce: string;
  readonly settings: Settings;
  readonly user: User | null;
  readonly totals: CallAnswer<'user'>['totals'];
  readonly api: Api;
  readonly setCookie: (cookie: string) => void;
  readonly completenessOf: ((locale: string) => number) | null;
}
interface MembersEntry {
  readonly createMembersContext: (values: PageContext) => RouterContextProvider;
}

interface Pages {
  readonly build: ServerBuild;
  readonly createHandler: typeof createRequestHandler;
}

/** Loads the pages: once from `build/` in production, anew for each request while developing. */
type LoadPages = () => Promise<Pages>;

const membersFolder = path.join(import.meta.dirname, '../../../../../members');
const year = 31_536_000;
/** Files of the build that a browser shows in no window of their own; packed ones end as they are packed. */
const neverDocument = /\.(js|css|woff2|json)(\.br)?$/;
/** What a page costs of what its sender has for a minute: it makes about as many calls. */
const pageCost = 5;
/** A photo with the form around it. */
const largestPost = 16 * 1024 * 1024;
/** A form without files; of a megabyte of `a&` reading the fields takes seconds. */
const largestForm = 128 * 1024;
/** What the browser says of a body; NaN when it comes in pieces, of which nobody says how many. */
const lengthOf = ({ headers }: FastifyRequest): number =>
  Number(headers['content-length'] ?? (headers['transfer-encoding'] === undefined ? 0 : Number.NaN));
const isMultipart = /^multipart\/form-data\s*(;|$)/i;

const productionBuild = async (): Promise<LoadPages | undefined> => {
  const file = path.join(membersFolder, 'build/server/index.js');
  if (!existsSync(file)) return undefined;
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  return async () => ({ build, createHandler: createRequestHandler });
};

const registerAssets = async (app: FastifyInstance): Promise<void> => {
  const root = path.join(membersFolder, 'build/client');
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    cacheControl: false,
    // The build has packed them (`packed-assets.ts`).
    preCompressed: true,
    setHeaders: (response, file) => {
      const immutable = file.startsWith(path.join(root, 'assets'));
      response.header('cache-control', immutable ? `public, max-age=${year}, immutable` : 'no-cache');
      // A policy is for documents: on files that are none it is half a kilobyte for nothing, thirty times a page.
      if (immutable && neverDocument.test(file)) response.removeHeader('content-security-policy');
    },
  });
};

/** Vite's own middlewares serve the sources while developing. */
const developmentBuild = async (app: FastifyInstance): Promise<LoadPages> => {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: membersFolder,
    configFile: path.join(membersFolder, 'vite.config.ts'),
    server: { middlewareMode: true },
    appType: 'custom',
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (
      request.url.startsWith('/api/') ||
      request.url.startsWith('/photos/') ||
      request.url.startsWith('/dev/')
    )
      return done();
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  app.addHook('onClose', () => vite.close());
  return async () => {
    // The pages must meet the very router that they were loaded with; the development server has one of its own.
    const router = (await vite.ssrLoadModule('react-router')) as unknown as {
      createRequestHandler: typeof createRequestHandler;
    };
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild;
    return { build, createHandler: router.createRequestHandler };
  };
};

const renderPage = async (
  { build, createHandler }: Pages,
  { api, cookies }: PageCalls,
  mode: 'production' | 'development',
  isDevelopment: boolean,
  webRequest: Request,
  reply: FastifyReply,
): Promise<Response> => {
  const [{ settings }, { user, totals }] = await Promise.all([api.call('settings'), api.call('user')]);
  const entry = build.entry.module as unknown as MembersEntry;
  const context = entry.createMembersContext({
    nonce: reply.cspNonce.script,
    settings,
    user,
    totals,
    api,
    setCookie: (cookie) => cookies.push(cookie),
    completenessOf: isDevelopment ? completenessOf : null,
  });
  return createHandler(build, mode)(webRequest, context);
};

/**
 * What the pages are asked, with all of a form: a page that waits for a body holds a place in the queue as long as the sender
 * likes.
 * @throws AppError `request_too_large` for photos of who is no member, `bad_request` when the body does not come to its end
 */
export const readRequest = async (
  { readSession }: Pick<Services, 'readSession'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Request> => {
  // Photos are members': nobody else has us hold megabytes.
  if (lengthOf(request) > largestForm && !(await readSession(request)))
    throw new AppError('request_too_large');
  const { protocol, host, raw } = request;
  const whole = createRequest(raw, reply.raw, { protocol: `${protocol}:`, host });
  if (whole.body === null) return whole;
  const { url, method, headers, signal } = whole;
  const body = await whole.arrayBuffer().catch(() => {
    throw new AppError('bad_request');
  });
  return new Request(url, { method, headers, signal, body });
};

/** The page, or what stands in for it while the database is away; whatever else fails is thrown. */
const renderOrSayAway = async (...input: Parameters<typeof renderPage>): Promise<Response> => {
  const [, calls] = input;
  try {
    const response = await renderPage(...input);
    if (response.status < 500 || !calls.foundNothing()) return response;
    await response.body?.cancel();
  } catch (error) {
    if (!calls.foundNothing()) throw error;
  }
  throw new AppError('service_unavailable');
};

/** Pages do not know how they are reached: under https every cookie is for https alone, the choices of a device too. */
export const withSecure = (config: Pick<Services['config'], 'publicUrl'>, cookie: string): string =>
  isHttps(config) && !/;\s*secure\s*(;|$)/i.test(cookie) ? `${cookie}; Secure` : cookie;

const servePage = async (
  page: PageServices,
  loadPages: LoadPages,
  mode: 'production' | 'development',
  request: FastifyRequest,
  webRequest: Request,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { config } = page.services;
  const calls = pageCalls(page, request, reply);
  const response = await renderOrSayAway(
    await loadPages(),
    calls,
    mode,
    config.mode === 'development',
    webRequest,
    reply,
  );
  reply.code(response.status);
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
  for (const cookie of [...response.headers.getSetCookie(), ...calls.cookies])
    reply.header('set-cookie', withSecure(config, cookie));
  if (!response.headers.has('cache-control')) reply.header('cache-control', 'private, no-cache');
  return reply.send(response.body ? Buffer.from(await response.arrayBuffer()) : '');
};

/** The pages that say the same to everybody fall as soon as somebody on one of them changes what others see. */
const openVisitorPages = ({ app, services }: PageServices): VisitorPages => {
  const pages = new VisitorPages(app, services.clock);
  services.live.onChanged((ids) => (ids === 'anybody' ? pages.fallAll() : pages.fall(ids)));
  return pages;
};

const askerOf = ({ sessionToken, isInner }: Services, request: FastifyRequest): Asker => {
  if (isInner(request)) return 'view';
  if (request.method === 'POST') return 'form';
  return sessionToken(request) === undefined ? 'visitor' : 'member';
};

/**
 * Whose turn a page is: a login's, or of strangers their network's. What is made for all visitors has a turn in the usual look,
 * and one in all others together: the looks that somebody makes up wait for each other.
 */
const senderOf = ({ sessionToken, isInner }: Services, request: FastifyRequest): string => {
  if (!isInner(request)) return sessionToken(request) ?? networkOf(request.ip);
  const isUsual = request.cookies[appearanceCookieName] === formatAppearance(defaultAppearance);
  return isUsual ? 'kept' : 'kept in other looks';
};

/**
 * The pages of the members app: everything that is not a call. Rendering calls the API in this very process, as the
 * visitor who asks.
 */
export const registerPages = async (page: PageServices, developing: boolean): Promise<void> => {
  const { app, services } = page;
  const loadPages = developing ? await developmentBuild(app) : await productionBuild();
  if (!loadPages) {
    services.log.warn('the pages are not built: only the calls are served');
    return;
  }
  if (!developing) await registerAssets(app);
  // Form posts of pages reach the page's action as they are: the handler reads the body itself.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.setErrorHandler<Error>(sendFailurePage);
    // The page's action reads the body itself, whole: what may be too large is refused before. Browsers always say it.
    scope.addHook('onRequest', async (request, reply) => {
      if (request.method === 'GET' || request.method === 'HEAD') return;
      // Pages are read, and their forms posted; there is nothing else to be done with them.
      if (request.method !== 'POST') {
        reply.header('allow', 'GET, HEAD, POST');
        throw new AppError('method_not_allowed');
      }
      const largest = isMultipart.test(request.headers['content-type'] ?? '') ? largestPost : largestForm;
      if (!(lengthOf(request) <= largest)) throw new AppError('request_too_large');
    });
    const mode = developing ? 'development' : 'production';
    // While developing, the sources change under a page that is kept.
    const queue = new PageQueue({ refuses: services.config.refusesWhenLate });
    const visitorPages = developing ? undefined : openVisitorPages(page);
    scope.all('/*', { config: { cost: pageCost, file: true } }, async (request, reply) => {
      const mayKeep = visitorPages && services.live.hearsChanges() && !services.isInner(request);
      const view = mayKeep ? await visitorViewOf(services, request) : undefined;
      const kept = view && (await visitorPages?.find(view));
      if (kept) return sendVisitorPage(kept, services.config.countryHeader, request, reply);
      const webRequest = await readRequest(services, request, reply);
      return queue.run(askerOf(services, request), senderOf(services, request), () =>
        servePage(page, loadPages, mode, request, webRequest, reply),
      );
    });
  });
};
