import {
  appearanceCookieName,
  defaultAppearance,
  defaultLocale,
  dismissalsCookieName,
  formatAppearance,
  formatDismissals,
  isVisitorScreen,
  localePath,
  negotiateLocale,
  noDismissals,
  parseAppearance,
  parseDismissals,
  splitLocale,
} from '@vesper/domain';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../../services/services.ts';
import { viewHeaders } from '../inner-request.ts';

/**
 * All that a page for visitors may depend on. It is made from this alone, by a request of the server's own, so that nothing
 * else of who asks can be in it; whoever brings the same gets the same bytes.
 */
export interface VisitorView {
  /** Of all that follows but the version. */
  readonly key: string;
  /** Its id. */
  readonly site: string;
  /** Of its site: what it shows of settings and prices. */
  readonly version: string;
  /** In the usual look, in which nearly everybody has it; every other look has pages of its own. */
  readonly isUsual: boolean;
  /** With its language, without a query. */
  readonly path: string;
  /** Headers of the request that makes it. */
  readonly headers: Readonly<Record<string, string>>;
  /** Of the connection, by which a proxy in front is known. */
  readonly remoteAddress: string;
}

/** Where a proxy stands in front, it says by these how the site is reached. */
const forwarded = ['x-forwarded-proto', 'x-forwarded-host'] as const;

/**
 * Whether a host is one by which the site is meant to be reached. Behind every other port the same pages would be made and
 * kept once more, as many times as somebody likes to make up ports.
 */
const isKnownHost = (
  { config, listeningPort }: Pick<Services, 'config' | 'listeningPort'>,
  { host, site }: FastifyRequest,
): boolean => {
  const ports = [listeningPort(), config.publicUrl && new URL(config.publicUrl).port].filter(Boolean);
  const domain = site.domain.toLowerCase();
  return [domain, ...ports.map((port) => `${domain}:${port}`)].includes(host.toLowerCase());
};

/** `/` leads those on whose language is another one: only who is to stay there gets it from the memory. */
const staysAtRoot = ({ cookies, headers }: FastifyRequest, domainLanguage: string): boolean => {
  const hints = { cookie: cookies['locale'], domainLanguage, acceptLanguage: headers['accept-language'] };
  return negotiateLocale(hints) === defaultLocale;
};

/**
 * Which page a request wants that is made once for all; undefined for acts, for whatever carries a query or comes by a host
 * that is none of the site's, and for screens of which every page is made for one person. Whether who asks is a visitor is not
 * looked at here. A query that nobody reads counts as well: forms and the menus of the frame say the whole address.
 */
export const visitorViewOf = async (
  services: Pick<Services, 'config' | 'listeningPort' | 'visitorTraits'>,
  request: FastifyRequest,
): Promise<VisitorView | undefined> => {
  const { url, method, cookies, site, protocol, host } = request;
  if ((method !== 'GET' && method !== 'HEAD') || url.includes('?')) return undefined;
  const { locale, path } = splitLocale(url);
  // One way of writing each address: what is written otherwise is made like any other page.
  if (localePath(locale, path) !== url || !isVisitorScreen(path)) return undefined;
  if (!isKnownHost(services, request)) return undefined;
  const traits = await services.visitorTraits(request);
  if (url === '/' && !staysAtRoot(request, traits.domainLanguage)) return undefined;
  const appearance = formatAppearance(parseAppearance(cookies[appearanceCookieName]));
  const isEntryClosed = parseDismissals(cookies[dismissalsCookieName])['site-entry'] !== null;
  const own = [
    `locale=${locale}`,
    `${appearanceCookieName}=${appearance}`,
    ...(isEntryClosed
      ? [`${dismissalsCookieName}=${formatDismissals({ ...noDismissals, 'site-entry': 0 })}`]
      : []),
    ...traits.cookies,
  ];
  const reached = forwarded.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const headers = {
    ...Object.fromEntries(reached),
    host: request.headers.host ?? '',
    cookie: own.join('; '),
    'accept-language': locale,
    ...viewHeaders(traits.country),
  };
  const key = [site.id, protocol, host.toLowerCase(), url, traits.country, ...own].join('\n');
  return {
    key,
    site: site.id,
    version: site.version,
    isUsual: appearance === formatAppearance(defaultAppearance),
    path: url,
    headers,
    remoteAddress: request.socket.remoteAddress ?? request.ip,
  };
};
