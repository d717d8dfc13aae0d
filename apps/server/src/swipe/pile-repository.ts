import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { statementByShape } from '../platform/database/statement-once.ts';
import { type RankedRow, type RankedPlace, rankedRows } from '../search/found-repository.ts';
import { fitOf, nothingElse, type Wanted } from '../search/wanted.ts';
import { barredOf, firstOf, withBarred } from '../search/lanes/lanes-repository.ts';
import { type KeptDay, shownNewestOf } from './repository.ts';

/** So many cards lie ready; the browser asks for more before they are through. */
export const pileSize = 12;

/** Whom a member's pile is made of; what is undefined is not asked for. Dates as `YYYY-MM-DD`. */
export interface PileRequest {
  readonly site: string;
  readonly viewer: string;
  /** The gender that is looked for. */
  readonly gender: string | undefined;
  /** The own gender: nobody who looks for another one. */
  readonly own: string | undefined;
  readonly country: string;
  readonly realOnly: boolean;
  /** Of about the same age, and of any. */
  readonly nearFrom: string;
  readonly nearTo: string;
  readonly nearDecade: string | undefined;
  readonly nearDecades: string | undefined;
  readonly bornFrom: string;
  readonly bornTo: string;
  readonly decade: string | undefined;
  readonly decades: string | undefined;
  /** Who was decided on since then does not come back yet. */
  readonly restedSince: Date;
}

/** A card of the pile, and beside it how the game stands, which is read along. */
export type PileRow = RankedRow & {
  readonly day: { readonly ends_at: string; readonly time_zone: string; readonly likes: number } | null;
  readonly time_zone: string | null;
  readonly newest: string | null;
};

/** Whom the member likes or has decided on. */
const decidedOn = (viewer: string, restedSince: string): RawBuilder<unknown> => sql`
  union all select l.to_member from likes l where l.from_member = ${viewer}
  union all select w.other_id from swipes w where w.member_id = ${viewer} and w.decided_at > ${restedSince}`;

interface PileValues extends PileRequest, Record<string, string | Date | boolean | undefined> {
  readonly seeksOwn: boolean;
}

const pile = statementByShape<PileRow, PileValues>(
  (db, { viewer, own, restedSince, country, nearFrom, nearTo, nearDecade, nearDecades, ...rest }) => {
    const anywhere: Wanted = { ...nothingElse, ...rest, viewer, own, country: undefined };
    const here: Wanted = { ...anywhere, country };
    const near: Wanted = {
      ...here,
      bornFrom: nearFrom,
      bornTo: nearTo,
      decade: nearDecade,
      decades: nearDecades,
    };
    const parts = [near, here, anywhere].map(
      (wanted, tier) =>
        sql`select ${sql.lit(tier)} as tier, ranked_at, member_id
          from (${firstOf(wanted, pileSize)}) tier`,
    );
    const found = sql`
      select min(tier) as tier, ranked_at, member_id from (${sql.join(parts, sql` union all `)}) found
      group by ranked_at, member_id order by 1, ranked_at desc, member_id desc limit ${sql.lit(pileSize)}`;
    const page = sql<RankedPlace>`(${withBarred(viewer, found, decidedOn(viewer, restedSince))})`;
    return rankedRows(db, viewer, page)
      .clearOrderBy()
      .orderBy(sql`ranked.tier`)
      .orderBy('ranked.ranked_at', 'desc')
      .orderBy('ranked.member_id', 'desc')
      .select([
        sql<PileRow['day']>`(
          select json_build_object('ends_at', d.ends_at, 'time_zone', d.time_zone, 'likes', d.likes)
          from swipe_days d where d.member_id = ${viewer})`.as('day'),
        sql<string | null>`(select me.time_zone from members me where me.id = ${viewer})`.as('time_zone'),
        shownNewestOf(viewer).as('newest'),
      ]);
  },
);

/**
 * The next cards: those of about the same age in the same country, then of that country, then of anywhere, each the most
 * recently active first; one statement with how the game stands.
 */
export const readPile = (db: Database, request: PileRequest): Promise<PileRow[]> =>
  pile(db, { ...request, ...fitOf(request.own, request.gender) });

/**
 * Whether somebody may lie on top of a pile: found by searches of the brand, nobody whom a block concerns, and neither liked
 * nor decided on.
 */
export const mayLieOnTop = async (
  db: Database,
  { site, viewer, restedSince }: Pick<PileRequest, 'site' | 'viewer' | 'restedSince'>,
  top: string,
): Promise<boolean> => {
  const row = await db
    .selectFrom('search_profiles as s')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .select('m.id')
    .where('m.id', '=', top)
    .where('m.site_id', '=', site)
    .where(sql<boolean>`m.id not in (${barredOf(viewer)} ${decidedOn(viewer, restedSince.toISOString())})`)
    .executeTakeFirst();
  return row !== undefined;
};

/** The day that came along with a card. */
export const dayOfRow = ({ day }: Pick<PileRow, 'day'>): KeptDay | null =>
  day && { endsMs: Date.parse(day.ends_at), timeZone: day.time_zone, likes: day.likes };
