import { shownUnread } from '@vesper/domain';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Trx } from '../platform/database/transaction.ts';
import type { PictureRow } from './picture-repository.ts';

/** The two numbers that stand on every page of a member. */
export interface Totals {
  readonly unreadMessages: number;
  /** Likes that the member has not seen yet, of those that are listed. */
  readonly newLikes: number;
}

/** What belongs to a member and stands in other rows than the member's own. */
export interface OwnState extends Totals {
  readonly credits: number;
  readonly pushSubscribed: boolean;
  readonly picture: PictureRow | null;
  /** The number of the last event that the member was told, or can be; 0 before the first. */
  readonly lastEvent: number;
  /** Something that the member has written has not been delivered yet. */
  readonly hasWaiting: boolean;
}

/** As the statement answers it. */
export interface OwnStateRow {
  readonly credits: number;
  readonly push: boolean;
  readonly waits: boolean;
  readonly event: number;
  readonly picture: PictureRow | null;
  readonly unread: number;
  readonly held:
    readonly { readonly unread: number; readonly lastSeq: number; readonly shownSeq: number }[] | null;
  readonly likes: number;
}

/**
 * All of it beside a row of `members`, read with it in one statement by indexes: the balance, whether a browser takes
 * notices, the main picture, unread messages (on a break with where each conversation stands, since the domain says what of
 * them is told), and likes that are new.
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
  'unread', (
    select coalesce(sum(c.unread), 0) from conversation_members c
    where c.member_id = members.id and not c.hidden and c.unread > 0),
  'held', case when members.paused_at is not null then (
    select json_agg(json_build_object('unread', mine.unread, 'lastSeq', c.last_seq, 'shownSeq', mine.shown_seq))
    from conversation_members mine join conversations c on c.id = mine.conversation_id
    where mine.member_id = members.id and not mine.hidden and mine.unread > 0) end,
  'likes', (
    select count(*) from likes l join members liker on liker.id = l.from_member
    where l.to_member = members.id and l.seen_at is null and liker.status = 'active'
      and (liker.paused_at is null or exists (
        select 1 from conversations known
        where known.low_member = least(l.from_member, l.to_member)
          and known.high_member = greatest(l.from_member, l.to_member))))
)`;

export const toOwnState = (row: OwnStateRow, onBreak: boolean): OwnState => ({
  credits: row.credits,
  pushSubscribed: row.push,
  picture: row.picture,
  hasWaiting: row.waits,
  lastEvent: row.event,
  unreadMessages: onBreak
    ? (row.held ?? []).reduce((sum, marks) => sum + shownUnread({ ...marks, onBreak }), 0)
    : row.unread,
  newLikes: row.likes,
});

const nobody: OwnState = {
  credits: 0,
  pushSubscribed: false,
  picture: null,
  hasWaiting: false,
  lastEvent: 0,
  unreadMessages: 0,
  newLikes: 0,
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
