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
export const visitorHeaders = (request: FastifyRequest): Record<string, string> => {
  const headers: Record<string, string> = {
    host: request.headers.host ?? '',
    origin: `${request.protocol}://${request.host}`,
    [requestIdHeader]: request.id,
  };
  for (const name of passedOn) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  return headers;
};
