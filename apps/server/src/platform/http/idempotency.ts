import { createHash } from 'node:crypto';
import type { CallName } from '@vesper/contract';
import { dateOf } from '../clock.ts';
import type { Services } from '../services/services.ts';
import { inTransaction, type Trx } from '../database/transaction.ts';
import { AppError } from './app-error.ts';
import { forgetKeysOf, keepAnswer, readKey, takeKey } from './idempotency-repository.ts';

/** One keyed request: who asks (`scope`), under which key, for what. */
export interface KeyedRequest {
  readonly call: CallName;
  readonly scope: string;
  readonly key: string;
  readonly body: unknown;
}

const hashBody = (body: unknown): string => createHash('sha256').update(JSON.stringify(body)).digest('hex');

/**
 * Does an act once for each key, in the transaction that also stores its answer: asked again with the same body it
 * gives the same answer, also when the first answer was lost on its way.
 * @throws AppError `idempotency_key_reused` when the key came with another call or body before
 */
export const actOnce = <T extends object>(
  services: Pick<Services, 'db' | 'clock'>,
  request: KeyedRequest,
  act: (trx: Trx) => Promise<T>,
): Promise<T> =>
  inTransaction(services.db, async (trx) => {
    const bodyHash = hashBody(request.body);
    if (!(await takeKey(trx, { ...request, bodyHash }, dateOf(services.clock))))
      return replay<T>(trx, request, bodyHash);
    const answer = await act(trx);
    await keepAnswer(trx, request, answer);
    return answer;
  });

/** Forgets, in the transaction that takes an act back, under which keys it was done: under one of them it is done anew. */
export const forgetAct = (trx: Trx, { call, scope, body }: Omit<KeyedRequest, 'key'>): Promise<void> =>
  forgetKeysOf(trx, { call, scope, bodyHash: hashBody(body) });

const replay = async <T extends object>(trx: Trx, request: KeyedRequest, bodyHash: string): Promise<T> => {
  const before = await readKey(trx, request);
  if (before.call !== request.call || before.body_hash !== bodyHash)
    throw new AppError('idempotency_key_reused');
  return before.answer as T;
};
