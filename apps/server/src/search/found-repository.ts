import { lineLetters } from '@vesper/domain';
import { type RawBuilder, sql } from 'kysely';
import { type CardRow, cardRows } from '../member/card-repository.ts';
import type { Member } from '../member/repository.ts';
import type { Database } from '../platform/database/database.ts';

/** A member as a search shows one. */
export type FoundRow = CardRow &
  Pick<Member, 'interests'> & {
    /** How what they say of themselves begins, as far as it makes the line (`profileLine`). */
    readonly opening: string;
    /** Whether they like the viewer, where the viewer likes them; otherwise null, and it is not looked up. */
    readonly liked_back: boolean | null;
  };

/** With the place in the order of a search: full microseconds, which a JavaScript date would cut off. */
export type RankedRow = FoundRow & { readonly rankedAt: string };

/** In one look for those whom the viewer does not like, which are most. */
const likedBack = (viewer: string | undefined): RawBuilder<boolean | null> =>
  viewer === undefined
    ? sql<null>`null::boolean`
    : sql<boolean | null>`(
        select exists (select 1 from likes back where back.from_member = l.to_member and back.to_member = l.from_member)
        from likes l where l.from_member = ${viewer} and l.to_member = members.id)`;

const foundRows = (db: Database, viewer: string | undefined) =>
  cardRows(db).select([
    'members.interests',
    sql<string>`left(members.about_me, ${sql.lit(lineLetters)})`.as('opening'),
    likedBack(viewer).as('liked_back'),
  ]);

/** A row of a page that is still to be shown. */
export interface RankedPlace {
  readonly ranked_at: Date;
  readonly member_id: string;
}

/** The members of a page in its order, with their cards, and whether the viewer likes them. */
export const rankedRows = (db: Database, viewer: string | undefined, page: RawBuilder<RankedPlace>) =>
  foundRows(db, viewer)
    .innerJoin(page.as<'ranked'>(sql.ref('ranked')), 'ranked.member_id', 'members.id')
    .select(sql<string>`ranked.ranked_at::text`.as('rankedAt'))
    .orderBy('ranked.ranked_at', 'desc')
    .orderBy('ranked.member_id', 'desc');

/** These members the same way, in no order. */
export const findFoundRows = (
  db: Database,
  viewer: string | undefined,
  ids: readonly string[],
): Promise<FoundRow[]> => foundRows(db, viewer).where('members.id', 'in', ids).execute();
