import { callTable, type ErrorCode, idempotencyHeader } from '@vesper/contract';
import type { AxiosError } from 'axios';
import { errorAnswerOf } from './call-error.ts';

/** Spec §9: request retries. */
export const retries = 5;

const firstDelayMs = 300;
const longestDelayMs = 10_000;

/**
 * Refusals that say how the server is just now. A subject's own refusal is its answer, whatever the status: the same request
 * would meet it again, and a repeat only cost time.
 */
const passing: ReadonlySet<ErrorCode> = new Set(['too_many_requests', 'service_unavailable', 'internal']);

/** Reading, replacing and removing twice comes to the same as once (RFC 9110, 9.2.2). */
const repeatable: ReadonlySet<string> = new Set(['GET', 'PUT', 'DELETE']);

/** Logging in is sent once, by link too: after a lost answer a repeat would only call the link used up. */
const isLogin = (method: string, url: string | undefined): boolean =>
  method === callTable.signInByLink.method && url === callTable.signInByLink.path;

/** What the server asks for in `Retry-After`, in milliseconds; not a number when it does not. */
const askedDelayMs = (error: AxiosError): number =>
  Number(error.response?.headers['retry-after'] ?? Number.NaN) * 1000;

/**
 * Whether a failed request may be sent again: it got no answer, a 5xx or a 429 that is no subject's own and asks for no longer
 * wait than ours, and sending it twice does nothing twice, because of its method or because it carries an idempotency key (readings, "Settled since": GET, PUT, DELETE, keyed POST).
 */
export const mayRetry = (error: AxiosError): boolean => {
  if (error.code === 'ERR_CANCELED' || !error.config) return false;
  const { headers, url } = error.config;
  const method = (error.config.method ?? 'GET').toUpperCase();
  const isSafe = repeatable.has(method) ? !isLogin(method, url) : headers.has(idempotencyHeader);
  if (!isSafe) return false;
  const status = error.response?.status;
  if (status === undefined) return true;
  const code = errorAnswerOf(error)?.code;
  if (code !== undefined && !passing.has(code)) return false;
  if (status === 429) return !(askedDelayMs(error) > longestDelayMs);
  return status >= 500;
};

/**
 * How long to wait before the retry with this number (1 to 5): doubling from 300 ms with up to a quarter of jitter, or what the
 * server asks for in `Retry-After` when that is longer, never above 10 s. `random` is in [0, 1).
 */
export const retryDelayMs = (retry: number, error: AxiosError, random: number): number => {
  const doubled = firstDelayMs * 2 ** (retry - 1) * (1 + random / 4);
  const askedMs = askedDelayMs(error);
  return Math.min(longestDelayMs, Math.max(doubled, Number.isFinite(askedMs) ? askedMs : 0));
};
