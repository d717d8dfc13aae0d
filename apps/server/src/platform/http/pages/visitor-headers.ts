import { requestIdHeader } from '@vesper/contract';
import type { FastifyRequest } from 'fastify';

const passedOn = [
  'cookie',
  'accept-language',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
] as const;

/**
 * What a page's own calls carry of the visitor's request: host, session, language and address. The origin is the page's
 * own, because the page's request has been judged already.
 */
export const visitorHeaders = (request: FastifyRequest, countryHeader?: string): Record<string, string> => {
  const headers: Record<string, string> = {
    host: request.headers.host ?? '',
    origin: `${request.protocol}://${request.host}`,
    [requestIdHeader]: request.id,
  };
  for (const name of [...passedOn, ...(countryHeader ? [countryHeader] : [])]) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  // What this request brings counts for its own page already, before the browser sends it back.
  const fresh = Object.entries(request.freshCookies).map(([name, value]) => `${name}=${value}`);
  if (fresh.length > 0) headers['cookie'] = [...fresh, headers['cookie']].filter(Boolean).join('; ');
  return headers;
};
