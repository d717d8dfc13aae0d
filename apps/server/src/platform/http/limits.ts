import rateLimit from '@fastify/rate-limit';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import type { Config } from '../config.ts';
import { AppError } from './app-error.ts';

const callsPerMinute = 1200;

/** A limit is not worth waiting for: without an answer at once the call goes through. */
const limiterRedis = { enableOfflineQueue: false, connectTimeout: 500, maxRetriesPerRequest: 0 };

/** How many calls a network address may make; single calls may have limits of their own (`Subject.callsPerMinute`). */
export const registerLimits = async (
  app: FastifyInstance,
  config: Config,
  log: FastifyBaseLogger,
): Promise<void> => {
  const redis = config.redisUrl ? new Redis(config.redisUrl, limiterRedis) : undefined;
  redis?.on('error', (error: Error) => log.warn({ err: error }, 'redis connection'));
  if (redis) app.addHook('onClose', async () => redis.disconnect());
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: 60_000,
    ...(redis ? { redis, nameSpace: 'vesper:limit:' } : {}),
    // A lost Redis must not close the shop: then each server counts for nobody until it is back.
    skipOnError: true,
    // By the route and not by the address as typed, which may be written in many ways.
    allowList: (request) => !(request.routeOptions.url?.startsWith('/api/') ?? true),
    errorResponseBuilder: () => new AppError('too_many_requests'),
  });
};
