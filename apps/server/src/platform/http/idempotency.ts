import { createHash } from 'node:crypto';
import type { CallName } from '@vesper/contract';
import { dateOf } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Services } from '../services/services.ts';
import { inTransaction, type Trx } from '../database/transaction.ts';
import { AppError } from './app-error.ts';

/** One keyed request: who asks (`scope`), under which key, for what. */
export interface KeyedRequest {
  readonly call: CallName;
  readonly scope: string;
  readonly key: string;
  readonly body: unknown;
}

export const hashBody = (body: unknown): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('hex');

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
    // The row is taken first: a second request with the key waits here until the first has ended.
    const taken = await trx
      .insertInto('idempotency_keys')
      .values({
        scope: request.scope,
        key: request.key,
        call: request.call,
        body_hash: bodyHash,
        status: 0,
        answer: '{}',
        created_at: dateOf(services.clock),
      })
      .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!taken) return replay<T>(trx, request, bodyHash);
    const answer = await act(trx);
    await trx
      .updateTable('idempotency_keys')
      .set({ status: 200, answer: JSON.stringify(answer) })
      .where('scope', '=', request.scope)
      .where('key', '=', request.key)
      .execute();
    return answer;
  });

/** Whether this key was used before, by the same caller. */
export const isKeyKnown = async (db: Database, scope: string, key: string): Promise<boolean> => {
  const row = await db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
};

/** What a keyed request was answered before; undefined when it was not made yet, or is being made. */
export const readAnswer = async <T extends object>(
  db: Database,
  { scope, key, call }: KeyedRequest,
): Promise<T | undefined> => {
  const row = await db
    .selectFrom('idempotency_keys')
    .select('answer')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('call', '=', call)
    .where('status', '=', 200)
    .executeTakeFirst();
  return row?.answer as T | undefined;
};

/** Forgets, in the transaction that takes an act back, under which keys it was done: under one of them it is done anew. */
export const forgetAct = async (
  trx: Trx,
  { call, scope, body }: Omit<KeyedRequest, 'key'>,
): Promise<void> => {
  await trx
    .deleteFrom('idempotency_keys')
    .where('scope', '=', scope)
    .where('call', '=', call)
    .where('body_hash', '=', hashBody(body))
    .execute();
};

/** Forgets the keys from before this moment: by then nobody repeats the request. */
export const forgetOldKeys = async (db: Database, before: Date): Promise<void> => {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
};

const replay = async <T extends object>(trx: Trx, request: KeyedRequest, bodyHash: string): Promise<T> => {
  const before = await trx
    .selectFrom('idempotency_keys')
    .select(['call', 'body_hash', 'answer'])
    .where('scope', '=', request.scope)
    .where('key', '=', request.key)
    .executeTakeFirstOrThrow();
  if (before.call !== request.call || before.body_hash !== bodyHash)
    throw new AppError('idempotency_key_reused');
  return before.answer as T;
};
