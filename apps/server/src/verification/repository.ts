import { statesBefore, type VerificationEvent, type VerificationPose } from '@vesper/domain';
import { type Insertable, type Selectable, sql } from 'kysely';
import { isOfLook } from '../photos/looks/look-repository.ts';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/database-tables.ts';
import type { Trx } from '../platform/database/transaction.ts';

export type VerificationRow = Selectable<Tables['verifications']>;

/** A verification as its member's screen needs it, with the main photo as it is now and the poses of which there are selfies. */
export type Standing = VerificationRow & { readonly taken: readonly VerificationPose[] | null };

/** How a member's check stands, and which photo is the main one now; in one statement. */
export const readStanding = async (
  db: Database | Trx,
  member: string,
): Promise<{ row: Standing | undefined; mainPhoto: string | null }> => {
  const found = await db
    .selectFrom('members as m')
    .leftJoin('verifications as v', 'v.member_id', 'm.id')
    .selectAll('v')
    .select(
      sql<string | null>`(select p.id from photos p where p.member_id = m.id and p.main)`.as('main_photo'),
    )
    .select(
      sql<
        VerificationPose[] | null
      >`(select json_agg(s.pose) from verification_selfies s where s.member_id = m.id)`.as('taken'),
    )
    .where('m.id', '=', member)
    .executeTakeFirst();
  if (!found) return { row: undefined, mainPhoto: null };
  const { main_photo: mainPhoto, ...row } = found;
  return { row: row.member_id === null ? undefined : (row as Standing), mainPhoto };
};

/** Draws a verification anew under the next number; whatever was before is forgotten. */
export const startVerification = async (
  trx: Trx,
  row: Pick<
    Insertable<Tables['verifications']>,
    'member_id' | 'photo_id' | 'first_pose' | 'second_pose' | 'expires_at'
  >,
): Promise<void> => {
  const fresh = {
    ...row,
    state: 'asked' as const,
    submitted_at: null,
    opened_at: null,
    opened_by: null,
    judged_at: null,
    judged_by: null,
    reason: null,
  };
  await trx
    .insertInto('verifications')
    .values(fresh)
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet({ ...fresh, number: sql<number>`default` }),
    )
    .execute();
};

/** Changes a verification, where an event may happen to it; answers what it was before, or undefined. */
export const moveVerification = async (
  trx: Trx,
  member: string,
  event: VerificationEvent,
  change: Partial<Omit<VerificationRow, 'member_id' | 'number'>>,
): Promise<Pick<VerificationRow, 'state'> | undefined> => {
  const before = await trx
    .selectFrom('verifications')
    .select('state')
    .where('member_id', '=', member)
    .where(
      'state',
      'in',
      statesBefore(event).filter((state) => state !== 'none'),
    )
    .forUpdate()
    .executeTakeFirst();
  if (before) await trx.updateTable('verifications').set(change).where('member_id', '=', member).execute();
  return before;
};

/** Deletes a member's selfies and answers the names of their files. */
export const deleteSelfies = async (trx: Trx, member: string, pose?: VerificationPose): Promise<string[]> => {
  const rows = await trx
    .deleteFrom('verification_selfies')
    .where('member_id', '=', member)
    .$if(pose !== undefined, (query) => query.where('pose', '=', pose ?? 'cover_ear'))
    .returning('name')
    .execute();
  return rows.map(({ name }) => name);
};

export const insertSelfie = async (
  trx: Trx,
  row: Insertable<Tables['verification_selfies']>,
): Promise<void> => {
  await trx.insertInto('verification_selfies').values(row).execute();
};

/** Whether one of these looks is that of another selfie that is there, whosever it is. */
export const hasSelfieOfLook = async (trx: Trx, looks: readonly string[]): Promise<boolean> => {
  const row = await trx
    .selectFrom('verification_selfies')
    .select('pose')
    .where(isOfLook('look', looks))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** Which of these files are those of selfies. */
export const findFilesInUse = async (db: Database, names: readonly string[]): Promise<string[]> => {
  const rows = await db
    .selectFrom('verification_selfies')
    .select('name')
    .where('name', 'in', [...names])
    .execute();
  return rows.map(({ name }) => name);
};

/** Whose selfies nobody is to see any more: sent in before a moment and not judged, or taken for poses that have expired. */
export const findLapsed = (
  db: Database | Trx,
  { now, sentBefore, member }: { now: Date; sentBefore: Date; member?: string },
) =>
  db
    .selectFrom('verifications')
    .select('member_id')
    .where((where) =>
      where.or([
        where.and([where('state', '=', 'submitted'), where('submitted_at', '<', sentBefore)]),
        where.and([
          where('state', '=', 'asked'),
          where('expires_at', '<', now),
          where.exists(
            where
              .selectFrom('verification_selfies as s')
              .select('s.pose')
              .whereRef('s.member_id', '=', 'verifications.member_id'),
          ),
        ]),
      ]),
    )
    .$if(member !== undefined, (query) => query.where('member_id', '=', member ?? ''))
    .limit(100)
    .execute();

/** What is kept of a member's check, for the download: that there are selfies and since when, not the pictures. */
export const exportVerification = async (db: Database, member: string) => {
  const row = await db
    .selectFrom('verifications')
    .select(['state', 'first_pose', 'second_pose', 'submitted_at', 'opened_at', 'judged_at', 'reason'])
    .where('member_id', '=', member)
    .executeTakeFirst();
  const selfies = await db
    .selectFrom('verification_selfies')
    .select(['pose', 'taken_at'])
    .where('member_id', '=', member)
    .orderBy('taken_at')
    .execute();
  return { verification: row ? { ...row, selfies } : null };
};
