import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** A header with a secret of this process: nobody outside can send it. */
const innerHeader = 'x-vesper-inner';
const innerSecret = randomUUID();
const countryHeader = 'x-vesper-country';

/** What marks a request as the server's own. */
export const innerHeaders: Readonly<Record<string, string>> = { [innerHeader]: innerSecret };

/** Whether a request is the server's own: the one that it is made for has been counted and limited already. */
export const isInnerRequest = (request: FastifyRequest): boolean =>
  request.headers[innerHeader] === innerSecret;

/** What marks the request by which a page is made for all visitors of a country. */
export const viewHeaders = (country: string): Readonly<Record<string, string>> => ({
  ...innerHeaders,
  [countryHeader]: country,
});

/** The country that a page is made for; undefined where a request comes from outside. */
export const countryOfView = (request: FastifyRequest): string | undefined => {
  const country = request.headers[countryHeader];
  return isInnerRequest(request) && typeof country === 'string' ? country : undefined;
};
