import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Trx } from '../platform/database/transaction.ts';
import type { PictureRow } from './picture-repository.ts';
import { type ArchivedTotals, type Totals, toTotals, type TotalsRow } from './totals-repository.ts';

/** What belongs to a member and stands in other rows than the member's own. */
export interface OwnState extends Totals {
  readonly credits: number;
  readonly pushSubscribed: boolean;
  readonly picture: PictureRow | null;
  /** The number of the last event that the member was told, or can be; 0 before the first. */
  readonly lastEvent: number;
  /** Something that the member has written has not been delivered yet. */
  readonly hasWaiting: boolean;
  /** As stored: on a break it is to be counted by what is shown. */
  readonly archived: ArchivedTotals;
}

/** As the statement answers it. */
export interface OwnStateRow {
  readonly credits: number;
  readonly push: boolean;
  readonly waits: boolean;
  readonly event: number;
  readonly picture: PictureRow | null;
  readonly totals:
    (Omit<TotalsRow, 'on_break'> & { readonly archived: number; readonly archived_unread: number }) | null;
}

/**
 * All of it beside a row of `members`, read with it in one statement by indexes: the balance, whether a browser takes
 * notices, the main picture, and the row of the member's totals.
 */
export const ownStateColumn = sql<OwnStateRow>`json_build_object(
  'credits', coalesce(
    (select a.balance from ledger_accounts a where a.member_id = members.id and a.kind = 'member'), 0),
  'push', exists (select 1 from push_subscriptions p where p.member_id = members.id),
  'waits', exists (select 1 from waiting_messages w where w.sender = members.id),
  'event', coalesce((select e.last_number from member_event_numbers e where e.member_id = members.id), 0),
  'picture', (
    select json_build_object('full_name', p.full_name, 'thumb_name', p.thumb_name, 'width', p.width, 'height', p.height)
    from photos p where p.member_id = members.id and p.main),
  'totals', (
    select json_build_object('unread', t.unread, 'shown_unread', t.shown_unread, 'new_likes', t.new_likes,
      'archived', t.archived, 'archived_unread', t.archived_unread)
    from member_totals t where t.member_id = members.id)
)`;

export const toOwnState = (row: OwnStateRow, onBreak: boolean): OwnState => ({
  credits: row.credits,
  pushSubscribed: row.push,
  picture: row.picture,
  hasWaiting: row.waits,
  lastEvent: row.event,
  archived: { count: row.totals?.archived ?? 0, unread: row.totals?.archived_unread ?? 0 },
  ...toTotals({ unread: 0, shown_unread: 0, new_likes: 0, ...row.totals, on_break: onBreak }),
});

const nobody: OwnState = {
  credits: 0,
  pushSubscribed: false,
  picture: null,
  hasWaiting: false,
  lastEvent: 0,
  unreadMessages: 0,
  newLikes: 0,
  archived: { count: 0, unread: 0 },
};

/** As the session reads it with its member, for answers that an act gives; zeros for who is not there. */
export const readOwnState = async (db: Database | Trx, member: string): Promise<OwnState> => {
  const row = await db
    .selectFrom('members')
    .select([ownStateColumn.as('own'), 'paused_at'])
    .where('id', '=', member)
    .executeTakeFirst();
  return row ? toOwnState(row.own, row.paused_at !== null) : nobody;
};
