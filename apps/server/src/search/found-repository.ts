import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { type CardRow, cardRows } from '../member/card-repository.ts';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/database-tables.ts';

/** A member as a search shows one, with the place in its order: full microseconds, which a JavaScript date would cut off. */
export type FoundRow = CardRow & { readonly liked: boolean; readonly rankedAt: string };

/** What is found, in whatever order the caller gives it: who it is and the place. */
type Ranked = SelectQueryBuilder<
  Tables & { s: Tables['search_profiles'] },
  's',
  { ranked_at: Date; member_id: string }
>;

const likedBy = (viewer: string | undefined): RawBuilder<boolean> =>
  viewer === undefined
    ? sql<boolean>`false`
    : sql<boolean>`exists (select 1 from likes l where l.from_member = ${viewer} and l.to_member = members.id)`;

/** The members of a page with their cards, and whether the viewer likes them. */
export const foundRows = (db: Database, viewer: string | undefined, page: Ranked) =>
  cardRows(db)
    .innerJoin(page.as('ranked'), 'ranked.member_id', 'members.id')
    .select([
      'ranked.ranked_at',
      likedBy(viewer).as('liked'),
      sql<string>`ranked.ranked_at::text`.as('rankedAt'),
    ]);

/** These members the same way, in no order. */
export const findFoundRows = (
  db: Database,
  viewer: string | undefined,
  ids: readonly string[],
): Promise<Omit<FoundRow, 'rankedAt'>[]> =>
  cardRows(db).select(likedBy(viewer).as('liked')).where('members.id', 'in', ids).execute();
