import { sql } from 'kysely';
import type { Trx } from '../platform/database/transaction.ts';

/**
 * Brings the rows that search reads in line with members, in the transaction that changed them. Members who are not active,
 * invisible, on a break, or have not said who and where they are can not be found.
 */
export const refreshSearchProfiles = async (trx: Trx, members: readonly string[]): Promise<void> => {
  await trx
    .deleteFrom('search_profiles')
    .where('member_id', 'in', [...members])
    .execute();
  await sql`
    insert into search_profiles (member_id, site_id, gender, country, region, birth_date, fictional, ranked_at, joined_on,
      cell_x, cell_y, cell_z, verified, sought)
    select id, site_id, gender, country, region, birth_date, fictional, case when fictional then last_seen_at else search_rank(id, last_seen_at) end,
      (signup_at at time zone 'UTC')::date, cell_x, cell_y, cell_z, verified, search_gender
    from members
    where id in (${sql.join(members)}) and status = 'active' and not invisible and paused_at is null
      and gender is not null and country is not null`.execute(trx);
};

/** The same for one member. */
export const refreshSearchProfile = (trx: Trx, member: string): Promise<void> =>
  refreshSearchProfiles(trx, [member]);
