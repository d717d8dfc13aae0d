import type { PhotoRefusal, PhotoState } from '@vesper/domain';
import type { Database } from '../../platform/database/database.ts';
import type { Trx } from '../../platform/database/transaction.ts';

const mostListed = 200;

/** Photos of people that nobody has looked at, the longest waiting first; main ones before others, since everybody sees them. */
export const listWaitingPhotos = (db: Database) =>
  db
    .selectFrom('photos as p')
    .innerJoin('members as m', 'm.id', 'p.member_id')
    .innerJoin('sites as s', 's.id', 'm.site_id')
    .select(['p.number', 'p.created_at', 'p.main', 'p.member_id', 'm.name', 's.domain'])
    .where('p.moderation', '=', 'waiting')
    .where('m.fictional', '=', false)
    .where('m.status', 'in', ['active', 'not_confirmed'])
    .orderBy('p.main', 'desc')
    .orderBy('p.created_at')
    .limit(mostListed)
    .execute();

/** The photo that operators call so. */
export const findNumbered = (db: Database | Trx, number: number) =>
  db
    .selectFrom('photos')
    .select(['id', 'member_id', 'moderation', 'full_name'])
    .where('number', '=', number)
    .executeTakeFirst();

export interface Judgement {
  readonly moderation: Exclude<PhotoState, 'waiting'>;
  readonly refusal: PhotoRefusal | null;
  readonly judged_at: Date;
  readonly judged_by: string;
}

/** Writes down how a photo was judged; a refused one is hidden from this moment on. */
export const writeJudgement = async (trx: Trx, id: string, judgement: Judgement): Promise<void> => {
  const gone = judgement.moderation === 'refused' ? { main: false, hidden: true } : {};
  await trx
    .updateTable('photos')
    .set({ ...judgement, ...gone })
    .where('id', '=', id)
    .execute();
};
