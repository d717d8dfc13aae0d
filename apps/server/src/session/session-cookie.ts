import type { FastifyRequest } from 'fastify';
import { isHttps } from '../platform/config.ts';
import type { Services } from '../platform/services/services.ts';

export const sessionCookie = 'session';

type CookieServices = Pick<Services, 'config'>;

/** How every cookie is set that says who somebody is: for the server alone, and not sent along by other sites' forms. */
export const authCookie = (services: CookieServices) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isHttps(services.config),
});

/**
 * The name of such a cookie. Under https browsers take one that begins with `__Host-` from this very host alone: neither
 * another host of the domain nor somebody on an open network can put one of theirs in its place. The plain name is not
 * read there, not even once: whoever can set that one could log somebody in as somebody else.
 */
export const authCookieName = (services: CookieServices, name: string): string =>
  isHttps(services.config) ? `__Host-${name}` : name;

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

/**
 * What a request brings as its login, read off its `Cookie` header before anything else of it is looked at, in every way of
 * writing that the cookies are read in afterwards: whoever writes theirs in two ways is still one.
 */
export const loginReader = (
  config: Services['config'],
): ((cookies: string | undefined) => string | undefined) => {
  const login = new RegExp(`(?:^|;)\\s*${authCookieName({ config }, sessionCookie)}\\s*=([^;]*)`);
  return (cookies) => {
    const [, found] = cookies === undefined ? [] : (login.exec(cookies) ?? []);
    return decoded(found?.trim() ?? '') || undefined;
  };
};

/** What a request brings under that name. */
export const readAuthCookie = (
  services: CookieServices,
  request: FastifyRequest,
  name: string,
): string | undefined => request.cookies[authCookieName(services, name)];
