import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';

/** Somebody outside did not answer in time. */
export class OutsideTooSlow extends Error {
  override readonly name = 'OutsideTooSlow';
  constructor(limitMs: number) {
    super(`no answer within ${limitMs} ms`);
  }
}

/** One piece of work that asks somebody outside, and the HTTP requests it has under way. */
interface Visit {
  readonly limitMs: number;
  readonly requests: Set<ClientRequest>;
  isOver: boolean;
}

const visits = new AsyncLocalStorage<Visit>();

// The only way to the sockets of a client library that takes neither a signal nor an agent, as the payment provider's.
subscribe('http.client.request.created', (message) => {
  const visit = visits.getStore();
  if (!visit) return;
  const { request } = message as { request: ClientRequest };
  // A library may try once more by itself after the time is up.
  if (visit.isOver) request.destroy(new OutsideTooSlow(visit.limitMs));
  visit.requests.add(request);
  request.once('close', () => visit.requests.delete(request));
});

/**
 * Does work that asks somebody outside, for `limitMs` at most: after that it is given up and every HTTP request that it
 * has begun is ended with its socket, however the library behind it keeps them.
 * @throws OutsideTooSlow, and whatever the work throws
 */
export const withinLimit = async <T>(limitMs: number, work: () => Promise<T>): Promise<T> => {
  const visit: Visit = { limitMs, requests: new Set(), isOver: false };
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    visit.isOver = true;
    for (const request of visit.requests) request.destroy(new OutsideTooSlow(limitMs));
    late.reject(new OutsideTooSlow(limitMs));
  }, limitMs);
  try {
    return await Promise.race([visits.run(visit, work), late.promise]);
  } finally {
    clearTimeout(timer);
  }
};
