import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Member } from '../../member/repository.ts';
import type { PoolRow } from '../repository.ts';
import { fitOf, nothingElse, type Wanted } from '../wanted.ts';
import { firstOf, withBarred } from '../lanes/lanes-repository.ts';

/** Whose search a member is looked for in; dates as `YYYY-MM-DD`. */
export interface AutoLikeRequest {
  readonly site: string;
  readonly viewer: string;
  /** Which gender the member looks for, if said; nobody else's like is of use. */
  readonly gender: string | undefined;
  /** The member's own: nobody who looks for another one. */
  readonly own: string;
  readonly country: string;
  readonly bornFrom: string;
  readonly bornTo: string;
  readonly decade: string | undefined;
  readonly decades: string | undefined;
}

/** Of so many who were here last it is asked whether their likes go out by themselves; however many members there are. */
const poolSize = 200;

/** Who likes the member already. */
const notYet = (viewer: string): RawBuilder<unknown> => sql`
  union all select l.from_member from likes l where l.to_member = ${viewer}`;

/** One who could, with what they search for, and whether whom they would like has a photo. */
export type AutoLiker = PoolRow &
  Pick<Member, 'last_search' | 'cell_x' | 'cell_y' | 'cell_z'> & { readonly with_photo: boolean };

/**
 * Who could like the member of their own accord: real members who can be found, have the switch on and search for somebody
 * like this one, and do not like them yet. Nobody likes a member who cannot be found.
 */
export const readAutoLikers = async (
  db: Database,
  { own, viewer, ...request }: AutoLikeRequest,
): Promise<readonly AutoLiker[]> => {
  const wanted: Wanted = {
    ...nothingElse,
    ...request,
    viewer,
    ...fitOf(own, request.gender),
    realOnly: true,
  };
  const { rows } = await sql<AutoLiker>`
    select m.id, m.gender, m.search_gender, m.country, m.region, m.city, m.birth_date, m.interests, m.fictional, found.ranked_at,
      m.last_search, m.cell_x, m.cell_y, m.cell_z, me.with_photo
    from (${withBarred(viewer, firstOf(wanted, poolSize), notYet(viewer))}) found join members m on m.id = found.member_id
      join search_profiles me on me.member_id = ${viewer}
    where m.auto_like`.execute(db);
  return rows;
};
