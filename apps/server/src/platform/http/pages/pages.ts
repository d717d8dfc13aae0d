import type { Api } from '@vesper/api-client';
import type { CallAnswer, Settings, User } from '@vesper/contract';
import {
  appearanceCookieName,
  defaultAppearance,
  formatAppearance,
  matchRoute,
  routes,
  splitLocale,
} from '@vesper/domain';
import { completenessOf } from '@vesper/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RouterContextProvider } from 'react-router';
import { isHttps } from '../../config.ts';
import type { OpenSession } from '../../services/request.ts';
import type { Services } from '../../services/services.ts';
import { AppError } from '../app-error.ts';
import { networkOf } from '../limits/limits.ts';
import { callerOf } from '../limits/pressure.ts';
import {
  developmentBuild,
  type LoadPages,
  type Pages,
  productionBuild,
  registerAssets,
} from './load-pages.ts';
import { type PageCalls, pageCalls, type PageServices } from './page-calls.ts';
import { type Asker, PageQueue } from './page-queue.ts';
import { type PageRequest, refuseEarly, RequestReader } from './read-request.ts';
import { sendVisitorPage } from './kept/send-visitor-page.ts';
import { VisitorPages } from './kept/visitor-pages.ts';
import { visitorViewOf } from './kept/visitor-view.ts';
import { sendFailurePage } from './failure-page.ts';
import { registerUploads } from '../uploads/uploads.ts';

/** What a page of the members app is given (`apps/members/app/load-context.ts` says the same from its side). */
interface PageContext {
  readonly nonce: string;
  readonly settings: Settings;
  readonly user: User | null;
  readonly totals: CallAnswer<'user'>['totals'];
  readonly lastEvent: number | null;
  readonly api: Api;
  readonly setCookie: (cookie: string) => void;
  readonly completenessOf: ((locale: string) => number) | null;
}
interface MembersEntry {
  readonly createMembersContext: (values: PageContext) => RouterContextProvider;
}

/** What a page costs of what its sender has for a minute: it makes about as many calls. */
const pageCost = 5;
/** One that is kept costs as little as a call, and thousands of visitors may share one address. */
const keptCost = 1;

const renderPage = async (
  { entry, answer }: Pages,
  { api }: PageCalls,
  cookies: string[],
  isDevelopment: boolean,
  webRequest: Request,
  reply: FastifyReply,
): Promise<Response> => {
  const [{ settings }, { user, totals, last_event: lastEvent }] = await Promise.all([
    api.call('settings'),
    api.call('user'),
  ]);
  const context = (entry as unknown as MembersEntry).createMembersContext({
    nonce: reply.cspNonce.script,
    settings,
    user,
    totals,
    lastEvent,
    api,
    setCookie: (cookie) => cookies.push(cookie),
    completenessOf: isDevelopment ? completenessOf : null,
  });
  return answer(webRequest, context);
};

/** Whether a page has something to show: a 503 that it answers itself says of a form's act that it is down, above the form. */
const isWhole = ({ status }: Response, calls: PageCalls): boolean =>
  status < 500 || !(status === 503 ? calls.readNothing() : calls.foundNothing());

/** The page, or what stands in for it while the database is away; whatever else fails is thrown. */
const renderOrSayAway = async (...input: Parameters<typeof renderPage>): Promise<Response> => {
  const [, calls] = input;
  try {
    const response = await renderPage(...input);
    if (isWhole(response, calls)) return response;
    await response.body?.cancel();
  } catch (error) {
    if (!calls.foundNothing()) throw error;
  }
  throw new AppError('service_unavailable');
};

/** Pages do not know how they are reached: under https every cookie is for https alone, the choices of a device too. */
export const withSecure = (config: Pick<Services['config'], 'publicUrl'>, cookie: string): string =>
  isHttps(config) && !/;\s*secure\s*(;|$)/i.test(cookie) ? `${cookie}; Secure` : cookie;

