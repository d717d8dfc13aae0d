import { type SwipeDay, swipeRestDays } from '@vesper/domain';
import { type RawBuilder, sql } from 'kysely';
import { dateOf, secondsFromNow } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Trx } from '../platform/database/transaction.ts';
import type { Services } from '../platform/services/services.ts';

/** A day as it stands in the table. */
export type KeptDay = SwipeDay;

/** How the game stands for a member. */
export interface SwipeState {
  readonly day: KeptDay | null;
  readonly timeZone: string | null;
  /** On whom the newest decision was. */
  readonly newest: string | null;
  /** The same, as far as the member is shown who that is. */
  readonly shownNewest: string | null;
}

/**
 * On whom the newest decision of a member was; nobody where they are on a break, or gone, as of somebody who is not there: taken back or
 * not, blocked meanwhile or not, nothing of them is told.
 */
export const shownNewestOf = (member: unknown): RawBuilder<string | null> => sql<string | null>`(
  select other.id from members other
  where other.id = (select w.other_id from swipes w where w.member_id = ${member} order by w.number desc limit 1)
    and other.status = 'active'
    and (other.paused_at is null or exists (
      select 1 from conversations known
      where known.low_member = least(other.id, ${member}) and known.high_member = greatest(other.id, ${member}))))`;

/** Before this moment decisions are forgotten, and who was decided on comes back. */
export const restedSince = ({ clock }: Pick<Services, 'clock'>): Date =>
  secondsFromNow(clock, -swipeRestDays * 24 * 3600);

/** Reads the day, the zone and the newest decision. */
export const readState = async (db: Database | Trx, member: string): Promise<SwipeState> => {
  const row = await db
    .selectFrom('members')
    .leftJoin('swipe_days as d', 'd.member_id', 'members.id')
    .select(['members.time_zone as own_zone', 'd.ends_at', 'd.time_zone', 'd.likes'])
    .select((select) =>
      select
        .selectFrom('swipes as w')
        .select('w.other_id')
        .whereRef('w.member_id', '=', 'members.id')
        .orderBy('w.number', 'desc')
        .limit(1)
        .as('newest'),
    )
    .select(shownNewestOf(member).as('shown_newest'))
    .where('members.id', '=', member)
    .executeTakeFirstOrThrow();
  const { ends_at: ends, time_zone: timeZone, likes } = row;
  const day =
    ends === null || timeZone === null || likes === null ? null : { endsMs: ends.getTime(), timeZone, likes };
  return { day, timeZone: row.own_zone, newest: row.newest, shownNewest: row.shown_newest };
};

/** Keeps the zone that the browser has told. */
export const keepTimeZone = async (trx: Trx, member: string, timeZone: string): Promise<void> => {
  await trx.updateTable('members').set({ time_zone: timeZone }).where('id', '=', member).execute();
};

/** Keeps the day with its likes. */
export const keepDay = async (trx: Trx, member: string, day: SwipeDay): Promise<void> => {
  const row = { ends_at: new Date(day.endsMs), time_zone: day.timeZone, likes: day.likes };
  await trx
    .insertInto('swipe_days')
    .values({ member_id: member, ...row })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
    .execute();
};

export type SwipeDecision = 'like' | 'pass';

/** Notes a decision; it becomes the newest one. */
export const noteDecision = async (
  { clock }: Pick<Services, 'clock'>,
  trx: Trx,
  member: string,
  other: string,
  decision: SwipeDecision,
): Promise<void> => {
  await sql`
    insert into swipes (member_id, other_id, decision, decided_at)
    values (${member}, ${other}, ${decision}, ${dateOf(clock)})
    on conflict (member_id, other_id) do update
      set decision = excluded.decision, decided_at = excluded.decided_at, number = default`.execute(trx);
};

/** A decision that was taken back, and when it was made. */
export interface Forgotten {
  readonly decision: SwipeDecision;
  readonly at: Date;
}

/** Takes a decision away, and answers what it was. */
export const forgetDecision = async (trx: Trx, member: string, other: string): Promise<Forgotten | null> => {
  const gone = await trx
    .deleteFrom('swipes')
    .where('member_id', '=', member)
    .where('other_id', '=', other)
    .returning(['decision', 'decided_at'])
    .executeTakeFirst();
  return gone ? { decision: gone.decision, at: gone.decided_at } : null;
};

/** Forgets what two have decided on each other: of a block nobody is left to be taken back (spec §4, Block). */
export const forgetDecisionsBetween = async (trx: Trx, one: string, other: string): Promise<void> => {
  const both = [one, other];
  await trx.deleteFrom('swipes').where('member_id', 'in', both).where('other_id', 'in', both).execute();
};

/** Whether the member has decided on the other, and it is on record. */
export const hasDecided = async (trx: Trx, member: string, other: string): Promise<boolean> => {
  const row = await trx
    .selectFrom('swipes')
    .select('number')
    .where('member_id', '=', member)
    .where('other_id', '=', other)
    .executeTakeFirst();
  return row !== undefined;
};

/** Forgets the decisions that keep nobody away any more. */
export const forgetOldSwipes = async (services: Pick<Services, 'clock' | 'db'>): Promise<void> => {
  await services.db.deleteFrom('swipes').where('decided_at', '<', restedSince(services)).execute();
};

/** What the game keeps of a member, for the download. */
export const exportSwipes = async (db: Database, member: string) => ({
  swipes: await db
    .selectFrom('swipes')
    .select(['other_id as member', 'decision', 'decided_at as at'])
    .where('member_id', '=', member)
    .orderBy('number')
    .execute(),
  swipe_day:
    (await db
      .selectFrom('swipe_days')
      .select(['ends_at', 'time_zone', 'likes'])
      .where('member_id', '=', member)
      .executeTakeFirst()) ?? null,
});
