import { Redis } from 'ioredis';
import type { LiveEvent } from '@vesper/contract';
import type { FastifyBaseLogger } from 'fastify';

/** On its way to wherever members are connected: an event for some of them, or the end of a session. */
export type LiveEnvelope =
  | { readonly to: readonly string[] | 'everyone'; readonly event: LiveEvent }
  | { readonly endedSession: string; readonly member: string };

/** Carries live events between the servers of an installation. */
export interface LiveBus {
  publish(envelope: LiveEnvelope): void;
  subscribe(listener: (envelope: LiveEnvelope) => void): void;
  close(): Promise<void>;
}

/** One server: events stay in the process. */
export const openLocalBus = (): LiveBus => {
  const listeners: ((envelope: LiveEnvelope) => void)[] = [];
  return {
    publish: (envelope) => {
      for (const listener of listeners) listener(envelope);
    },
    subscribe: (listener) => void listeners.push(listener),
    close: async () => undefined,
  };
};

const channel = 'vesper:live';

/**
 * Several servers: events go through Redis. When its connection was lost, members here may have missed something, so
 * that they are told to read again once it is back.
 */
export const openRedisBus = (url: string, log: FastifyBaseLogger): LiveBus => {
  const publisher = new Redis(url, { maxRetriesPerRequest: null });
  const subscriber = new Redis(url, { maxRetriesPerRequest: null });
  const listeners: ((envelope: LiveEnvelope) => void)[] = [];
  const deliver = (envelope: LiveEnvelope) => {
    for (const listener of listeners) listener(envelope);
  };
  let lost = false;
  for (const redis of [publisher, subscriber])
    redis.on('error', (error: Error) => log.warn({ err: error }, 'redis connection'));
  subscriber.on('close', () => (lost = true));
  subscriber.on('ready', () => {
    if (lost) deliver({ to: 'everyone', event: { type: 'resync', at: new Date().toISOString() } });
    lost = false;
  });
  subscriber.on('message', (_channel: string, text: string) => deliver(JSON.parse(text) as LiveEnvelope));
  void subscriber.subscribe(channel);
  return {
    publish: (envelope) => {
      publisher
        .publish(channel, JSON.stringify(envelope))
        .catch((error: unknown) => log.warn({ err: error }, 'live event not published'));
    },
    subscribe: (listener) => void listeners.push(listener),
    close: async () => {
      subscriber.disconnect();
      publisher.disconnect();
    },
  };
};
