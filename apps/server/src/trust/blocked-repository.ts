import { sql } from 'kysely';
import { cardRows } from '../member/card-repository.ts';
import { nameUntilPurged } from '../member/shown-name.ts';
import type { Database } from '../platform/database/database.ts';
import type { Trx } from '../platform/database/transaction.ts';

/** What they were called when they were blocked; as they are called now where a version of before has noted nothing. */
const nameThen = sql<string>`coalesce(blocks.name, members.name)`;

/** A place in the list: after the block of this moment, of this member. */
export interface BlockedPosition {
  readonly at: string;
  readonly id: string;
}

/**
 * Whom a member has blocked, the newest first, with what decides whether the picture may be seen. Who has left stays until the purge
 * takes the block away, by name and without a picture as on a break: nobody can tell one from the other.
 */
export const readBlocked = (db: Database, member: string, limit: number, after?: BlockedPosition) => {
  const query = cardRows(db)
    .innerJoin('blocks', 'blocks.blocked', 'members.id')
    .select(['blocks.created_at as blocked_at', nameThen.as('name_then')])
    .select(
      sql<boolean>`exists (select 1 from blocks back where back.blocker = members.id and back.blocked = ${member}::uuid)`.as(
        'has_blocked',
      ),
    )
    .where('blocks.blocker', '=', member)
    .orderBy('blocks.created_at', 'desc')
    .orderBy('blocks.blocked', 'desc')
    .limit(limit);
  return (
    after
      ? query.where(
          sql<boolean>`(blocks.created_at, blocks.blocked) < (${after.at}::timestamptz, ${after.id}::uuid)`,
        )
      : query
  ).execute();
};

export type BlockedRow = Awaited<ReturnType<typeof readBlocked>>[number];

/**
 * Takes a block away, in one statement with the version of both members' blocks and the look whether the other has blocked as well.
 * @returns undefined when there is none (any more)
 */
export const deleteBlock = async (
  trx: Trx,
  blocker: string,
  blocked: string,
): Promise<{ readonly isMutual: boolean } | undefined> => {
  const { rows } = await sql<{ mutual: boolean }>`
    with gone as (
      delete from blocks where blocker = ${blocker}::uuid and blocked = ${blocked}::uuid returning blocker, blocked),
    counted as (
      update members set blocks_version = blocks_version + 1
      from gone where members.id in (gone.blocker, gone.blocked))
    select exists (select 1 from blocks b where b.blocker = ${blocked}::uuid and b.blocked = ${blocker}::uuid) as mutual
    from gone`.execute(trx);
  const [row] = rows;
  return row && { isMutual: row.mutual };
};

/** Whom the member has blocked, for the download; who blocked the member is a matter of the others. */
export const exportBlocks = async (db: Database, member: string) => {
  const rows = await db
    .selectFrom('blocks')
    .innerJoin('members', 'members.id', 'blocks.blocked')
    .select(['blocks.created_at as at', 'members.id as member', nameThen.as('name'), 'members.status'])
    .where('blocker', '=', member)
    .orderBy('blocks.created_at')
    .execute();
  return rows.map(({ status, ...row }) => ({ ...row, name: nameUntilPurged({ name: row.name, status }) }));
};
