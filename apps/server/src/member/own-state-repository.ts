import { isBought, statesOfDiscountUse } from '@vesper/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Trx } from '../platform/database/transaction.ts';
import type { PictureRow } from './picture-repository.ts';
import { type ArchivedTotals, type Totals, toTotals } from './totals-repository.ts';

/** What belongs to a member and stands in other rows than the member's own. */
export interface OwnState extends Totals {
  readonly credits: number;
  readonly pushSubscribed: boolean;
  readonly picture: PictureRow | null;
  /** The number of the last event that the member was told, or can be; 0 before the first. */
  readonly lastEvent: number;
  /** Something that the member has written has not been delivered yet. */
  readonly hasWaiting: boolean;
  /** As {@link hasBought} says it; premium goes when a bundle goes back, a first purchase stays made. */
  readonly hasBought: boolean;
  /** As stored: on a break it is to be counted by what is shown. */
  readonly archived: ArchivedTotals;
}

/** As the statement answers it. */
export interface OwnStateRow {
  /** Credits, whether a browser takes notices, whether something waits, the number of the last event, something was bought: `{12,0,1,345,0}`. */
  readonly own_numbers: string;
  readonly own_picture: PictureRow | null;
  /** Unread, shown unread, new likes, archived, unread in those: `{3,3,1,0,0}`; null for whom nothing was ever counted. */
  readonly own_totals: string | null;
}

const onItsWay = sql.join(
  statesOfDiscountUse('spent')
    .filter((state) => !isBought(state))
    .map((state) => sql.lit(state)),
);

/**
 * Whether a member has bought something, whatever went back of it since, or pays for an order with a discount: the next one is no
 * first purchase, and with it the welcome is over (spec §4, "25% on the first purchase"), its banner as well as its code.
 * @param member the column, or the value, of the member's id
 */
export const hasBought = (member: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from orders o where o.member_id = ${member} and (
    o.settled_at is not null or (o.discount_code is not null and o.state in (${onItsWay}))))`;

/**
 * All of it beside a row of `members`, read with it in one statement by indexes: the balance, whether a browser takes
 * notices, the main picture, and the row of the member's totals. Numbers come as the text of one array: of JSON the database looks
 * up for each value anew how it is written, and each column of its own costs as much again on its way.
 */
export const ownStateColumns = [
  sql<string>`array[
    coalesce((select a.balance from ledger_accounts a where a.member_id = members.id and a.kind = 'member'), 0),
    (exists (select 1 from push_subscriptions p where p.member_id = members.id))::integer,
    (exists (select 1 from waiting_messages w where w.sender = members.id))::integer,
    coalesce((select e.last_number from member_event_numbers e where e.member_id = members.id), 0),
    (members.premium or ${hasBought(sql.ref('members.id'))})::integer
  ]::bigint[]::text`.as('own_numbers'),
  sql<PictureRow | null>`case when members.picture_full is not null then json_build_object('full_name', members.picture_full,
    'thumb_name', members.picture_thumb, 'width', members.picture_width, 'height', members.picture_height) end`.as(
    'own_picture',
  ),
  sql<string | null>`(
    select array[t.unread, t.shown_unread, t.new_likes, t.archived, t.archived_unread]::text
    from member_totals t where t.member_id = members.id)`.as('own_totals'),
] as const;

/** The numbers in the text of an array that holds nothing else. */
const numbersIn = (text: string): number[] => text.slice(1, -1).split(',').map(Number);

export const toOwnState = (row: OwnStateRow, onBreak: boolean): OwnState => {
  const [credits = 0, push = 0, waits = 0, lastEvent = 0, bought = 0] = numbersIn(row.own_numbers);
  const [unread = 0, shownUnread = 0, newLikes = 0, archived = 0, archivedUnread = 0] =
    row.own_totals === null ? [] : numbersIn(row.own_totals);
  return {
    credits,
    pushSubscribed: push > 0,
    picture: row.own_picture,
    hasWaiting: waits > 0,
    hasBought: bought > 0,
    lastEvent,
    archived: { count: archived, unread: archivedUnread },
    ...toTotals({ unread, shown_unread: shownUnread, new_likes: newLikes, on_break: onBreak }),
  };
};

const nobody: OwnState = {
  credits: 0,
  pushSubscribed: false,
  picture: null,
  hasWaiting: false,
  lastEvent: 0,
  hasBought: false,
  unreadMessages: 0,
  newLikes: 0,
  archived: { count: 0, unread: 0 },
};

/** As the session reads it with its member, for answers that an act gives; zeros for who is not there. */
export const readOwnState = async (db: Database | Trx, member: string): Promise<OwnState> => {
  const row = await db
    .selectFrom('members')
    .select(ownStateColumns)
    .select('paused_at')
    .where('id', '=', member)
    .executeTakeFirst();
  return row ? toOwnState(row, row.paused_at !== null) : nobody;
};
