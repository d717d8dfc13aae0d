import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Trx } from '../../platform/database/transaction.ts';

/** So long after the provider was asked about a payment it may be asked again; a wish until then is for this moment. */
export const askedAgainSeconds = 10;

/** A wish that an answer to what was asked last fulfils: it was made before that. */
const isFulfilled = sql<boolean>`ask_again_at < asked_at + make_interval(secs => ${askedAgainSeconds})`;

/**
 * Notes that the provider is asked about an order now; undefined when that was after `askedBefore`. It is wished for until it
 * has answered ({@link noteAnswered}): a server that dies in between has asked nothing.
 * @returns the number of the asking: who asked later knows better
 */
export const claimAsk = async (
  db: Database,
  order: string,
  now: Date,
  askedBefore: Date,
): Promise<number | undefined> => {
  const claimed = await db
    .updateTable('orders')
    .set({ asked_at: now, ask_again_at: sql`coalesce(ask_again_at, ${now})`, asks: sql`asks + 1` })
    .where('id', '=', order)
    .where((where) => where.or([where('asked_at', 'is', null), where('asked_at', '<=', askedBefore)]))
    .returning('asks')
    .executeTakeFirst();
  return claimed?.asks;
};

/** The number of an asking that is due whenever the last one was: a payment is called back, the books are compared. */
export const numberAsk = async (db: Database, order: string): Promise<number> => {
  const { asks } = await db
    .updateTable('orders')
    .set({ asks: sql`asks + 1` })
    .where('id', '=', order)
    .returning('asks')
    .executeTakeFirstOrThrow();
  return asks;
};

/** Notes whose answer was taken in last. The order is locked. */
export const noteHeard = async (trx: Trx, order: string, ask: number): Promise<void> => {
  await trx.updateTable('orders').set({ heard_ask: ask }).where('id', '=', order).execute();
};

/** Notes that the provider has answered; what was wished for since it was asked stays wished for. */
export const noteAnswered = async (db: Database, order: string): Promise<void> => {
  await db
    .updateTable('orders')
    .set({ ask_again_at: null })
    .where('id', '=', order)
    .where(isFulfilled)
    .execute();
};

/** Notes that the provider is to be asked once more; false when that was noted before. */
export const markAskAgain = async (trx: Trx, order: string, at: Date): Promise<boolean> => {
  const marked = await trx
    .updateTable('orders')
    .set({ ask_again_at: at })
    .where('id', '=', order)
    .where((where) => where.or([where('ask_again_at', 'is', null), isFulfilled]))
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
};
