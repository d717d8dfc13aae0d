import { type RawBuilder, sql } from 'kysely';
import { type CardRow, cardRows } from '../../../member/card-repository.ts';
import type { Database } from '../../../platform/database/database.ts';
import { viewOf } from '../../repository.ts';
import { shownAt } from '../archive/archive-repository.ts';

/** So many messages are looked through for one answer, however many there are; the next one goes on behind them. */
export const mostScanned = 5000;
/** And so many bytes of their words: taking accents away costs by the letter, and most for letters of more bytes. */
export const mostScannedBytes = 500_000;
/** So much of one message is compared. No message is longer now; texts of before may be. */
const mostCompared = 4000;
/** What a letter takes at most. */
const bytesOfLetter = 4;
/** Conversations that are looked through at all, the newest. */
const mostConversations = 2000;
const mostNames = 10;

/** Where a search goes on: behind this message, in the order of the list and from the newest of each conversation. */
export interface SearchPosition {
  readonly shownAt: string;
  readonly id: string;
  readonly seq: number;
}

export interface SearchRequest {
  readonly member: string;
  /** As `searchWords` gives them: letters and digits alone. */
  readonly words: readonly string[];
  /** The number of newest messages that a free member sees of a conversation; null for all. */
  readonly historyLimit: number | null;
  readonly limit: number;
  readonly position: SearchPosition | undefined;
}

interface FoundColumns {
  /** A conversation by the other's name, a message by its words, or how far was looked. */
  readonly kind: 'name' | 'message' | 'end';
  readonly place: number;
  readonly conversation: string;
  readonly other_id: string;
  readonly shown_at: Date;
  readonly seq: number;
  readonly sender: string;
  readonly words: string;
  readonly sent_at: Date;
}

export type FoundRow = CardRow & FoundColumns;

/** A text as `folded` of the domain compares it. */
const foldedSql = (text: RawBuilder<unknown>): RawBuilder<string> => sql`lower(
  replace(replace(replace(replace(replace(translate(regexp_replace(normalize(${text}, NFD), ${'[\u0300-\u036f]'}, '', 'g'),
    'øØłŁđĐðÐ', 'oolldddd'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'))`;

const found = (db: Database, { member, words, historyLimit, limit, position }: SearchRequest) => {
  const patterns = words.map((word) => `%${word}%`);
  const contains = (text: RawBuilder<unknown>) =>
    sql<boolean>`${foldedSql(text)} like all(${patterns}::text[])`;
  const compared = sql<string>`left(text, ${mostCompared})`;
  const from = position
    ? sql<boolean>`(mine.shown_at, mine.id) <= (${position.shownAt}::timestamptz, ${position.id}::uuid)`
    : sql<boolean>`true`;
  const before = position
    ? sql<boolean>`(mine.id <> ${position.id}::uuid or seq < ${position.seq})`
    : sql`true`;
  // What is seen of each conversation, as `shownRange` of the domain says it.
  return sql<FoundColumns>`(
    with mine as materialized (
        select seen.id, seen.other_id, seen.shown_at, seen.last,
          greatest(seen.cleared_seq + 1, seen.last - ${historyLimit}::integer + 1) as first
        from (
          select mine.id, mine.other_id, mine.cleared_seq, ${shownAt} as shown_at,
            case when mine.on_break then least(mine.shown_seq, mine.last_seq) else mine.last_seq end as last
          from ${viewOf(db, member)} as mine where not mine.hidden) seen
        where seen.last > seen.cleared_seq
        order by seen.shown_at desc, seen.id desc limit ${mostConversations}),
      scanned as materialized (
        select * from (
          select *, row_number() over () as place, sum(bytes) over (rows unbounded preceding) as reached from (
          select mine.id, mine.other_id, mine.shown_at, m.seq, m.sender, m.text, m.sent_at,
            least(octet_length(m.text), ${mostCompared * bytesOfLetter}) as bytes
          from (select * from mine where ${from} order by shown_at desc, id desc) mine
          cross join lateral (
            select seq, sender, text, sent_at from messages
            where conversation_id = mine.id and seq between mine.first and mine.last and ${before}
            order by seq desc limit ${mostScanned}) m
          limit ${mostScanned}) looked) counted
        where reached - bytes < ${mostScannedBytes})
    (select 'message' as kind, place, id as conversation, other_id, shown_at, seq, sender, ${compared} as words, sent_at
      from scanned where text <> '' and ${contains(compared)} order by place limit ${limit})
    union all
    (select 'end', place, id, other_id, shown_at, seq, sender, '', sent_at from scanned
      where place = ${mostScanned} or reached >= ${mostScannedBytes})
    union all
    (select 'name', row_number() over (order by mine.shown_at desc, mine.id desc), mine.id, mine.other_id, mine.shown_at, 0,
        mine.other_id, '', mine.shown_at
      from mine join members o on o.id = mine.other_id and o.status = 'active'
      where ${position === undefined} and ${contains(sql`o.name`)}
      order by mine.shown_at desc, mine.id desc limit ${mostNames}))`;
};

/**
 * Looks through a member's own conversations as the member sees them, archived ones among them, for names of the others and for
 * messages that have all of these words. One statement.
 */
export const searchConversations = (db: Database, request: SearchRequest): Promise<FoundRow[]> =>
  cardRows(db)
    .innerJoin(found(db, request).as('found'), 'found.other_id', 'members.id')
    .select([
      'found.kind',
      'found.place',
      'found.conversation',
      'found.other_id',
      'found.shown_at',
      'found.seq',
      'found.sender',
      'found.words',
      'found.sent_at',
    ])
    .orderBy('found.place')
    .execute();
