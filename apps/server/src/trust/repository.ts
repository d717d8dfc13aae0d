import { dateOf } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Services } from '../platform/services/services.ts';
import type { Trx } from '../platform/database/transaction.ts';

/** Whether `blocker` has blocked `blocked`. */
export const hasBlocked = async (db: Database | Trx, blocker: string, blocked: string): Promise<boolean> => {
  const row = await db
    .selectFrom('blocks')
    .select('blocker')
    .where('blocker', '=', blocker)
    .where('blocked', '=', blocked)
    .executeTakeFirst();
  return row !== undefined;
};

/** Writes the block down; one that is there already stays as it is. */
export const addBlock = async (
  { clock }: Pick<Services, 'clock'>,
  trx: Trx,
  blocker: string,
  blocked: string,
): Promise<void> => {
  await trx
    .insertInto('blocks')
    .values({ blocker, blocked, created_at: dateOf(clock) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Whether the two have a conversation, or `viewer` has written what still waits for the address to be confirmed. */
export const knowEachOther = async (db: Database | Trx, member: string, viewer: string): Promise<boolean> => {
  const conversation = await db
    .selectFrom('conversations')
    .select('id')
    .where('low_member', '=', member < viewer ? member : viewer)
    .where('high_member', '=', member < viewer ? viewer : member)
    .executeTakeFirst();
  if (conversation) return true;
  const waiting = await db
    .selectFrom('waiting_messages')
    .select('id')
    .where('sender', '=', viewer)
    .where('receiver', '=', member)
    .executeTakeFirst();
  return waiting !== undefined;
};
