import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Redis } from 'ioredis';
import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Services } from '../../services/services.ts';
import { AppError } from '../app-error.ts';
import { routeOf } from '../route-of.ts';
import { MinuteCounts, type Taken } from './minute-counts.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Gives a sender back so much of what a request was counted as: it has cost less. Nobody waits for it. */
    giveBack(request: FastifyRequest, cost: number): void;
  }
  interface FastifyContextConfig {
    /** What a request costs of what its sender has for a minute; calls cost 1 when nothing is said, other addresses 0. */
    readonly cost?: number;
    /** How often in a minute one sender may make this call, beside that. */
    readonly perMinute?: CallLimit;
  }
}

/** How often in a minute one sender may make one of the calls; of strangers only the address is known. */
export interface CallLimit {
  readonly name: string;
  readonly most: number;
  readonly by: 'member' | 'address';
}

/**
 * Counts such a call.
 * @throws AppError `too_many_requests`; when it may come again stands on the reply
 */
export type CountCall = (request: FastifyRequest, reply: FastifyReply, limit: CallLimit) => Promise<void>;

/** What a minute has: for one login on one browser, for the visitors of one address, for all who share an address. */
const points = { session: 1200, visitors: 6000, address: 12_000 };

/** A limit is not worth waiting for: without an answer at once this server counts by itself. */
const limiterRedis = {
  enableOfflineQueue: false,
  connectTimeout: 500,
  commandTimeout: 250,
  maxRetriesPerRequest: 0,
};

/** Where only this process counts, what is left is known at once, and nobody is to wait a turn for it. */
type MaybeLater<T> = T | Promise<T>;

const whenThere = <A, B>(value: MaybeLater<A>, then: (value: A) => MaybeLater<B>): MaybeLater<B> =>
  value instanceof Promise ? value.then(then) : then(value);

interface Limiter {
  consume(key: string, cost: number): MaybeLater<Taken>;
  /** Gives back what was taken. */
  reward(key: string, cost: number): MaybeLater<unknown>;
}

type MakeLimiter = (name: string, most: number) => Limiter;

const takenOf = (
  { remainingPoints: remaining, msBeforeNext }: RateLimiterRes,
  isRefused: boolean,
): Taken => ({
  isRefused,
  remaining,
  msBeforeNext,
});

/** Limiters that count in this process, or with the other servers in Redis while that can be reached. */
const limiterMaker = (redis: Redis | undefined): MakeLimiter => {
  return (name, most) => {
    if (!redis) return new MinuteCounts(most);
    const options = { keyPrefix: `vesper:limit:${name}`, points: most, duration: 60 };
    const shared = new RateLimiterRedis({
      ...options,
      storeClient: redis,
      rejectIfRedisNotReady: true,
      insuranceLimiter: new RateLimiterMemory(options),
    });
    return {
      consume: (key, cost) =>
        shared.consume(key, cost).then(
          (left) => takenOf(left, false),
          (refusal: unknown) => {
            if (!(refusal instanceof RateLimiterRes)) throw refusal;
            return takenOf(refusal, true);
          },
        ),
      reward: (key, cost) => shared.reward(key, cost).catch(() => undefined),
    };
  };
};

/** Those of the last requests: reading an address cost as much as counting it. */
const networks = new Map<string, string>();
const mostNetworks = 2000;

/** The network that an address stands for: of version 6 each subscriber has a whole /64. */
export const networkOf = (address: string): string => {
  const known = networks.get(address);
  if (known !== undefined) return known;
  if (networks.size >= mostNetworks) networks.clear();
  const network = readNetwork(address);
  networks.set(address, network);
  return network;
};

const readNetwork = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? parsed.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')
    : parsed.toString();
};

/** What is no address at all counts like a call. */
const isCall = (url: string | undefined): boolean => url?.startsWith('/api/') ?? true;

/** @throws AppError `too_many_requests` */
const refuse = (reply: FastifyReply, { msBeforeNext }: Taken): never => {
  reply.header('retry-after', String(Math.ceil(msBeforeNext / 1000)));
  throw new AppError('too_many_requests');
};

