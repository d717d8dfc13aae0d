import { isInterest, matchReaches, type MatchWish } from '@vesper/domain';
import type { Database } from '../../platform/database/database.ts';

/** A member's answers, and how many of the questions they have answered. */
export interface KeptWish {
  readonly wish: MatchWish;
  readonly answered: number;
}

/** What a member has answered the match finder; undefined before the first answer. */
export const readWish = async (db: Database, member: string): Promise<KeptWish | undefined> => {
  const row = await db
    .selectFrom('match_wishes')
    .selectAll()
    .where('member_id', '=', member)
    .executeTakeFirst();
  if (!row) return undefined;
  const { gender, min_age: minAge, max_age: maxAge, answered } = row;
  const reach = matchReaches.find((each) => String(each) === row.reach) ?? 'country';
  return { wish: { gender, minAge, maxAge, reach, interests: row.interests.filter(isInterest) }, answered };
};

/** Keeps the answers; what was answered once stays answered. */
export const keepWish = async (db: Database, member: string, { wish, answered }: KeptWish): Promise<void> => {
  const row = {
    gender: wish.gender,
    min_age: wish.minAge,
    max_age: wish.maxAge,
    reach: String(wish.reach),
    interests: [...wish.interests],
    answered,
  };
  await db
    .insertInto('match_wishes')
    .values({ member_id: member, ...row })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
    .execute();
};

/** The answers as the member's download has them. */
export const exportWish = async (db: Database, member: string) => ({
  match_finder:
    (await db
      .selectFrom('match_wishes')
      .select(['gender', 'min_age', 'max_age', 'reach', 'interests'])
      .where('member_id', '=', member)
      .executeTakeFirst()) ?? null,
});
