import { type ErrorCode, errorCodes, errorStatus } from '@vesper/contract';
import { AxiosError, AxiosHeaders } from 'axios';
import { describe, expect, it } from 'vitest';
import { mayRetry, retryDelayMs } from './retry-rule.ts';

const failed = (
  method: string,
  status?: number,
  headers: Record<string, string> = {},
  answered: Record<string, string> = {},
) => {
  const config = { method, headers: new AxiosHeaders(headers) };
  const response =
    status === undefined
      ? undefined
      : { data: '', status, statusText: '', headers: new AxiosHeaders(answered), config };
  return new AxiosError('failed', 'ERR_NETWORK', config, null, response);
};

describe('mayRetry', () => {
  it.each([
    ['GET', undefined, {}, true],
    ['GET', 503, {}, true],
    ['GET', 429, {}, true],
    ['GET', 404, {}, false],
    ['POST', undefined, {}, false],
    ['POST', undefined, { 'idempotency-key': 'k' }, true],
    ['POST', 409, { 'idempotency-key': 'k' }, false],
    ['PUT', 500, {}, true],
    ['PUT', 422, {}, false],
    ['DELETE', undefined, {}, true],
    ['DELETE', 404, {}, false],
  ])('%s answered %s with %o: %s', (method, status, headers, expected) => {
    expect(mayRetry(failed(method, status, headers))).toBe(expected);
  });
});

describe('a refusal that asks for a wait', () => {
  it.each([
    ['1', true],
    ['10', true],
    ['60', false],
    ['soon', true],
  ])('of %s s is repeated: %s', (seconds, expected) => {
    expect(mayRetry(failed('PUT', 429, {}, { 'retry-after': seconds }))).toBe(expected);
  });
});

describe('a refusal that says why', () => {
  const passing = ['too_many_requests', 'service_unavailable', 'internal'];
  const isLate = (code: ErrorCode): boolean => errorStatus[code] === 429 || errorStatus[code] >= 500;

  it.each(errorCodes.filter(isLate))('%s is repeated where it is no subject’s own', (code) => {
    const error = failed('POST', errorStatus[code], { 'idempotency-key': 'k' });
    // Somebody else has answered, a proxy say.
    expect(mayRetry(error)).toBe(true);
    Object.assign(error.response ?? {}, { data: { error: { code } } });
    expect(mayRetry(error)).toBe(passing.includes(code));
  });
});

describe('retryDelayMs', () => {
  it('doubles from 300 ms', () => {
    expect([1, 2, 3, 4, 5].map((retry) => retryDelayMs(retry, failed('GET'), 0))).toEqual([
      300, 600, 1200, 2400, 4800,
    ]);
  });

  it('adds up to a quarter and obeys Retry-After up to 10 s', () => {
    expect(retryDelayMs(1, failed('GET'), 0.5)).toBe(337.5);
    expect(retryDelayMs(1, failed('GET', 429, {}, { 'retry-after': '3' }), 0)).toBe(3000);
    expect(retryDelayMs(1, failed('GET', 429, {}, { 'retry-after': '600' }), 0)).toBe(10_000);
  });
});
