import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services/services.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { hereSince } from '../card.ts';

/**
 * Search has the rows of those who are here now once more, with orders of their own (`search_profiles_here`, decision 153). The copy is
 * written when somebody comes and when they have gone. It decides nothing: whoever asks compares the sign of life besides.
 */

/** Behind a fictional profile nobody is here, unless it answers by itself. Of `members` in the statement. */
export const countsAsHere: RawBuilder<boolean> = sql`(members.automatic or not members.fictional)`;

/** Who is here, can be found and has no copy yet. Of `members` in the statement. */
export const isComing: RawBuilder<boolean> = sql`(${countsAsHere}
  and exists (select 1 from search_profiles found where found.member_id = members.id)
  and not exists (select 1 from search_profiles_here here where here.member_id = members.id))`;

/**
 * Copies rows of `search_profiles`, named `found` in what they are chosen from. They are held meanwhile: whoever changes one would find no
 * copy to change.
 */
export const copyToHere = (chosen: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  insert into search_profiles_here select found.* from ${chosen} for share of found on conflict do nothing`;

/** These are here now. Who can not be found gets no copy. */
export const enterHere = async (db: Database | Trx, members: readonly string[]): Promise<void> => {
  if (members.length === 0) return;
  await copyToHere(sql`search_profiles found join members on members.id = found.member_id
    where found.member_id in (${sql.join(members)}) and ${countsAsHere}`).execute(db);
};

/** So many go at once; there are rounds of it until none is left. */
const mostAtOnce = 1000;

/**
 * Takes those out who are here no longer. Somebody who comes back in this very moment may go as well, and is in again with their next
 * sign of life, a minute later.
 */
export const leaveHere = async ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> => {
  const since = hereSince(clock);
  let gone: number;
  do {
    const { numAffectedRows } = await sql`
      delete from search_profiles_here where member_id in (
        select here.member_id from search_profiles_here here join members m on m.id = here.member_id
        where m.last_seen_at <= ${since} limit ${mostAtOnce} for update of here skip locked)`.execute(db);
    gone = Number(numAffectedRows ?? 0);
  } while (gone === mostAtOnce);
};
