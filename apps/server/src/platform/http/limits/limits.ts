import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Redis } from 'ioredis';
import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { hashSecret } from '../../ids.ts';
import type { Services } from '../../services/services.ts';
import { AppError } from '../app-error.ts';

declare module 'fastify' {
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

interface Limiter {
  consume(key: string, cost: number): Promise<RateLimiterRes>;
  /** Gives back what was taken. */
  reward(key: string, cost: number): Promise<RateLimiterRes>;
}

type MakeLimiter = (name: string, most: number) => Limiter;

/** Limiters that count in this process, or with the other servers in Redis while that can be reached. */
const limiterMaker = (redis: Redis | undefined): MakeLimiter => {
  return (name, most) => {
    const options = { keyPrefix: `vesper:limit:${name}`, points: most, duration: 60 };
    const alone = new RateLimiterMemory(options);
    if (!redis) return alone;
    return new RateLimiterRedis({
      ...options,
      storeClient: redis,
      rejectIfRedisNotReady: true,
      insuranceLimiter: alone,
    });
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

const count = async (
  reply: FastifyReply,
  limiter: Limiter,
  most: number,
  key: string,
  cost: number,
  silently?: 'silently',
) => {
  try {
    const left = await limiter.consume(key, cost);
    if (!silently) say(reply, most, left);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    reply.header('retry-after', String(Math.ceil(refusal.msBeforeNext / 1000)));
    throw new AppError('too_many_requests');
  }
};

/**
 * How much one sender may ask for in a minute, by what it costs: the login (many people share one network address) and the
 * address. A page counts once and its own calls in this process not at all (`isInner`).
 * @returns what counts a limited call that is made otherwise than by a request of its own
 */
export const registerLimits = async (
  app: FastifyInstance,
  { config, log, sessionToken, isInner }: Pick<Services, 'config' | 'log' | 'sessionToken' | 'isInner'>,
): Promise<CountCall> => {
  const redis = config.redisUrl ? openRedis(app, config.redisUrl, log) : undefined;
  const make = limiterMaker(redis);
  const shared = {
    session: make('session', points.session),
    visitors: make('visitors', points.visitors),
    address: make('address', points.address),
  };
  const single = new Map<string, Limiter>();

  const sessionOf = (request: FastifyRequest): string | undefined => {
    const token = sessionToken(request);
    return token === undefined ? undefined : hashSecret(token);
  };

  const countCall: CountCall = async (request, reply, { name, most, by }) => {
    const limiter = single.get(name) ?? make(name, most);
    single.set(name, limiter);
    const session = by === 'member' ? sessionOf(request) : undefined;
    await count(reply, limiter, most, session ?? networkOf(request.ip), 1);
  };

  const judge = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { config: route, url } = request.routeOptions;
    const cost = route.cost ?? (isCall(url) ? 1 : 0);
    if (cost === 0 || isInner(request)) return;
    const address = networkOf(request.ip);
    const session = sessionOf(request);
    // Taken from the address before a login has a count of its own, so that whoever makes up logins is stopped by it, and
    // given back when the login is refused: others share the address, and the login's own limit goes first.
    await count(reply, shared.address, points.address, address, cost, 'silently');
    try {
      if (session) await count(reply, shared.session, points.session, session, cost);
      else await count(reply, shared.visitors, points.visitors, address, cost);
    } catch (refusal) {
      await shared.address.reward(address, cost).catch(() => undefined);
      throw refusal;
    }
    if (route.perMinute) await countCall(request, reply, route.perMinute);
  };
  app.addHook('onRequest', judge);
  return countCall;
};

const say = (reply: FastifyReply, most: number, { remainingPoints }: RateLimiterRes): void => {
  reply.header('x-ratelimit-limit', String(most)).header('x-ratelimit-remaining', String(remainingPoints));
};

const openRedis = (app: FastifyInstance, url: string, log: FastifyBaseLogger): Redis => {
  const redis = new Redis(url, limiterRedis);
  redis.on('error', (error: Error) => log.warn({ err: error }, 'redis connection'));
  app.addHook('onClose', async () => redis.disconnect());
  return redis;
};
