import { unreadTold } from '@vesper/domain';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Trx } from '../platform/database/transaction.ts';

/** The two numbers that stand on every page of a member. */
export interface Totals {
  readonly unreadMessages: number;
  /** Likes that the member has not seen yet, of those that are listed. */
  readonly newLikes: number;
}

/** Conversations that are put away, and what is unread in those of them that are not muted. */
export interface ArchivedTotals {
  readonly count: number;
  readonly unread: number;
}

/** As the one row of a member's totals holds them. The rows that they count change it, in the statement that changes those. */
export interface TotalsRow {
  readonly on_break: boolean;
  readonly unread: number | null;
  readonly shown_unread: number | null;
  readonly new_likes: number | null;
}

/** The totals of these members; none of the numbers is there for whom nothing was ever counted. */
export const totalsOf = (db: Database | Trx, members: readonly string[]) =>
  db
    .selectFrom('members as me')
    .leftJoin('member_totals as totals', 'totals.member_id', 'me.id')
    .select(['me.id', 'totals.unread', 'totals.shown_unread', 'totals.new_likes'])
    .select(sql<boolean>`me.paused_at is not null`.as('on_break'))
    .where('me.id', 'in', [...members]);

export const toTotals = (row: TotalsRow): Totals => ({
  unreadMessages: unreadTold({
    unread: row.unread ?? 0,
    shownUnread: row.shown_unread ?? 0,
    onBreak: row.on_break,
  }),
  newLikes: row.new_likes ?? 0,
});

export const readTotals = async (db: Database | Trx, member: string): Promise<Totals> => {
  const row = await totalsOf(db, [member]).executeTakeFirst();
  return row ? toTotals(row) : { unreadMessages: 0, newLikes: 0 };
};
