import { sql } from 'kysely';
import { shownName } from '../../member/shown-name.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { pairOf } from '../repository.ts';

/**
 * Ends the conversation of two locked members for both: its row and its sides go, without which nobody finds its messages by any
 * address. These stay as they are, so that it takes as long for a hundred thousand of them as for one.
 * @returns its number; null when they have none
 */
export const endConversationOf = async (
  trx: Trx,
  one: string,
  two: string,
  now: Date,
): Promise<string | null> => {
  const pair = pairOf(one, two);
  // As every act that changes a conversation locks it; a send that holds it is waited for.
  const row = await trx
    .selectFrom('conversations as c')
    .innerJoin('members as low', 'low.id', 'c.low_member')
    .innerJoin('members as high', 'high.id', 'c.high_member')
    // Named: a column that a later version adds here is none of the other table while both versions run.
    .select(['c.id', 'c.site_id', 'low_member', 'high_member', 'started_by', 'last_seq', 'c.created_at'])
    .select(['low.name as low_name', 'high.name as high_name'])
    .where('low_member', '=', pair.low_member)
    .where('high_member', '=', pair.high_member)
    .forUpdate('c')
    .executeTakeFirst();
  if (!row) return null;
  await trx
    .insertInto('ended_conversations')
    .values({ ...row, ended_at: now })
    .execute();
  await trx.deleteFrom('conversations').where('id', '=', row.id).execute();
  return row.id;
};

/** An ended conversation of these two, the newest; undefined when there is none (any more). */
export const findEndedOf = (db: Database | Trx, one: string, two: string) => {
  const pair = pairOf(one, two);
  return db
    .selectFrom('ended_conversations')
    .select(['id', 'last_seq', 'ended_at'])
    .where('low_member', '=', pair.low_member)
    .where('high_member', '=', pair.high_member)
    .where('given_up_at', 'is', null)
    .orderBy('ended_at', 'desc')
    .limit(1)
    .executeTakeFirst();
};

/**
 * Locks an ended conversation, so that it does not go while a report of it is made. Answers whether it is there: one that has been
 * given up is not, though some of its messages may be.
 */
export const lockEnded = async (trx: Trx, id: string): Promise<boolean> =>
  (await trx
    .selectFrom('ended_conversations')
    .select('id')
    .where('id', '=', id)
    .where('given_up_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()) !== undefined;

/**
 * The ended conversations of a member that have not been given up, the oldest first, each with whom: what they are called now, and what
 * they were called then, empty where that is not known or the account is gone. With `since` those that a block has ended after it.
 */
export const readEndedOf = async (db: Database, member: string, since?: Date) => {
  const rows = await db
    .selectFrom('ended_conversations as e')
    .innerJoin('members as other', (join) =>
      join.on(
        'other.id',
        '=',
        sql<string>`case when e.low_member = ${member}::uuid then e.high_member else e.low_member end`,
      ),
    )
    .select(['e.id', 'e.started_by', 'e.last_seq', 'e.created_at', 'e.ended_at'])
    .select(['other.id as other_id', 'other.name', 'other.status'])
    .select(
      sql<string>`coalesce(case when e.low_member = other.id then e.low_name else e.high_name end, '')`.as(
        'name_then',
      ),
    )
    .where('e.given_up_at', 'is', null)
    .where((row) => row.or([row('e.low_member', '=', member), row('e.high_member', '=', member)]))
    .$if(since !== undefined, (query) => query.where('e.ended_at', '>', since as Date))
    .orderBy('e.ended_at')
    .orderBy('e.id')
    .execute();
  return rows.map(({ name, name_then: then, status, ...row }) => ({
    ...row,
    otherName: shownName({ name, status }),
    nameThen: shownName({ name: then, status }),
  }));
};

/** What one statement takes away of an ended conversation. */
export interface Destroyed {
  readonly messages: number;
  /** The files of photos and recordings. */
  readonly files: readonly string[];
}

/** Takes away so many of the messages of an ended conversation, with what was sent in them and thought of them. */
export const destroyMessages = async (trx: Trx, conversation: string, atOnce: number): Promise<Destroyed> => {
  const { rows } = await sql<{ messages: number; files: (string | null)[] | null }>`
    with gone as (
        delete from messages where conversation_id = ${conversation}::uuid and seq in (
          select seq from messages where conversation_id = ${conversation}::uuid order by seq limit ${atOnce}::integer)
        returning coalesce(payload #>> '{photo,id}', payload #>> '{voice,id}')::uuid as media),
      media as (
        delete from conversation_media where id in (select media from gone where media is not null)
        returning full_name, small_name)
    select (select count(*) from gone)::integer as messages,
      (select array_agg(name) from media, unnest(array[full_name, small_name]) as name where name is not null) as files`.execute(
    trx,
  );
  const [row] = rows;
  return {
    messages: row?.messages ?? 0,
    files: (row?.files ?? []).filter((name) => name !== null),
  };
};

/** The row of an ended conversation whose messages are gone. */
export const deleteEnded = async (trx: Trx, conversation: string): Promise<void> => {
  await trx.deleteFrom('ended_conversations').where('id', '=', conversation).execute();
};
