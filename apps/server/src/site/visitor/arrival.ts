import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isHttps } from '../../platform/config.ts';
import { syncHook } from '../../platform/http/sync-hook.ts';
import type { Services } from '../../platform/services/services.ts';

/** Where a visitor came from (spec §3, tracking data stored on arrival). */
export type Arrival = Partial<Record<ArrivalName, string>>;
type ArrivalName = 'network' | 'ref' | 'sub1' | 'sub2' | 'sub3';

declare module 'fastify' {
  interface FastifyRequest {
    /** What this very request brought; set for the pages that it makes before the cookie has come back. */
    arrival: Arrival | undefined;
  }
}

export const arrivalCookie = 'arrival';

/** The longest value of each, as in the signup call; whatever is longer is cut. */
const longest: Readonly<Record<ArrivalName, number>> = {
  network: 100,
  ref: 200,
  sub1: 200,
  sub2: 200,
  sub3: 200,
};
const names = Object.keys(longest) as ArrivalName[];

const cut = (value: string, length: number): string =>
  value.replaceAll('\0', '').slice(0, length).toWellFormed();

/** What is known of an arrival out of whatever stands there; empty values are left out. */
const readValues = (source: Readonly<Record<string, unknown>>): Arrival =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = source[name];
      const text = typeof value === 'string' ? cut(value, longest[name]).trim() : '';
      return text === '' ? [] : [[name, text]];
    }),
  );

/** The cookie's value: URL parameters in base64url, which needs no further escaping. */
export const writeArrival = (arrival: Arrival): string =>
  Buffer.from(new URLSearchParams(arrival).toString()).toString('base64url');

const parseArrival = (cookie: string): Arrival =>
  readValues(Object.fromEntries(new URLSearchParams(Buffer.from(cookie, 'base64url').toString())));

/** Where the sender of this request came from: what the address says now, else what was stored; empty when nothing is known. */
export const readArrival = (request: FastifyRequest): Arrival => {
  if (request.arrival) return request.arrival;
  const named = readValues(request.query as Record<string, unknown>);
  if (named.network) return named;
  const cookie = request.cookies[arrivalCookie];
  return cookie ? parseArrival(cookie) : {};
};

/** Addresses that are no pages: calls, photos, the development pages and whatever is a file. */
const isPage = (url: string): boolean => {
  const path = url.split('?', 1)[0] ?? '/';
  return !/^\/(api|photos|dev|assets|healthz)(\/|$)/.test(path) && !/\.\w+$/.test(path);
};

/**
 * Stores where a visitor came from when a page is asked for with a network or a reference in its address (spec §3). A
 * later arrival with a network replaces what is stored; one without fills only an empty place. The cookie goes with the
 * browser's session (readings, "Arrival data").
 */
export const registerArrival = (app: FastifyInstance, services: Services): void => {
  app.decorateRequest('arrival', undefined);
  const note = (request: FastifyRequest, reply: FastifyReply): void => {
    if (request.method !== 'GET' || !request.url.includes('?') || !isPage(request.url)) return;
    const arrival = readValues(request.query as Record<string, unknown>);
    if (Object.keys(arrival).length === 0) return;
    if (!arrival.network && request.cookies[arrivalCookie]) return;
    request.arrival = arrival;
    reply.setCookie(arrivalCookie, writeArrival(arrival), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isHttps(services.config),
    });
  };
  app.addHook('onRequest', syncHook(note));
};
