import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../../services/services.ts';
import { AppError } from '../app-error.ts';
import { routeOf } from '../route-of.ts';
import { syncHook } from '../sync-hook.ts';
import { networkOf } from './limits.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly pressure: Pressure;
  }
}

/**
 * How late the server must be for these to be refused: pages, which cost the most and have a queue of their own besides, calls of
 * visitors and of members.
 */
const refusedFromMs = { page: 400, visitor: 500, member: 2000 } as const;
/**
 * So many requests of a window whose login nobody has looked at yet are let in as a member's: a made-up one is no way past
 * visitors, and a server that has just started lets its members in all the same, some at a time.
 */
const uncheckedEachWindow = 20;
/** Of one network so many of them: whoever makes up logins takes no more of those places than that. */
const uncheckedOfNetwork = 5;
/** How much one request says of how long the next one waits at the door. */
const weight = 0.1;

/** Over so long a time lateness is averaged: one slow turn is no overload. */
const windowMs = 500;
const resolutionMs = 10;

/** As who a call is let in; `unchecked` has brought a login that this server has found for nobody yet, if it is one. */
export type Caller = keyof typeof refusedFromMs | 'unchecked';

/**
 * How late this server is: by how much its turns come after their time, on the average of half a second and the next, or how long
 * requests wait at the door. More work than it can do would have everybody wait for everybody; so pages that are not kept are
 * refused first (503 with `Retry-After`), then calls of visitors, and those of members last, who may be in a conversation.
 */
export class Pressure {
  #lateMs = 0;
  #beforeMs = 0;
  #waitMs = 0;
  #hasAsked = false;
  /** The network of each that was let in so. */
  #unchecked: string[] = [];

  /**
   * How late the turns are, in milliseconds; it counts when it lasts from one time to the next, which the start of a server
   * does not. Where nobody has asked since the last time, nobody waits any more either.
   */
  observeTurns(lateMs: number): void {
    this.#lateMs = Math.min(lateMs, this.#beforeMs);
    this.#beforeMs = lateMs;
    if (!this.#hasAsked) this.#waitMs = 0;
    this.#hasAsked = false;
    this.#unchecked = [];
  }

  /** How long one request has waited at the door, in milliseconds. */
  readonly observeWait = (ms: number): void => {
    this.#hasAsked = true;
    this.#waitMs += (ms - this.#waitMs) * weight;
  };

  get lateMs(): number {
    return Math.max(this.#lateMs, this.#waitMs);
  }

  /** Whether anybody is refused: until then nobody need be looked at. */
  get isLate(): boolean {
    return this.lateMs >= refusedFromMs.page;
  }

  /**
   * @param network where a caller comes from, asked for those whose login nobody has looked at
   * @throws AppError `service_unavailable` when there is no time for it
   */
  admit(caller: Caller, network = ''): void {
    const { lateMs } = this;
    if (lateMs < refusedFromMs[caller === 'unchecked' ? 'visitor' : caller]) return;
    if (caller === 'unchecked' && lateMs < refusedFromMs.member && this.#takesUnchecked(network)) return;
    throw new AppError('service_unavailable');
  }

  #takesUnchecked(network: string): boolean {
    const own = this.#unchecked.filter((one) => one === network).length;
    if (own >= uncheckedOfNetwork || this.#unchecked.length >= uncheckedEachWindow) return false;
    this.#unchecked.push(network);
    return true;
  }
}

/** Looks at the event loop twice a second, until the server closes. */
const watch = (app: FastifyInstance, pressure: Pressure): void => {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  const timer = setInterval(() => {
    // Not a number before the first turn was seen.
    const lateMs = Math.max(0, delay.mean / 1e6 - resolutionMs) || 0;
    pressure.observeTurns(lateMs);
    if (pressure.lateMs >= refusedFromMs.visitor)
      app.log.warn({ lateMs: Math.round(pressure.lateMs) }, 'the server is too late: calls are refused');
    delay.reset();
  }, windowMs);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    delay.disable();
  });
};

/** As who a request is let in, before anybody has looked whether its login is one. */
export const callerOf = (
  { sessionToken, isCheckedLogin }: Pick<Services, 'sessionToken' | 'isCheckedLogin'>,
  request: FastifyRequest,
): Exclude<Caller, 'page'> => {
  if (sessionToken(request) === undefined) return 'visitor';
  return isCheckedLogin(request) ? 'member' : 'unchecked';
};

/** Calls are let in or refused by how late the server is, which its door tells as well (`app.pressure`). */
export const registerPressure = (
  app: FastifyInstance,
  services: Pick<Services, 'sessionToken' | 'isCheckedLogin' | 'isInner'>,
  /** Not in tests: on a busy machine nothing of what they do may be refused. */
  watched: boolean,
): void => {
  const { pressure } = app;
  if (watched) watch(app, pressure);
  const admit = (request: FastifyRequest): void => {
    if (!pressure.isLate || !routeOf(request).isCall || services.isInner(request)) return;
    pressure.admit(callerOf(services, request), networkOf(request.ip));
  };
  app.addHook('onRequest', syncHook(admit));
};
