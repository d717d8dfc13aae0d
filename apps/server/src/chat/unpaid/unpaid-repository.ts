import { type ExpressionBuilder, type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/database-tables.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { toExported } from '../content.ts';

export type UnpaidRow = Selectable<Tables['unpaid_messages']>;
type NewUnpaid = Pick<
  Insertable<Tables['unpaid_messages']>,
  | 'sender'
  | 'receiver'
  | 'client_id'
  | 'kind'
  | 'text'
  | 'payload'
  | 'answer_to'
  | 'refused_at'
  | 'kept_until'
>;

/** Which message of whom. */
export interface UnpaidKey {
  readonly sender: string;
  readonly clientId: string;
}

/** What the browser has sent by itself since, under the same key. */
const sentByHand = (where: ExpressionBuilder<Tables, 'unpaid_messages'>) =>
  where
    .selectFrom('sent_keys as k')
    .select('k.client_id')
    .whereRef('k.sender', '=', 'unpaid_messages.sender')
    .whereRef('k.client_id', '=', 'unpaid_messages.client_id');

/**
 * Instead of what it says, which nobody wants any more. The row stays until its time is over: were the same message kept again,
 * an order would still know of it.
 */
const nothing = { kind: 'text', text: '', payload: null } as const;
const saysNothing = sql<boolean>`(unpaid_messages.text = '' and unpaid_messages.payload is null)`;
const saysSomething = sql<boolean>`not ${saysNothing}`;

/** The new value where the words of before were discarded, else what is there. */
const unlessKept = <C extends 'receiver' | 'kind' | 'text' | 'payload' | 'answer_to'>(column: C) =>
  sql<Insertable<Tables['unpaid_messages']>[C] & UnpaidRow[C]>`case when ${saysNothing}
    then ${sql.ref(`excluded.${column}`)} else ${sql.ref(`unpaid_messages.${column}`)} end`;

/**
 * Keeps a message as the member's last one, who is locked. The one before is forgotten, unless an order names it; what has
 * been sent meanwhile stays sent. A key keeps its first words (decision 5), unless they were discarded: an order may name them
 * by now.
 */
export const keepUnpaid = async (trx: Trx, row: NewUnpaid): Promise<void> => {
  const { sender, client_id: clientId } = row;
  await trx
    .deleteFrom('unpaid_messages')
    .where('sender', '=', sender)
    .where('client_id', '<>', clientId)
    .where('is_ordered', '=', false)
    .execute();
  await trx
    .updateTable('unpaid_messages')
    .set({ is_last: false })
    .where('sender', '=', sender)
    .where('client_id', '<>', clientId)
    .execute();
  await trx
    .insertInto('unpaid_messages')
    .values({ ...row, is_last: true, sent_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['sender', 'client_id'])
        .doUpdateSet({
          refused_at: row.refused_at,
          kept_until: row.kept_until,
          is_last: true,
          receiver: unlessKept('receiver'),
          kind: unlessKept('kind'),
          text: unlessKept('text'),
          payload: unlessKept('payload'),
          answer_to: unlessKept('answer_to'),
        })
        .where('unpaid_messages.sent_at', 'is', null),
    )
    .execute();
};

/** What of a member still waits for an order; not what the browser has sent by itself since. */
export const findUnpaid = (db: Database | Trx, sender: string, now: Date): Promise<UnpaidRow | undefined> =>
  db
    .selectFrom('unpaid_messages')
    .selectAll()
    .where('sender', '=', sender)
    .where('is_last', '=', true)
    .where('sent_at', 'is', null)
    .where('kept_until', '>', now)
    .where((where) => where.not(where.exists(sentByHand(where))))
    .executeTakeFirst();

/** What is kept under a key, or has gone out under it with an order. */
export const findKeptOrSent = (
  db: Database | Trx,
  { sender, clientId }: UnpaidKey,
): Promise<UnpaidRow | undefined> =>
  db
    .selectFrom('unpaid_messages')
    .selectAll()
    .where('sender', '=', sender)
    .where('client_id', '=', clientId)
    .where((where) => where.or([where('sent_at', 'is not', null), saysSomething]))
    .executeTakeFirst();

/** Keeps the message that a new order names until then, and whatever is refused after it. */
export const keepLonger = async (
  trx: Trx,
  { sender, clientId }: UnpaidKey,
  keptUntil: Date,
): Promise<void> => {
  await trx
    .updateTable('unpaid_messages')
    .set({ kept_until: keptUntil, is_ordered: true })
    .where('sender', '=', sender)
    .where('client_id', '=', clientId)
    .where('sent_at', 'is', null)
    .execute();
};

export const noteUnpaidSent = async (
  trx: Trx,
  { sender, client_id: clientId }: UnpaidRow,
  now: Date,
): Promise<void> => {
  await trx
    .updateTable('unpaid_messages')
    .set({ sent_at: now, ...nothing })
    .where('sender', '=', sender)
    .where('client_id', '=', clientId)
    .execute();
};

/** The sender, who is locked, does not want it sent any more, with whatever order. */
export const emptyUnpaid = async (trx: Trx, sender: string, clientId: string): Promise<void> => {
  await trx
    .updateTable('unpaid_messages')
    .set({ ...nothing, is_last: false })
    .where('sender', '=', sender)
    .where('client_id', '=', clientId)
    .where('sent_at', 'is', null)
    .execute();
};

/** Nothing goes out any more from a member who has gone or to one. */
export const deleteUnpaidOf = async (trx: Trx, member: string): Promise<void> => {
  await trx
    .deleteFrom('unpaid_messages')
    .where((where) => where.or([where('sender', '=', member), where('receiver', '=', member)]))
    .execute();
};

/** Nothing goes out between two members after a block. */
export const deleteUnpaidBetween = async (trx: Trx, one: string, two: string): Promise<void> => {
  await trx
    .deleteFrom('unpaid_messages')
    .where('sender', 'in', [one, two])
    .where('receiver', 'in', [one, two])
    .execute();
};

/** Forgets what was kept until now, but for these. */
export const deleteUnpaidBefore = async (
  db: Database,
  now: Date,
  except: readonly UnpaidKey[],
): Promise<void> => {
  const [senders, keys] = [except.map(({ sender }) => sender), except.map(({ clientId }) => clientId)];
  await db
    .deleteFrom('unpaid_messages')
    .where('kept_until', '<=', now)
    .where(
      sql<boolean>`(sender, client_id) not in (select * from unnest(${senders}::uuid[], ${keys}::text[]))`,
    )
    .execute();
};

/** For the member's download. */
export const exportUnpaid = async (db: Database, member: string) => {
  const rows = await db
    .selectFrom('unpaid_messages')
    .select(['receiver', 'kind', 'text', 'payload', 'refused_at'])
    .where('sender', '=', member)
    .where('sent_at', 'is', null)
    .where(saysSomething)
    .where((where) => where.not(where.exists(sentByHand(where))))
    .execute();
  return rows.map(({ receiver, refused_at, ...content }) => ({
    receiver,
    ...toExported(content),
    refused_at,
  }));
};
