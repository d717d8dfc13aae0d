import { sql } from 'kysely';
import type { Trx } from '../platform/database/transaction.ts';

/**
 * Brings the row that search reads in line with the member, in the transaction that changed the member. Members who are
 * not active, invisible, on a break, or have not said who and where they are can not be found.
 */
export const refreshSearchProfile = async (trx: Trx, member: string): Promise<void> => {
  await trx.deleteFrom('search_profiles').where('member_id', '=', member).execute();
  await sql`
    insert into search_profiles (member_id, site_id, gender, country, region, birth_date, fictional, ranked_at)
    select id, site_id, gender, country, region, birth_date, fictional, last_seen_at from members
    where id = ${member} and status = 'active' and not invisible and paused_at is null
      and gender is not null and country is not null`.execute(trx);
};