/** Pages of the members' area are found by people and not by search engines, also where visitors may look at them. */
export const isListed = (url: string): boolean => {
  const match = matchRoute(splitLocale(url.replace(/[?#].*$/, '')).path);
  return match === null || routes[match.name].access === 'public';
};

const servePage = async (
  page: PageServices,
  loadPages: LoadPages,
  request: FastifyRequest,
  { webRequest, files, session }: PageRequest & { readonly session: OpenSession | undefined },
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { config } = page.services;
  const calls = pageCalls(page, request, reply, { files, session });
  const cookies: string[] = [];
  const response = await renderOrSayAway(
    await loadPages(),
    calls,
    cookies,
    config.mode === 'development',
    webRequest,
    reply,
  );
  reply.code(response.status);
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
  for (const cookie of [...response.headers.getSetCookie(), ...cookies])
    reply.header('set-cookie', withSecure(config, cookie));
  // What a member sees is kept nowhere: on the way back a browser takes what it has, as old as it is, also after a logout.
  if (!response.headers.has('cache-control'))
    reply.header('cache-control', session ? 'private, no-store' : 'private, no-cache');
  if (!isListed(request.url)) reply.header('x-robots-tag', 'noindex');
  return reply.send(response.body ? Buffer.from(await response.arrayBuffer()) : '');
};

/** The pages that say the same to everybody fall as soon as somebody on one of them changes what others see. */
const openVisitorPages = ({ app, services }: PageServices): VisitorPages => {
  const { redisUrl, databaseUrl } = services.config;
  // The embedded database is this process's own; on another one commands act as well, and are heard over Redis alone.
  const hearsAll = redisUrl !== undefined || databaseUrl === undefined;
  const pages = new VisitorPages(app, services.clock, { hearsAll });
  services.live.onChanged((ids) => (ids === 'anybody' ? pages.fallAll() : pages.fall(ids)));
  return pages;
};

/** Who asks, and whose turn the page is. */
interface Turn {
  readonly asker: Asker;
  readonly sender: string;
}

/**
 * A login that nobody has counts as nothing: made-up ones are strangers, who have one turn a network. What is made for all visitors
 * has a turn in the usual look, and one in all others together: the looks that somebody makes up wait for each other.
 */
export const turnOf = (
  { isInner }: Pick<Services, 'isInner'>,
  request: Pick<FastifyRequest, 'method' | 'ip' | 'cookies' | 'headers'>,
  member: { readonly id: string } | undefined,
): Turn => {
  if (isInner(request as FastifyRequest)) {
    const isUsual = request.cookies[appearanceCookieName] === formatAppearance(defaultAppearance);
    return { asker: 'view', sender: isUsual ? 'kept' : 'kept in other looks' };
  }
  const sender = member?.id ?? networkOf(request.ip);
  if (request.method === 'POST') return { asker: 'form', sender };
  return { asker: member ? 'member' : 'visitor', sender };
};

/**
 * As what a page is let in while the server is late. What somebody has typed into a form is as much as a call of theirs; a page
 * that is made for all visitors is made in any case.
 */
const admit = ({ app, services }: PageServices, request: FastifyRequest): void => {
  if (services.isInner(request)) return;
  app.pressure.admit(request.method === 'POST' ? callerOf(services, request) : 'page', networkOf(request.ip));
};

/** The pages that are handed in, for every address that is not a call. */
export const registerPagesOf = async (
  page: PageServices,
  loadPages: LoadPages,
  developing: boolean,
): Promise<void> => {
  const { app, services } = page;
  // Form posts of pages reach the page's action as they are: the handler reads the body itself.
  await app.register(async (scope) => {
    await registerUploads(scope);
    scope.removeContentTypeParser(['application/json', 'text/plain']);
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.setErrorHandler<Error>(sendFailurePage);
    // The page's action reads the body itself, whole: what may be too large is refused before.
    scope.addHook('onRequest', async (request, reply) => refuseEarly(request, reply));
    // While developing, the sources change under a page that is kept.
    const queue = new PageQueue({
      refuses: services.config.refusesWhenLate,
      letIn: (mostMs) => app.arrivals.letIn(mostMs),
    });
    const reader = new RequestReader(services);
    const makeInTurn = async <T>(
      request: FastifyRequest,
      known: OpenSession | undefined,
      make: (session: OpenSession | undefined) => Promise<T>,
    ): Promise<T> => {
      admit(page, request);
      const session = known ?? (await services.readSession(request, { withOwn: true }));
      const { asker, sender } = turnOf(services, request, session?.member);
      // What a form does is asked for anew: meanwhile the login may have ended.
      return queue.run(asker, sender, () => make(request.method === 'POST' ? undefined : session));
    };
    const visitorPages = developing ? undefined : openVisitorPages(page);
    scope.all('/*', { config: { cost: pageCost, file: true } }, async (request, reply) => {
      const mayKeep = visitorPages && services.live.hearsChanges() && !services.isInner(request);
      const view = mayKeep ? await visitorViewOf(services, request) : undefined;
      // A cookie alone makes nobody a member: whose login has ended, or is made up, is a visitor.
      const session = view && (await services.readSession(request, { withOwn: true }));
      const isThere = view && !session && visitorPages?.isThere(view);
      const kept = view && !session && (await visitorPages?.find(view));
      if (kept) {
        if (isThere) app.giveBack(request, pageCost - keptCost);
        return sendVisitorPage(kept, services.config.countryHeader, request, reply);
      }
      return reader.read(request, reply, (asked) =>
        makeInTurn(request, session, (asker) =>
          servePage(page, loadPages, request, { ...asked, session: asker }, reply),
        ),
      );
    });
  });
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
  await registerPagesOf(page, loadPages, developing);
};
