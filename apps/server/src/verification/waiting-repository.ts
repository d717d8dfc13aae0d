import type { Database } from '../platform/database/database.ts';
import type { Trx } from '../platform/database/transaction.ts';

/** Whose verification has this number. */
export const findWhose = (db: Database | Trx, number: number) =>
  db.selectFrom('verifications').select('member_id').where('number', '=', number).executeTakeFirst();

/** Those that wait for somebody, the longest waiting first. */
export const listWaiting = (db: Database) =>
  db
    .selectFrom('verifications as v')
    .innerJoin('members as m', 'm.id', 'v.member_id')
    .innerJoin('sites as s', 's.id', 'm.site_id')
    .select(['v.number', 'v.submitted_at', 'v.opened_by', 'v.member_id', 'm.name', 's.domain'])
    .where('v.state', '=', 'submitted')
    .orderBy('v.submitted_at')
    .limit(200)
    .execute();

/** What somebody who judges has to see, noting that they have: the selfies in the order of their poses, and the main photo. */
export const openForJudging = async (trx: Trx, number: number, opened: { at: Date; by: string }) => {
  const row = await trx
    .updateTable('verifications')
    .set({ opened_at: opened.at, opened_by: opened.by })
    .where('number', '=', number)
    .where('state', '=', 'submitted')
    .returning(['member_id', 'photo_id', 'first_pose', 'second_pose', 'submitted_at'])
    .executeTakeFirst();
  if (!row) return undefined;
  const selfies = await trx
    .selectFrom('verification_selfies')
    .select(['pose', 'name', 'taken_at'])
    .where('member_id', '=', row.member_id)
    .execute();
  const photo = await trx
    .selectFrom('photos')
    .select('full_name')
    .where('id', '=', row.photo_id)
    .executeTakeFirst();
  return { ...row, selfies, photo: photo?.full_name ?? null };
};
