import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/database-tables.ts';
import type { Trx } from '../../platform/database/transaction.ts';

export type UnpaidRow = Selectable<Tables['unpaid_messages']>;
type NewUnpaid = Pick<
  Insertable<Tables['unpaid_messages']>,
  'sender' | 'receiver' | 'client_id' | 'text' | 'refused_at' | 'kept_until'
>;

/** Keeps a message in the place of the member's last one; the same one, refused again, stays with its order. */
export const keepUnpaid = async (db: Database | Trx, row: NewUnpaid): Promise<void> => {
  await db
    .insertInto('unpaid_messages')
    .values({ ...row, order_id: null, sent_at: null })
    .onConflict((conflict) =>
      conflict.column('sender').doUpdateSet({
        ...row,
        order_id: sql`case when unpaid_messages.client_id = excluded.client_id then unpaid_messages.order_id end`,
        sent_at: null,
      }),
    )
    .execute();
};

/** What of a member still waits for an order; not what the browser has sent by itself since. */
export const findUnpaid = (db: Database | Trx, sender: string, now: Date): Promise<UnpaidRow | undefined> =>
  db
    .selectFrom('unpaid_messages as u')
    .selectAll('u')
    .where('u.sender', '=', sender)
    .where('u.sent_at', 'is', null)
    .where('u.kept_until', '>', now)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('sent_keys as k')
            .select('k.client_id')
            .whereRef('k.sender', '=', 'u.sender')
            .whereRef('k.client_id', '=', 'u.client_id'),
        ),
      ),
    )
    .executeTakeFirst();

/** What goes out, or has gone out, with this order. */
export const findUnpaidOf = (db: Database | Trx, order: string): Promise<UnpaidRow | undefined> =>
  db.selectFrom('unpaid_messages').selectAll().where('order_id', '=', order).executeTakeFirst();

/** Notes that a message goes out with this order. Another one than the payer was shown does not. */
export const bindUnpaid = async (
  trx: Trx,
  {
    sender,
    clientId,
    order,
    keptUntil,
  }: { sender: string; clientId: string; order: string; keptUntil: Date },
): Promise<void> => {
  await trx
    .updateTable('unpaid_messages')
    .set({ order_id: order, kept_until: keptUntil })
    .where('sender', '=', sender)
    .where('client_id', '=', clientId)
    .where('sent_at', 'is', null)
    .execute();
};

export const noteUnpaidSent = async (trx: Trx, sender: string, now: Date): Promise<void> => {
  await trx
    .updateTable('unpaid_messages')
    .set({ sent_at: now, text: '' })
    .where('sender', '=', sender)
    .execute();
};

/** The sender does not want it sent any more, with whatever order. */
export const deleteUnpaid = async (db: Database, sender: string, clientId: string): Promise<void> => {
  await db
    .deleteFrom('unpaid_messages')
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

export const deleteUnpaidBefore = async (db: Database, now: Date): Promise<void> => {
  await db.deleteFrom('unpaid_messages').where('kept_until', '<=', now).execute();
};

/** For the member's download. */
export const exportUnpaid = (db: Database, member: string) =>
  db
    .selectFrom('unpaid_messages')
    .select(['receiver', 'text', 'refused_at'])
    .where('sender', '=', member)
    .where('sent_at', 'is', null)
    .execute();
