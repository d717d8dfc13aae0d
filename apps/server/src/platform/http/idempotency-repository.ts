import type { CallName } from '@vesper/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/database-tables.ts';
import type { Trx } from '../database/transaction.ts';

/** A key, and who has made it up. */
interface OwnKey {
  readonly scope: string;
  readonly key: string;
}

/** What a key is for. */
interface NewKey extends OwnKey {
  readonly call: CallName;
  readonly bodyHash: string;
}

/**
 * Takes a key for what is about to be done; a second request with it waits here until the first has ended.
 * @returns false when it was taken before
 */
export const takeKey = async (
  trx: Trx,
  { scope, key, call, bodyHash }: NewKey,
  at: Date,
): Promise<boolean> => {
  const taken = await trx
    .insertInto('idempotency_keys')
    .values({ scope, key, call, body_hash: bodyHash, status: 0, answer: '{}', created_at: at })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return taken !== undefined;
};

/** Keeps what a taken key was answered. */
export const keepAnswer = async (trx: Trx, { scope, key }: OwnKey, answer: object): Promise<void> => {
  await trx
    .updateTable('idempotency_keys')
    .set({ status: 200, answer: JSON.stringify(answer) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
};

/** What a taken key was for, and what it was answered. */
export const readKey = (
  trx: Trx,
  { scope, key }: OwnKey,
): Promise<Pick<Selectable<Tables['idempotency_keys']>, 'call' | 'body_hash' | 'answer'>> =>
  trx
    .selectFrom('idempotency_keys')
    .select(['call', 'body_hash', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();

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
  { scope, key, call }: OwnKey & Pick<NewKey, 'call'>,
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

/** Forgets under which keys somebody has done one thing. */
export const forgetKeysOf = async (
  trx: Trx,
  { scope, call, bodyHash }: Omit<NewKey, 'key'>,
): Promise<void> => {
  await trx
    .deleteFrom('idempotency_keys')
    .where('scope', '=', scope)
    .where('call', '=', call)
    .where('body_hash', '=', bodyHash)
    .execute();
};

/** Forgets the keys from before this moment: by then nobody repeats the request. */
export const forgetOldKeys = async (db: Database, before: Date): Promise<void> => {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
};
