import type { Insertable } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/database-tables.ts';
import type { Trx } from '../platform/database/transaction.ts';

/** Whether a member's codes are on. */
export const isConfirmed = async (db: Database | Trx, member: string): Promise<boolean> => {
  const row = await db
    .selectFrom('one_time_codes')
    .select('member_id')
    .where('member_id', '=', member)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
};

/** Writes a secret over one that was never confirmed; false when the codes are on. */
export const startSecret = async (
  db: Database,
  row: Insertable<Tables['one_time_codes']>,
): Promise<boolean> => {
  const { member_id: _, ...fresh } = row;
  const written = await db
    .insertInto('one_time_codes')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet(fresh).where('one_time_codes.confirmed_at', 'is', null),
    )
    .returning('member_id')
    .executeTakeFirst();
  return written !== undefined;
};

/** Notes that a time step's code was accepted; false when it, or a later one, was before. */
export const takeStepOnce = async (
  trx: Trx,
  row: { readonly member_id: string; readonly secret: string },
  step: number,
): Promise<boolean> => {
  const taken = await trx
    .updateTable('one_time_codes')
    .set({ last_step: step })
    .where('member_id', '=', row.member_id)
    .where('secret', '=', row.secret)
    .where((where) => where.or([where('last_step', 'is', null), where('last_step', '<', step)]))
    .returning('member_id')
    .executeTakeFirst();
  return taken !== undefined;
};

export const findCodes = (trx: Trx, member: string) =>
  trx
    .selectFrom('one_time_codes')
    .select(['member_id', 'secret', 'created_at', 'confirmed_at'])
    .where('member_id', '=', member)
    .executeTakeFirst();

export const confirmCodes = async (trx: Trx, member: string, now: Date): Promise<void> => {
  await trx
    .updateTable('one_time_codes')
    .set({ confirmed_at: now })
    .where('member_id', '=', member)
    .execute();
};

/** Deletes a member's codes with their recovery codes; with `since` only codes made from then on. */
export const deleteCodes = async (
  trx: Trx,
  member: string,
  since: Date = new Date(0),
): Promise<{ readonly confirmed_at: Date | null } | undefined> => {
  const ended = await trx
    .deleteFrom('one_time_codes')
    .where('member_id', '=', member)
    .where('created_at', '>=', since)
    .returning('confirmed_at')
    .executeTakeFirst();
  if (ended) await trx.deleteFrom('recovery_codes').where('member_id', '=', member).execute();
  return ended;
};

/** A member's recovery codes are these and no others. */
export const replaceRecoveryCodes = async (
  trx: Trx,
  member: string,
  rows: readonly Insertable<Tables['recovery_codes']>[],
): Promise<void> => {
  await trx.deleteFrom('recovery_codes').where('member_id', '=', member).execute();
  await trx.insertInto('recovery_codes').values(rows).execute();
};

/** Of two at once with the same code, one gets it. */
export const markRecoveryCodeUsed = async (trx: Trx, codeHash: string, now: Date): Promise<boolean> => {
  const used = await trx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning('code_hash')
    .executeTakeFirst();
  return used !== undefined;
};

/** How many recovery codes a member can still use. */
export const countRecoveryCodes = async (db: Database, member: string): Promise<number> => {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', member)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
};
