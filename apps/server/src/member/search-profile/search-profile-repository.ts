import { newHereDays } from '@vesper/domain';
import { sql } from 'kysely';
import { secondsFromNow } from '../../platform/clock.ts';
import type { Services } from '../../platform/services/services.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { countsAsHere } from './here-now-repository.ts';

/**
 * Brings the rows that search reads in line with members, in the transaction that changed them. Members who are not active,
 * invisible, on a break, or have not said who and where they are can not be found. Whoever is changed counts as here, until a round
 * takes them out (`here-now-repository.ts`).
 */
export const refreshSearchProfiles = async (trx: Trx, members: readonly string[]): Promise<void> => {
  await trx
    .deleteFrom('search_profiles')
    .where('member_id', 'in', [...members])
    .execute();
  await sql`
    with found as (insert into search_profiles (member_id, site_id, gender, country, region, birth_date, fictional, ranked_at, joined_on,
      cell_x, cell_y, cell_z, verified, sought)
    select id, site_id, gender, country, region, birth_date, fictional, case when fictional then last_seen_at else search_rank(id, last_seen_at) end,
      (signup_at at time zone 'UTC')::date, cell_x, cell_y, cell_z, verified, search_gender
    from members
    where id in (${sql.join(members)}) and status = 'active' and not invisible and paused_at is null
      and gender is not null and country is not null
    returning *)
    insert into search_profiles_here
    select found.* from found join members on members.id = found.member_id where ${countsAsHere}`.execute(
    trx,
  );
};

/** The same for one member. */
export const refreshSearchProfile = (trx: Trx, member: string): Promise<void> =>
  refreshSearchProfiles(trx, [member]);

/** So many at once are new no longer; who is just being changed is left to the next round. */
const mostAtOnce = 1000;

/** Takes those out of the orders of who is new who joined too long ago (`newHereDays`). */
export const forgetNew = async ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> => {
  const since = secondsFromNow(clock, -newHereDays * 24 * 3600);
  await sql`
    update search_profiles set is_new = false where member_id in (
      select member_id from search_profiles
      where is_new and joined_on - date '2000-01-01' < (${since}::timestamptz at time zone 'UTC')::date - date '2000-01-01'
      limit ${mostAtOnce} for update skip locked)`.execute(db);
};
