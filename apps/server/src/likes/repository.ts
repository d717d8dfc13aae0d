import { sql } from 'kysely';
import { type CardRow, cardRows } from '../member/card-repository.ts';
import { dateOf } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import type { Services } from '../platform/services/services.ts';
import type { Trx } from '../platform/database/transaction.ts';

export type LikeKind = 'received' | 'sent' | 'matches';

/** A like with the member on its other side. */
export type LikeRow = CardRow & {
  readonly kind: LikeKind;
  readonly like_id: string;
  readonly liked_member: string;
  readonly liked_at: Date;
  readonly like_seen_at: Date | null;
  readonly mutual: boolean;
};

export interface LikePosition {
  readonly createdAt: string;
  readonly id: string;
}

/** Who likes whom of two members. */
export const readLikesBetween = async (db: Database | Trx, me: string, other: string) => {
  const rows = await db
    .selectFrom('likes')
    .select('from_member')
    .where((where) =>
      where.or([
        where.and([where('from_member', '=', me), where('to_member', '=', other)]),
        where.and([where('from_member', '=', other), where('to_member', '=', me)]),
      ]),
    )
    .execute();
  return {
    liked: rows.some((row) => row.from_member === me),
    likedMe: rows.some((row) => row.from_member === other),
  };
};

const mutual = sql<boolean>`exists (
  select 1 from likes back where back.from_member = likes.to_member and back.to_member = likes.from_member)`;

/** Who is on a break is seen by nobody but those in a conversation (readings, "A break"). */
export const notHidden = sql<boolean>`(members.paused_at is null or exists (
  select 1 from conversations known
  where known.low_member = least(likes.from_member, likes.to_member)
    and known.high_member = greatest(likes.from_member, likes.to_member)))`;

export interface LikesRequest {
  readonly kind: LikeKind;
  readonly limit: number;
  readonly position?: LikePosition | undefined;
  /** Only likes between the member and this one. */
  readonly other?: string | undefined;
}

const likesQuery = (db: Database | Trx, member: string, { kind, limit, position, other }: LikesRequest) => {
  let query = cardRows(db)
    .innerJoin('likes', kind === 'sent' ? 'likes.to_member' : 'likes.from_member', 'members.id')
    .select([
      'likes.id as like_id',
      'likes.to_member as liked_member',
      'likes.created_at as liked_at',
      'likes.seen_at as like_seen_at',
      mutual.as('mutual'),
      sql<LikeKind>`${sql.lit(kind)}`.as('kind'),
    ])
    .where('members.status', '=', 'active')
    .where(notHidden)
    .where(kind === 'sent' ? 'from_member' : 'to_member', '=', member)
    .orderBy('likes.created_at', 'desc')
    .orderBy('likes.id', 'desc')
    .limit(limit);
  if (other) query = query.where(kind === 'sent' ? 'to_member' : 'from_member', '=', other);
  if (kind === 'matches') query = query.where(mutual);
  if (position)
    query = query.where(
      sql<boolean>`(likes.created_at, likes.id) < (${position.createdAt}::timestamptz, ${position.id}::uuid)`,
    );
  return db.selectFrom(query.as('page')).selectAll();
};

/**
 * Pages of likes, each newest first, with who is on the other side, all in one statement. Matches are read from the likes
 * received, so that each stands once.
 */
export const readLikes = async (
  db: Database | Trx,
  member: string,
  [first, ...others]: readonly [LikesRequest, ...LikesRequest[]],
): Promise<LikeRow[]> =>
  others
    .reduce((query, each) => query.unionAll(likesQuery(db, member, each)), likesQuery(db, member, first))
    .execute();

/** Takes both members' likes of each other away, in the order in which rows of totals are locked (migration 0041): by who got them. */
export const removeLikesBetween = async (trx: Trx, one: string, two: string): Promise<void> => {
  const [low, high] = one < two ? [one, two] : [two, one];
  for (const [from, to] of [
    [high, low],
    [low, high],
  ] as const)
    await trx.deleteFrom('likes').where('from_member', '=', from).where('to_member', '=', to).execute();
};

/** A like as it stands, without who is on its other side; as it is kept with the key under which it was given. */
export interface StandingLike {
  readonly id: string;
  readonly created: string;
}

const toStanding = (row: { readonly id: string; readonly created_at: Date }): StandingLike => ({
  id: row.id,
  created: row.created_at.toISOString(),
});

/** A like, which nobody takes back before the transaction ends; undefined where there is none. */
export const holdLike = async (
  db: Database | Trx,
  from: string,
  to: string,
): Promise<StandingLike | undefined> => {
  const row = await db
    .selectFrom('likes')
    .select(['id', 'created_at'])
    .where('from_member', '=', from)
    .where('to_member', '=', to)
    .forKeyShare()
    .executeTakeFirst();
  return row && toStanding(row);
};

/**
 * Writes a like, unless it is there already; either way it stands until the transaction ends.
 * @returns `isListed`: it is new, and who gave it is there for who gets it, and hidden by no break
 */
export const addLike = async (
  { clock }: Pick<Services, 'clock'>,
  trx: Trx,
  from: string,
  to: string,
): Promise<{ readonly isNew: boolean; readonly isListed: boolean; readonly like: StandingLike }> => {
  for (;;) {
    const added = await trx
      .insertInto('likes')
      .values({ id: newId(), from_member: from, to_member: to, created_at: dateOf(clock), seen_at: null })
      .onConflict((conflict) => conflict.constraint('likes_once').doNothing())
      .returning(['id', 'created_at', 'listed'])
      .executeTakeFirst();
    if (added) return { isNew: true, isListed: added.listed, like: toStanding(added) };
    const like = await holdLike(trx, from, to);
    if (like) return { isNew: false, isListed: false, like };
    // Taken back between the two: it is given anew.
  }
};

/**
 * Notes that a like was seen by who got it; one that nobody is shown, since its giver is hidden, is not. Answers whether it was new until
 * then.
 */
export const markSeen = async (
  { clock }: Pick<Services, 'clock'>,
  db: Database,
  from: string,
  to: string,
): Promise<boolean> => {
  const seen = await db
    .updateTable('likes')
    .set({ seen_at: dateOf(clock) })
    .where('from_member', '=', from)
    .where('to_member', '=', to)
    .where('seen_at', 'is', null)
    .where('listed', '=', true)
    .returning('id')
    .executeTakeFirst();
  return seen !== undefined;
};

/** A like that was taken back, and whether it was counted as new by then. */
export interface TakenBackLike {
  readonly id: string;
  readonly wasCounted: boolean;
}

/** Takes a like back, or only one that was given by then; null when there was none. */
export const removeLike = async (
  db: Database | Trx,
  from: string,
  to: string,
  givenBy?: Date,
): Promise<TakenBackLike | null> => {
  let query = db.deleteFrom('likes').where('from_member', '=', from).where('to_member', '=', to);
  if (givenBy) query = query.where('created_at', '<=', givenBy);
  const row = await query.returning(['id', 'listed', 'seen_at']).executeTakeFirst();
  return row ? { id: row.id, wasCounted: row.listed && row.seen_at === null } : null;
};
