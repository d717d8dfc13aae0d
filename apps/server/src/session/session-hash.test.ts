import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import type { FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { hashSecret, newSecret } from '../platform/ids.ts';
import type { Services } from '../platform/services/services.ts';
import { sessionHashOf } from './session.ts';

let hash: MockInstance<typeof crypto.hash>;
beforeEach(() => {
  hash = vi.spyOn(crypto, 'hash');
  syncBuiltinESMExports();
});
afterEach(() => {
  hash.mockRestore();
  syncBuiltinESMExports();
});

const services = { config: {} } as Services;
/** As another request brings it each time. */
const hashOf = (session: string) =>
  sessionHashOf(services, { cookies: { session } } as unknown as FastifyRequest);

it.each([
  ['that we may have given is hashed once, however many requests bring it', newSecret(), 1],
  [
    'that is longer than any is hashed each time: what strangers write into a cookie takes no room',
    'x'.repeat(4000),
    3,
  ],
])('a login %s', (_, token, times) => {
  const found = [hashOf(token), hashOf(token), hashOf(token)];
  expect(hash.mock.calls.filter(([, said]) => said === token)).toHaveLength(times);
  expect(found).toEqual(Array(3).fill(hashSecret(token)));
});

it('what is no login has no hash', () => {
  expect(hashOf('')).toBeUndefined();
});
