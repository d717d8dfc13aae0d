import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/database-tables.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { MediaKind } from '@vesper/domain';
import type { StoredPhoto, StoredVoice } from '../content.ts';

export type MediaRow = Selectable<Tables['conversation_media']>;

/** Whose photo it is, for whom and under which key. */
export interface MediaKey {
  readonly sender: string;
  readonly receiver: string;
  readonly clientId: string;
}

type Names = Pick<MediaRow, 'full_name' | 'small_name'>;

const namesOf = (rows: readonly Names[]): string[] =>
  rows.flatMap(({ full_name, small_name }) => (small_name === null ? [full_name] : [full_name, small_name]));

/** What a key has taken in. */
export const findByKey = (
  db: Database | Trx,
  { sender, clientId }: Pick<MediaKey, 'sender' | 'clientId'>,
): Promise<MediaRow | undefined> =>
  db
    .selectFrom('conversation_media')
    .selectAll()
    .where('sender', '=', sender)
    .where('client_id', '=', clientId)
    .executeTakeFirst();

/** Writes the row of a new photo, once for its key. Answers whether this one is it. */
export const insertMedia = async (
  trx: Trx,
  row: Insertable<Tables['conversation_media']>,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('conversation_media')
    .values(row)
    .onConflict((conflict) => conflict.constraint('conversation_media_once').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

export interface UploadFacts {
  /** How many the sender has had taken in that no message names. */
  readonly unsent: number;
  /** Whether the key has stored a message that is not of the file it has taken in, or whose file is gone with it. */
  readonly isKeyUsed: boolean;
}

/** What has to be known before a file is received. */
export const readUploadFacts = async (
  db: Database,
  { sender, clientId }: Omit<MediaKey, 'receiver'>,
): Promise<UploadFacts> => {
  const { rows } = await sql<UploadFacts>`
    select (select count(*) from conversation_media where sender = ${sender} and not is_sent)::integer as unsent,
      exists (select 1 from sent_keys where sender = ${sender} and client_id = ${clientId})
        and not exists (select 1 from conversation_media where sender = ${sender} and client_id = ${clientId}) as "isKeyUsed"`.execute(
    db,
  );
  return rows[0] ?? { unsent: 0, isKeyUsed: false };
};

/** What of a file goes into the payload of its message. */
const payloadColumns = {
  photo: ['id', 'width', 'height', 'tint', 'full_name', 'small_name'],
  voice: ['id', 'seconds', 'full_name'],
} as const;

interface Named extends MediaKey {
  readonly id: string;
  readonly kind: MediaKind;
}

/**
 * What a send names, if it was taken in for this very message; it is kept from being forgotten meanwhile. Of one that was sent
 * before, the time stays.
 */
export const takeForSend = (
  db: Database,
  { id, kind, sender, receiver, clientId }: Named,
  now: Date,
): Promise<StoredPhoto | StoredVoice | undefined> =>
  db
    .updateTable('conversation_media')
    .set({ used_at: sql<Date>`case when is_sent then used_at else ${now}::timestamptz end` })
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('sender', '=', sender)
    .where('receiver', '=', receiver)
    .where('client_id', '=', clientId)
    .returning(payloadColumns[kind])
    // What a kind has is never null in its rows (`conversation_media_of_kind`).
    .executeTakeFirst() as Promise<StoredPhoto | StoredVoice | undefined>;

/** A photo with the place of its message; no place while it is not sent. */
export const findPlaced = (db: Database, id: string) =>
  db
    .selectFrom('conversation_media as p')
    .leftJoin('sent_keys as k', (join) =>
      join.onRef('k.sender', '=', 'p.sender').onRef('k.client_id', '=', 'p.client_id'),
    )
    .select(['p.sender', 'p.full_name', 'p.small_name', 'k.conversation_id', 'k.seq'])
    .where('p.id', '=', id)
    .executeTakeFirst();

/** Which of these files are those of a photo that is there. */
export const findFilesInUse = async (db: Database, names: readonly string[]): Promise<string[]> => {
  const rows = await db
    .selectFrom('conversation_media')
    .select(['full_name', 'small_name'])
    .where((where) => where.or([where('full_name', 'in', [...names]), where('small_name', 'in', [...names])]))
    .execute();
  return namesOf(rows);
};

/** Deletes the photo of a message. Answers the names of its files, as all of these. */
export const deleteMediaOf = async (
  trx: Trx,
  { sender, clientId }: Pick<MediaKey, 'sender' | 'clientId'>,
): Promise<string[]> =>
  namesOf(
    await trx
      .deleteFrom('conversation_media')
      .where('sender', '=', sender)
      .where('client_id', '=', clientId)
      .returning(['full_name', 'small_name'])
      .execute(),
  );

/** After a block: what two members were about to send each other. */
export const deleteUnsentBetween = async (trx: Trx, one: string, two: string): Promise<string[]> =>
  namesOf(
    await trx
      .deleteFrom('conversation_media')
      .where('sender', 'in', [one, two])
      .where('receiver', 'in', [one, two])
      .where('is_sent', '=', false)
      .returning(['full_name', 'small_name'])
      .execute(),
  );

/** Those of messages that both sides of a conversation have removed. */
export const deleteClearedMedia = async (trx: Trx, conversation: string): Promise<string[]> => {
  const { rows } = await sql<Names>`
    delete from conversation_media p using sent_keys k, (
        select min(cleared_seq) as seq, array_agg(member_id) as members from conversation_members
        where conversation_id = ${conversation}) as cleared
    where p.sender = any(cleared.members) and p.receiver = any(cleared.members)
      and k.sender = p.sender and k.client_id = p.client_id
      and k.conversation_id = ${conversation} and k.seq <= cleared.seq
    returning p.full_name, p.small_name`.execute(trx);
  return namesOf(rows);
};

/**
 * At a purge: all that the member has sent, and of what was sent to them what its sender can not see any more: of who is purged
 * as well or never was a person, or has removed it. What was sent in a conversation that a block has ended goes with that: known by
 * its messages, since the same two may have begun another one, and servers' clocks differ.
 */
export const deletePurgedMedia = async (trx: Trx, member: string): Promise<string[]> => {
  const { rows } = await sql<Names>`
    with kept as (
      select coalesce(m.payload #>> '{photo,id}', m.payload #>> '{voice,id}')::uuid as id
      from ended_conversations e join messages m on m.conversation_id = e.id
      where ${member}::uuid in (e.low_member, e.high_member) and m.kind in ('photo', 'voice') and m.payload is not null)
    delete from conversation_media p
    where not exists (select 1 from kept where kept.id = p.id)
      and (p.sender = ${member} or (p.receiver = ${member} and (
      exists (select 1 from members o where o.id = p.sender and (o.fictional or o.status = 'purged'))
      or exists (select 1 from sent_keys k join conversation_members s
        on s.conversation_id = k.conversation_id and s.member_id = p.sender
        where k.sender = p.sender and k.client_id = p.client_id and k.seq <= s.cleared_seq))))
    returning p.full_name, p.small_name`.execute(trx);
  return namesOf(rows);
};

/** What was taken in before this moment and belongs to no message: none that was sent, waits, or is kept for an order. */
export const deleteUnsentMedia = async (trx: Trx, before: Date): Promise<string[]> => {
  const { rows } = await sql<Names>`
    delete from conversation_media p
    where not p.is_sent and p.used_at < ${before}::timestamptz
      and not exists (select 1 from waiting_messages w
        where w.sender = p.sender and w.client_id = p.client_id and coalesce(w.payload #>> '{photo,id}', w.payload #>> '{voice,id}') = p.id::text)
      and not exists (select 1 from unpaid_messages u
        where u.sender = p.sender and u.client_id = p.client_id and coalesce(u.payload #>> '{photo,id}', u.payload #>> '{voice,id}') = p.id::text)
    returning p.full_name, p.small_name`.execute(trx);
  return namesOf(rows);
};

/** The files of a member's own photos, and of those sent to them, for the download. */
export const readFilesOf = (db: Database, ids: readonly string[]) =>
  db
    .selectFrom('conversation_media')
    .select(['id', 'full_name', 'used_at'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute();
