import {
  isLocale,
  type Locale,
  localePath,
  matchRoute,
  mayEnter,
  negotiateLocale,
  splitLocale,
} from '@vesper/domain';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { membersContext } from '../../load-context.ts';
import { loginPath } from '../../frame/links/login-path.ts';

interface GuardArguments {
  readonly request: Request;
  /** The address as one reads it: React Router's own requests for data carry another in `request.url`. */
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
}

/** A cookie's value as it was sent; undefined when there is none. */
export const cookieOf = (request: Request, name: string): string | undefined => {
  const cookies = request.headers.get('cookie')?.split(/;\s*/) ?? [];
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
};

export const localeCookieName = 'locale';
/** Spec §9: 365 days. */
export const localeCookie = (locale: string): string =>
  `${localeCookieName}=${locale}; Path=/; Max-Age=${365 * 24 * 60 * 60}; SameSite=Lax`;

/**
 * The first visit of the bare address goes to the visitor's language (spec §9); every other address says its own. Only
 * whole pages: one that is already shown keeps its language, and its requests for data have another path.
 */
export const chooseLanguage = ({ request, context }: GuardArguments): void => {
  const { pathname, search } = new URL(request.url);
  if (pathname !== '/' || request.method !== 'GET') return;
  const { settings, user } = context.get(membersContext);
  const locale = negotiateLocale({
    cookie: cookieOf(request, localeCookieName),
    saved: user?.language,
    domainLanguage: settings.domain_language,
    acceptLanguage: request.headers.get('accept-language') ?? undefined,
  });
  if (locale !== 'en') throw redirect(localePath(locale, `/${search}`));
};

/** Sends visitors of a members' screen to login, and says which screen they wanted (spec §6). */
export const requireLogin = ({ url, context }: GuardArguments): void => {
  const { settings, user } = context.get(membersContext);
  const { pathname, search } = url;
  const { locale, path } = splitLocale(pathname);
  const match = matchRoute(path);
  if (!match) return;
  const viewer = { loggedIn: user !== null, loggedOutSearch: settings.logged_out_search };
  if (mayEnter(match.name, viewer) === 'ok') return;
  const reason = match.name === 'members-id-chat' || match.name === 'chats-id' ? 'chat' : undefined;
  throw redirect(localePath(locale, loginPath(`${path}${search}`, reason)));
};

/** What the short addresses out of e-mails look like (spec §2, `/{token}`). */
const shortLink = /^[\w-]{43}$/;

/** Leads a short address to the page that reads it; anything else is left alone. */
export const followShortLink = (path: string, locale: Locale): void => {
  const token = path.replace(/^\//, '');
  if (shortLink.test(token)) throw redirect(localePath(locale, `/link?token=${token}`));
};

/** A first part of the address that is no language of ours is no language at all: a short link, or 404. */
export const requireKnownLocale = (prefix: string | undefined): void => {
  if (prefix !== undefined) followShortLink(prefix, 'en');
  if (prefix !== undefined && (!isLocale(prefix) || prefix === 'en')) throw data(null, { status: 404 });
};
