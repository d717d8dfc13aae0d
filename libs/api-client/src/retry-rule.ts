import { idempotencyHeader } from '@vesper/contract';
import type { AxiosError } from 'axios';
import { errorAnswerOf } from './call-error.ts';

/** Spec §9: request retries. */
export const retries = 5;

const firstDelayMs = 300;
const longestDelayMs = 10_000;

/** Refusals with a 5xx or 429 status that the same request will meet again: a repeat only costs time. */
const final: ReadonlySet<string> = new Set([
  'payment_failed',
  'login_blocked',
  // The server has waited for the provider already; the member is told to try again in a few minutes.
  'payment_provider_unavailable',
]);

/**
 * Whether a failed request may be sent again: it got no answer, a 5xx or a 429, and sending it twice does nothing twice,
 * because it only reads or carries an idempotency key.
 */
export const mayRetry = (error: AxiosError): boolean => {
  if (error.code === 'ERR_CANCELED' || !error.config) return false;
  const isSafe = error.config.method?.toUpperCase() === 'GET' || error.config.headers.has(idempotencyHeader);
  if (!isSafe) return false;
  const status = error.response?.status;
  if (status === undefined) return true;
  if (final.has(errorAnswerOf(error)?.code ?? '')) return false;
  return status >= 500 || status === 429;
};

/**
 * How long to wait before the retry with this number (1 to 5): doubling from 300 ms with up to a quarter of jitter, or what the
 * server asks for in `Retry-After` when that is longer, never above 10 s. `random` is in [0, 1).
 */
export const retryDelayMs = (retry: number, error: AxiosError, random: number): number => {
  const doubled = firstDelayMs * 2 ** (retry - 1) * (1 + random / 4);
  const asked = Number(error.response?.headers['retry-after']);
  return Math.min(longestDelayMs, Math.max(doubled, Number.isFinite(asked) ? asked * 1000 : 0));
};
