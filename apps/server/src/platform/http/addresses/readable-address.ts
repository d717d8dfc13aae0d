import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { syncHook } from '../sync-hook.ts';

const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

const readablePath = (path: string): string => {
  if (!path.includes('%') || isDecodable(path)) return path;
  // Signs that stand for no character (`%ff`, a lone `%`) are part of the name: such an address is nobody's, and not found.
  const whole = path.replaceAll(/%(?![\da-f]{2})/gi, '%25');
  return isDecodable(whole) ? whole : whole.replaceAll('%', '%25');
};

/**
 * The path and query of a request line in a form that router and pages can read, whatever was sent: `/%ff` and `*` are
 * addresses that do not exist, and no faults. The whole address that proxies may send (`GET http://host/path`) is cut down
 * to its path; whose it is, the Host header says.
 */
export const readableAddress = (asked: string): string => {
  let target = asked;
  if (!target.startsWith('/')) {
    const { pathname, search } = URL.parse(target) ?? { pathname: '', search: '' };
    target = pathname.startsWith('/')
      ? `${pathname}${search}`
      : `/${encodeURIComponent(target.toWellFormed())}`;
  }
  const query = target.indexOf('?');
  return query < 0 ? readablePath(target) : `${readablePath(target.slice(0, query))}${target.slice(query)}`;
};

/** Host and port, and nothing else that a URL could hold. */
const isHost = (host: string): boolean => {
  const url = URL.parse(`http://${host}`);
  return url !== null && url.pathname === '/' && !/[@?#/\\]/.test(host);
};

/** A Host header that is none (a port beyond 65535, say) is refused before anything is built from it. */
export const refuseUnreadableHosts = (app: FastifyInstance): void => {
  // Nearly every request is for the host that the last one was for.
  let lastGood = '';
  const check = ({ host }: FastifyRequest): void => {
    if (host === lastGood) return;
    if (!isHost(host)) throw new AppError('bad_request');
    lastGood = host;
  };
  app.addHook('onRequest', syncHook(check));
};
