import { sql } from 'kysely';
import { columnOf } from '../../platform/database/column-of.ts';
import { question, type Question } from '../../platform/database/together.ts';
import type { StoredContent } from '../content.ts';
import { pairOf, type QuotedRow } from '../repository.ts';
import type { Letter } from './letter.ts';
import { isPaced, wordsOfLetter } from './paced-letter.ts';
import { keyOf } from './pair-key.ts';

/** A sender, whose row stays as it is until the transaction ends. */
export interface LockedSender {
  readonly id: string;
  readonly status: string;
  readonly premium: boolean;
  readonly started: number;
  readonly onBreak: boolean;
  /** Lets others know what they have read, and is let know. */
  readonly readReceipts: boolean;
}

/** A conversation, locked with both its sides: its messages are numbered one by one. */
export interface LockedTalk {
  readonly id: string;
  readonly low: string;
  readonly high: string;
  readonly startedBy: string;
  readonly lastSeq: number;
}

export interface LockedSide {
  readonly talk: string;
  readonly member: string;
  readonly unread: number;
  readonly readSeq: number;
  readonly receiptSeq: number;
  readonly receivedSeq: number;
  readonly clearedSeq: number;
  readonly shownSeq: number;
}

export interface LockedRows {
  readonly senders: readonly LockedSender[];
  readonly talks: readonly LockedTalk[];
  readonly sides: readonly LockedSide[];
}

/** What is done about rows that somebody else has locked: they are waited for, or left out of what is answered. */
export type HeldRows = 'waited for' | 'left out';

/**
 * Skipping says nothing of rows that a statement only refers to: a receiver's, whose address is just being changed. Those who
 * send together wait for such a row no longer than this.
 */
const hurry = sql`, set_config('lock_timeout', '250ms', true) as hurry`;

const unique = (values: readonly string[]): string[] => [...new Set(values)].sort();

/** The pairs of members that write to each other, each once and in one order. */
const pairsOf = (letters: readonly Letter[]) => {
  const pairs = new Map(
    letters.map(({ sender, receiver }) => {
      const pair = pairOf(sender, receiver);
      return [`${pair.low_member} ${pair.high_member}`, pair];
    }),
  );
  return [...pairs.values()];
};

/**
 * Locks what these letters change, in the one order of all acts: members, conversations with their sides (accounts follow).
 * A row's own values are those of the moment at which it was locked; everything else is read afterwards
 * ({@link readFacts}), since it may have changed while a row was waited for.
 */
export const lockRows = (letters: readonly Letter[], heldRows: HeldRows): Question<LockedRows> => {
  const skip = heldRows === 'left out' ? sql`skip locked` : sql``;
  const pairs = pairsOf(letters);
  const statement = sql<{ [K in keyof LockedRows]: LockedRows[K] | null }>`
    with senders as materialized (
        select id, status, premium, started_conversations as started, paused_at is not null as "onBreak",
          read_receipts as "readReceipts"
        from members where id = any(${unique(columnOf(letters, 'sender'))}::uuid[])
        order by id for no key update ${skip}),
      talks as materialized (
        select c.id, c.low_member as low, c.high_member as high, c.started_by as "startedBy", c.last_seq as "lastSeq"
        from unnest(${columnOf(pairs, 'low_member')}::uuid[], ${columnOf(pairs, 'high_member')}::uuid[]) as p (low, high)
        join conversations c on c.low_member = p.low and c.high_member = p.high
        where (select count(*) from senders) > 0
        order by c.id for update of c ${skip}),
      sides as materialized (
        select s.conversation_id as talk, s.member_id as member, s.unread, s.read_seq as "readSeq", s.receipt_seq as "receiptSeq",
          s.received_seq as "receivedSeq", s.cleared_seq as "clearedSeq", s.shown_seq as "shownSeq"
        from conversation_members s where s.conversation_id = any(array(select id from talks))
        order by s.conversation_id, s.member_id for update ${skip})
    select (select json_agg(senders) from senders) as senders, (select json_agg(talks) from talks) as talks,
      (select json_agg(sides) from sides) as sides,
      set_config('plan_cache_mode', 'force_generic_plan', true) as planned_once,
      set_config('enable_seqscan', 'off', true) as by_indexes
      ${heldRows === 'left out' ? hurry : sql``}`;
  return question(statement, ([found]) => ({
    senders: found?.senders ?? [],
    talks: found?.talks ?? [],
    sides: found?.sides ?? [],
  }));
};

/** A member who is written to, as the rules and those who follow a message need one. */
export interface Receiver {
  readonly id: string;
  readonly site: string;
  readonly name: string;
  readonly status: string;
  readonly onBreak: boolean;
  readonly premium: boolean;
  readonly readReceipts: boolean;
  readonly fictional: boolean;
  readonly automatic: boolean;
  /** Has a browser that takes notices. */
  readonly subscribed: boolean;
}

interface WaitingFact extends Pick<StoredContent, 'kind' | 'payload'> {
  readonly sender: string;
  readonly receiver: string;
  readonly free: boolean;
}

export interface UnpaidFact extends StoredContent {
  readonly sender: string;
  readonly clientId: string;
  readonly receiver: string;
  readonly answer_to: number | null;
}

export interface AnsweredFact extends QuotedRow {
  readonly talk: string;
  readonly seq: number;
}

