import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { clientHeader, clientHeaderValue, webhookPath } from '@vesper/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { type Config, isHttps } from '../config.ts';
import { AppError } from './app-error.ts';
import { routeOf } from './route-of.ts';
import { syncHook } from './sync-hook.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** By which a page's own scripts and styles are known; null in what is no page, or refused before it could become one. */
    cspNonce: PageNonces;
  }
  interface FastifyContextConfig {
    /** Its answers are data and no page. */
    readonly isCall?: boolean;
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Was this request made by a page of the same site? Browsers say so in Origin or Sec-Fetch-Site; a caller without either
 * is no browser, and shows by the client header that it was not made by a form of another site.
 */
const isSameOrigin = (request: FastifyRequest): boolean => {
  const { origin } = request.headers;
  if (origin !== undefined) return origin === `${request.protocol}://${request.host}`;
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  return request.headers[clientHeader] === clientHeaderValue;
};

const checkOrigin = (request: FastifyRequest): void => {
  if (safeMethods.has(request.method) || request.url.startsWith(`${webhookPath}/`)) return;
  if (!isSameOrigin(request)) throw new AppError('origin_not_allowed');
};

/** What helmet writes for these options, for answers that all carry the same. */
const headersOf = (options: Readonly<HelmetOptions>): Record<string, string> => {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  helmet(options)({} as never, answer as unknown as ServerResponse, () => undefined);
  return headers;
};

const everywhereOf = (config: Config) =>
  ({
    // 'no-referrer' would take the Origin of form posts away and with it the forms that work without scripts.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: isHttps(config) ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
  }) as const;

/** What helmet writes of a document alone: how its window and its frames may act, and what browsers of long ago did with it. */
const ofDocumentsAlone = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  dnsPrefetchControl: false,
  ieNoOpen: false,
  permittedCrossDomainPolicies: false,
  xssFilter: false,
} as const;

/**
 * Security headers of everything that is no page, and of whatever is refused before it could become one: it loads nothing, opens
 * no window, and needs no nonce of its own, which cost a tenth of a small call.
 */
export const callHeadersOf = (config: Config): Record<string, string> =>
  headersOf({
    ...everywhereOf(config),
    ...ofDocumentsAlone,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
  });

/** What pages carry besides, by name. */
const headersOfDocuments = [
  'permissions-policy',
  ...Object.keys(headersOf({})).filter((name) => !(name in headersOf(ofDocumentsAlone))),
];

/** For what is no call, and no document either: a picture, a recording, a script. Thirty of them come with a page. */
export const asNoDocument = (reply: FastifyReply): FastifyReply => {
  for (const name of headersOfDocuments) reply.removeHeader(name);
  return reply;
};

interface PageNonces {
  readonly script: string;
  readonly style: string;
}

/** Stand in the policy where each answer's own nonces go. */
const nonceOf = { script: '{script}', style: '{style}' } as const;

/** The headers of pages, but for the nonces in their policy. */
const pageHeadersOf = (config: Config, developing: boolean): Record<string, string> => ({
  'permissions-policy': 'camera=(), microphone=(self), payment=(), usb=(), geolocation=(self)',
  ...headersOf({
    ...everywhereOf(config),
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        scriptSrc: ["'self'", `'nonce-${nonceOf.script}'`],
        // While developing, styles are injected by scripts that carry no nonce.
        ...(developing ? { styleSrcElem: ["'self'", "'unsafe-inline'"] } : {}),
        styleSrc: ["'self'", `'nonce-${nonceOf.style}'`],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // What was recorded is heard before it is sent.
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(developing ? ['ws:'] : [])],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        ...(developing ? {} : { requireTrustedTypesFor: ["'script'"], trustedTypes: ['vesper'] }),
        ...(isHttps(config) ? { upgradeInsecureRequests: [] } : {}),
      },
    },
  }),
});

/**
 * The headers of pages, and the check that changes come from our own pages (cross-site request forgery). They are written by a
 * hook of our own, which passes calls by: that of `@fastify/helmet` is asked about every call twice and puts its settings together
 * anew, which cost each call more than its own headers.
 */
export const registerSecurity = (app: FastifyInstance, config: Config, developing: boolean): void => {
  const { 'content-security-policy': policy = '', ...others } = pageHeadersOf(config, developing);
  const protect = (request: FastifyRequest, reply: FastifyReply): void => {
    if (routeOf(request).isCall) return;
    const nonces = { script: randomBytes(16).toString('hex'), style: randomBytes(16).toString('hex') };
    reply.cspNonce = nonces;
    for (const [name, value] of Object.entries(others)) reply.raw.setHeader(name, value);
    reply.raw.setHeader(
      'content-security-policy',
      policy.replace(nonceOf.script, nonces.script).replace(nonceOf.style, nonces.style),
    );
  };
  app.decorateReply('cspNonce', null as never);
  app.addHook('onRequest', syncHook(protect));
  app.addHook('onRequest', syncHook(checkOrigin));
};

/** @throws AppError `client_header_required` */
export const requireClientHeader = (request: FastifyRequest): void => {
  if (request.headers[clientHeader] !== clientHeaderValue) throw new AppError('client_header_required');
};

/**
 * For an act that is asked for with a safe method: a page of another site must not make somebody's browser do it.
 * @throws AppError `origin_not_allowed`
 */
export const requireSameOrigin = (request: FastifyRequest): void => {
  const fetchSite = request.headers['sec-fetch-site'] ?? 'same-origin';
  if (fetchSite !== 'same-origin' || !isSameOrigin(request)) throw new AppError('origin_not_allowed');
};
