import { Redis } from 'ioredis';
import type { LiveEvent } from '@vesper/contract';
import type { FastifyBaseLogger } from 'fastify';

/**
 * On its way to every server: an event for members who are connected there, the end of a session, or of whom others see
 * something else from now on.
 */
export type LiveEnvelope =
  | {
      readonly to: readonly string[] | 'everyone';
      readonly event: LiveEvent;
      /** The number that the event has for each of them; none for what is gone with its moment (somebody is typing). */
      readonly numbers?: Readonly<Record<string, number>>;
    }
  | { readonly endedSession: string; readonly member: string }
  | { readonly changed: readonly string[] };

/** Carries live events between the servers of an installation. */
export interface LiveBus {
  publish(envelope: LiveEnvelope): void;
  subscribe(listener: (envelope: LiveEnvelope) => void): void;
  /** Whether what other servers tell arrives here at the moment. */
  hears(): boolean;
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
    hears: () => true,
    close: async () => undefined,
  };
};

const channel = 'vesper:live';
/** Without an answer for so long, a connection is given up and made anew. */
const answerMs = 2000;
/** The subscriber asks nothing by itself, so that it would not notice a connection that leads nowhere. */
const pingMs = 15_000;
/** Events that wait for the first connection or for an answer; what comes then is dropped. */
const mostWaiting = 1000;

const resync = (): LiveEnvelope => ({
  to: 'everyone',
  event: { type: 'resync', at: new Date().toISOString() },
});

const connect = (url: string, log: FastifyBaseLogger, queue: boolean): Redis => {
  const redis = new Redis(url, {
    connectTimeout: answerMs,
    socketTimeout: answerMs,
    enableOfflineQueue: queue,
    // What was not answered may have arrived: it is not sent twice.
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: null,
  });
  redis.on('error', (error: Error) => log.warn({ err: error }, 'redis connection'));
  return redis;
};

/** Sends events into Redis; while it cannot be reached they are dropped, and all are told to read again afterwards. */
const openPublisher = (url: string, log: FastifyBaseLogger) => {
  const redis = connect(url, log, false);
  const early: string[] = [];
  let wasReady = false;
  let unanswered = 0;
  let dropped = 0;
  const drop = (error?: unknown) => {
    if (dropped === 0) log.warn({ err: error }, 'live events are dropped');
    dropped += 1;
  };
  const send = (text: string) => {
    unanswered += 1;
    redis
      .publish(channel, text)
      .catch(drop)
      .finally(() => (unanswered -= 1));
  };
  redis.on('ready', () => {
    wasReady = true;
    for (const text of early.splice(0)) send(text);
    if (dropped === 0) return;
    log.warn({ dropped }, 'live events were dropped; everyone reads again');
    dropped = 0;
    send(JSON.stringify(resync()));
  });
  return {
    publish: (envelope: LiveEnvelope) => {
      const text = JSON.stringify(envelope);
      if (redis.status === 'ready' && unanswered < mostWaiting) send(text);
      else if (!wasReady && early.length < mostWaiting) early.push(text);
      else drop();
    },
    disconnect: () => redis.disconnect(),
  };
};

/** Tells all servers once, from a program that is none of them. @throws when Redis does not take it */
export const publishOnce = async (url: string, envelope: LiveEnvelope): Promise<void> => {
  const redis = new Redis(url, { connectTimeout: answerMs, maxRetriesPerRequest: 1 });
  // What it is about is said by the promise below.
  redis.on('error', () => undefined);
  try {
    await redis.publish(channel, JSON.stringify(envelope));
  } finally {
    redis.disconnect();
  }
};

/**
 * Several servers: events go through Redis. When its connection was lost, members here may have missed something, so
 * that they are told to read again once it is back. Nothing waits for it, and nothing is kept for it without end.
 */
export const openRedisBus = (url: string, log: FastifyBaseLogger): LiveBus => {
  const publisher = openPublisher(url, log);
  const subscriber = connect(url, log, true);
  const listeners: ((envelope: LiveEnvelope) => void)[] = [];
  const deliver = (envelope: LiveEnvelope) => {
    for (const listener of listeners) listener(envelope);
  };
  let [lost, hears] = [false, false];
  subscriber.on('close', () => {
    lost = true;
    hears = false;
  });
  const listen = async (): Promise<void> => {
    await subscriber.subscribe(channel);
    hears = true;
    // After what is told arrives again: what is told before has been missed.
    if (lost) deliver(resync());
    lost = false;
  };
  // Asked for at each connection: what a lost one had not answered is not sent again by itself.
  subscriber.on('ready', () => {
    listen().catch((error: unknown) => log.warn({ err: error }, 'redis subscription'));
  });
  subscriber.on('message', (_channel: string, text: string) => deliver(JSON.parse(text) as LiveEnvelope));
  const ping = setInterval(() => {
    if (subscriber.status === 'ready') subscriber.ping().catch(() => undefined);
  }, pingMs).unref();
  return {
    publish: publisher.publish,
    subscribe: (listener) => void listeners.push(listener),
    hears: () => hears,
    close: async () => {
      clearInterval(ping);
      subscriber.disconnect();
      publisher.disconnect();
    },
  };
};