/** What the rules ask for beside the locked rows. */
export interface Facts {
  readonly receivers: readonly Receiver[];
  readonly blocks: readonly {
    readonly blocker: string;
    readonly blocked: string;
    /** What who blocked was called then; null where nothing was noted. */
    readonly as: string | null;
  }[];
  /** Pairs that have a conversation, locked or not. */
  readonly known: readonly { readonly low: string; readonly high: string }[];
  /** Keys of these letters that have stored something. */
  readonly keys: readonly { readonly sender: string; readonly clientId: string }[];
  /** What the senders wrote before they confirmed their addresses, or had waiting for these receivers. */
  readonly waiting: readonly WaitingFact[];
  /** What is kept under these keys until it is paid, and goes out with an order. */
  readonly unpaid: readonly UnpaidFact[];
  /** What these letters answer. */
  readonly answered: readonly AnsweredFact[];
  /** How much the senders have sent in the last minute, and begun in the last day. */
  readonly recent: readonly { readonly sender: string; readonly inMinute: number; readonly begun: number }[];
  /** Whom the senders have sent the words of these letters in the last hour. */
  readonly repeats: readonly { readonly sender: string; readonly words: string; readonly receiver: string }[];
}

const nothing: Facts = {
  receivers: [],
  blocks: [],
  known: [],
  keys: [],
  waiting: [],
  unpaid: [],
  answered: [],
  recent: [],
  repeats: [],
};

/** Who says what, each once. */
const saidIn = (letters: readonly Letter[]) => {
  const said = letters.filter(isPaced).flatMap((letter) => {
    const words = wordsOfLetter(letter);
    return words === null ? [] : [{ sender: letter.sender, words }];
  });
  return [...new Map(said.map((one) => [keyOf(one.sender, one.words), one])).values()];
};

const selectFacts = (letters: readonly Letter[], at: Date) => {
  const said = saidIn(letters);
  const pairs = pairsOf(letters);
  const [senders, keys] = [columnOf(letters, 'sender'), columnOf(letters, 'clientId')];
  const answers = letters.flatMap(({ sender, receiver, answerTo }) =>
    answerTo === null ? [] : [{ ...pairOf(sender, receiver), seq: answerTo }],
  );
  const [low, high] = [columnOf(pairs, 'low_member'), columnOf(pairs, 'high_member')];
  return sql<{ [K in keyof Facts]: Facts[K] | null }>`
    with letters as materialized (
        select * from unnest(${senders}::uuid[], ${keys}::text[]) as l (sender, client_id)),
      pairs as materialized (select * from unnest(${low}::uuid[], ${high}::uuid[]) as p (low, high)),
      receivers as (
        select id, site_id as site, name, status, paused_at is not null as "onBreak", premium, read_receipts as "readReceipts", fictional,
          automatic, exists (select from push_subscriptions p where p.member_id = members.id) as subscribed
        from members where id = any(${unique(columnOf(letters, 'receiver'))}::uuid[])),
      blocks_between as (
        select b.blocker, b.blocked, b.own_name as "as" from pairs join blocks b on b.blocker = pairs.low and b.blocked = pairs.high
        union all
        select b.blocker, b.blocked, b.own_name as "as" from pairs join blocks b on b.blocker = pairs.high and b.blocked = pairs.low),
      known as (
        select pairs.low, pairs.high from pairs
        join conversations c on c.low_member = pairs.low and c.high_member = pairs.high),
      keys as (
        select k.sender, k.client_id as "clientId" from letters
        join sent_keys k on k.sender = letters.sender and k.client_id = letters.client_id),
      waiting as (
        select sender, receiver, kind, payload, free from waiting_messages where sender = any(${unique(senders)}::uuid[])),
      unpaid as (
        select u.sender, u.client_id as "clientId", u.receiver, u.kind, u.text, u.payload, u.answer_to from letters
        join unpaid_messages u on u.sender = letters.sender and u.client_id = letters.client_id
        where u.sent_at is null and (u.text <> '' or u.payload is not null)),
      answered as (
        select c.id as talk, m.seq, m.sender, m.kind, left(m.text, 1000) as text, m.payload, m.removed_at is not null as removed
        from unnest(${columnOf(answers, 'low_member')}::uuid[], ${columnOf(answers, 'high_member')}::uuid[],
          ${columnOf(answers, 'seq')}::integer[]) as a (low, high, seq)
        join conversations c on c.low_member = a.low and c.high_member = a.high
        join messages m on m.conversation_id = c.id and m.seq = a.seq),
      recent as (
        select s.sender,
          (select count(*) from recent_sends r where r.sender = s.sender
            and r.sent_at > ${at}::timestamptz - interval '1 minute')::integer as "inMinute",
          (select count(*) from recent_sends r where r.sender = s.sender and r.begins
            and r.sent_at > ${at}::timestamptz - interval '1 day')::integer as begun
        from unnest(${unique(senders)}::uuid[]) as s (sender)),
      repeats as (
        select w.sender, w.words, r.receiver
        from unnest(${columnOf(said, 'sender')}::uuid[], ${columnOf(said, 'words')}::text[]) as w (sender, words)
        cross join lateral (select distinct receiver from recent_sends r
          where r.sender = w.sender and r.words = w.words and r.sent_at > ${at}::timestamptz - interval '1 hour') r)
    select (select json_agg(receivers) from receivers) as receivers,
      (select json_agg(blocks_between) from blocks_between) as blocks, (select json_agg(known) from known) as known,
      (select json_agg(keys) from keys) as keys, (select json_agg(waiting) from waiting) as waiting,
      (select json_agg(unpaid) from unpaid) as unpaid, (select json_agg(answered) from answered) as answered,
      (select json_agg(recent) from recent) as recent,
      (select json_agg(repeats) from repeats) as repeats`;
};

/** Reads what the rules ask for, in one statement, when the rows are locked. */
export const readFacts = (letters: readonly Letter[], at: Date): Question<Facts> =>
  question(selectFacts(letters, at), ([row]) => {
    const found = Object.entries(row ?? {}).filter(([, some]) => some !== null);
    return { ...nothing, ...(Object.fromEntries(found) as Partial<Facts>) };
  });