/** Of a minute that has so many, and says what is left of it. */
const count = (
  reply: FastifyReply,
  { limiter, most, key, cost }: { limiter: Limiter; most: number; key: string; cost: number },
): MaybeLater<Taken> =>
  whenThere(limiter.consume(key, cost), (taken) => {
    if (!taken.isRefused) say(reply, most, taken);
    return taken;
  });

/** The minutes that a request is counted in: that of its address, and that of its login or else of the address's visitors. */
const sharedMinutes = (make: MakeLimiter, sessionHash: Services['sessionHash']) => {
  const bySession = make('session', points.session);
  const byVisitors = make('visitors', points.visitors);
  const minuteOf = (request: FastifyRequest) => {
    const session = sessionHash(request);
    return session
      ? { limiter: bySession, most: points.session, key: session }
      : { limiter: byVisitors, most: points.visitors, key: networkOf(request.ip) };
  };
  return { ofAddress: make('address', points.address), minuteOf };
};

/**
 * How much one sender may ask for in a minute, by what it costs: the login (many people share one network address) and the
 * address. A page counts once and its own calls in this process not at all (`isInner`).
 * @returns what counts a limited call that is made otherwise than by a request of its own
 */
export const registerLimits = async (
  app: FastifyInstance,
  { config, log, sessionHash, isInner }: Pick<Services, 'config' | 'log' | 'sessionHash' | 'isInner'>,
): Promise<CountCall> => {
  const redis = config.redisUrl ? openRedis(app, config.redisUrl, log) : undefined;
  const make = limiterMaker(redis);
  const { ofAddress: allOfAddress, minuteOf } = sharedMinutes(make, sessionHash);
  const single = new Map<string, Limiter>();

  const countCall = (request: FastifyRequest, reply: FastifyReply, { name, most, by }: CallLimit) => {
    const limiter = single.get(name) ?? make(name, most);
    single.set(name, limiter);
    const session = by === 'member' ? sessionHash(request) : undefined;
    const key = session ?? networkOf(request.ip);
    return whenThere(count(reply, { limiter, most, key, cost: 1 }), (taken) => {
      if (taken.isRefused) refuse(reply, taken);
    });
  };

  app.decorate('giveBack', (request, cost) => {
    const { limiter, key } = minuteOf(request);
    void limiter.reward(key, cost);
    void allOfAddress.reward(networkOf(request.ip), cost);
  });

  const judge = (request: FastifyRequest, reply: FastifyReply): MaybeLater<void> => {
    const route = routeOf(request);
    const cost = route.cost ?? (isCall(route.url) ? 1 : 0);
    if (cost === 0 || isInner(request)) return;
    const address = networkOf(request.ip);
    const own = { ...minuteOf(request), cost };
    // Taken from the address before a login has a count of its own, so that whoever makes up logins is stopped by it, and
    // given back when the login is refused: others share the address, and the login's own limit goes first.
    return whenThere(allOfAddress.consume(address, cost), (ofAddress) => {
      if (ofAddress.isRefused) return refuse(reply, ofAddress);
      return whenThere(count(reply, own), (taken) => {
        if (taken.isRefused) return whenThere(allOfAddress.reward(address, cost), () => refuse(reply, taken));
        return route.perMinute && countCall(request, reply, route.perMinute);
      });
    });
  };
  app.addHook('onRequest', (request, reply, done) => {
    let judged: MaybeLater<void>;
    try {
      judged = judge(request, reply);
    } catch (refusal) {
      return done(refusal as Error);
    }
    if (judged instanceof Promise) judged.then(() => done(), done);
    else done();
  });
  return async (...asked) => countCall(...asked);
};

const say = (reply: FastifyReply, most: number, { remaining }: Taken): void => {
  reply.header('x-ratelimit-limit', String(most)).header('x-ratelimit-remaining', String(remaining));
};

const openRedis = (app: FastifyInstance, url: string, log: FastifyBaseLogger): Redis => {
  const redis = new Redis(url, limiterRedis);
  redis.on('error', (error: Error) => log.warn({ err: error }, 'redis connection'));
  app.addHook('onClose', async () => redis.disconnect());
  return redis;
};
