import { sql } from 'kysely';
import { columnOf } from '../../platform/database/column-of.ts';
import { question, type Question } from '../../platform/database/together.ts';
import { payloadText } from '../content.ts';
import type { MessageRow } from '../repository.ts';
import type { Desk, Outgoing } from './desk.ts';
import { isPaced, wordsOfLetter } from './paced-letter.ts';

/** What of an outgoing letter stands in its table. */
export const rowOf = ({ letter, talk, id, seq, cost }: Outgoing, at: Date): MessageRow => ({
  conversation_id: talk.id,
  seq,
  id,
  sender: letter.sender,
  client_id: letter.clientId,
  kind: letter.kind,
  text: letter.text,
  payload: letter.payload ?? null,
  cost,
  sent_at: at,
  answer_to: letter.answerTo,
  removed_at: null,
});

/** The rows of all that a desk has let go, for each table. */
const rowsOf = (desk: Desk, at: Date) => {
  const talks = desk.changedTalks();
  const begun = talks.filter(({ isNew }) => isNew);
  const known = talks.filter(({ isNew }) => !isNew);
  return {
    messages: desk.outgoing.map((outgoing) => {
      const row = rowOf(outgoing, at);
      return { ...row, payload: payloadText(row), receiver: outgoing.receiver.id };
    }),
    begun,
    begunSides: begun.flatMap(({ sides }) => sides),
    known,
    knownSides: known.flatMap(({ sides }) => sides),
    starters: desk.starters(),
    media: desk.outgoing.flatMap(({ letter: { payload } }) => payload?.photo?.id ?? payload?.voice?.id ?? []),
    paced: desk.outgoing
      .filter(({ letter }) => isPaced(letter))
      .map(({ letter, startsConversation }) => ({
        sender: letter.sender,
        receiver: letter.receiver,
        words: wordsOfLetter(letter),
        begins: startsConversation,
      })),
  };
};

/**
 * Writes all that a desk has let go, in one statement: the messages under the next numbers of their locked conversations, the
 * keys, that their files are sent, the marks of both sides (up to an own message all is read), conversations that are begun and how
 * many each sender has begun.
 * Refused as a second row of `conversations_pair` when somebody else has begun one of these conversations meanwhile.
 */
export const writeOutgoing = (site: string, desk: Desk, at: Date): Question<void> => {
  const { messages, begun, begunSides, known, knownSides, starters, media, paced } = rowsOf(desk, at);
  const statement = sql`
    with begun as (
        insert into conversations (id, site_id, low_member, high_member, started_by, last_seq, created_at)
        select id, ${site}, low, high, starter, seq, ${at}::timestamptz
        from unnest(${columnOf(begun, 'id')}::uuid[], ${columnOf(begun, 'low')}::uuid[], ${columnOf(begun, 'high')}::uuid[],
          ${columnOf(begun, 'startedBy')}::uuid[], ${columnOf(begun, 'lastSeq')}::integer[]) as c (id, low, high, starter, seq)
        order by low, high
        returning id),
      begun_sides as (
        insert into conversation_members
          (conversation_id, member_id, other_id, unread, read_seq, shown_seq, last_message_at)
        select s.talk, s.member, s.other, s.unread, s.read, s.shown, ${at}::timestamptz
        from unnest(${columnOf(begunSides, 'talk')}::uuid[], ${columnOf(begunSides, 'member')}::uuid[],
          ${columnOf(begunSides, 'other')}::uuid[], ${columnOf(begunSides, 'unread')}::integer[],
          ${columnOf(begunSides, 'readSeq')}::integer[], ${columnOf(begunSides, 'shownSeq')}::integer[])
          as s (talk, member, other, unread, read, shown)
        join begun on begun.id = s.talk),
      stored as (
        insert into messages (conversation_id, seq, id, sender, client_id, kind, text, payload, cost, sent_at, answer_to)
        select talk, seq, id, sender, client_id, kind, words, payload::jsonb, cost, ${at}::timestamptz, answer
        from unnest(${columnOf(messages, 'conversation_id')}::uuid[], ${columnOf(messages, 'seq')}::integer[],
          ${columnOf(messages, 'id')}::uuid[], ${columnOf(messages, 'sender')}::uuid[],
          ${columnOf(messages, 'client_id')}::text[], ${columnOf(messages, 'kind')}::text[],
          ${columnOf(messages, 'text')}::text[], ${columnOf(messages, 'payload')}::text[],
          ${columnOf(messages, 'cost')}::integer[], ${columnOf(messages, 'answer_to')}::integer[])
          as m (talk, seq, id, sender, client_id, kind, words, payload, cost, answer)),
      keyed as (
        insert into sent_keys (sender, client_id, receiver, conversation_id, seq, message_id)
        select * from unnest(${columnOf(messages, 'sender')}::uuid[], ${columnOf(messages, 'client_id')}::text[],
          ${columnOf(messages, 'receiver')}::uuid[], ${columnOf(messages, 'conversation_id')}::uuid[],
          ${columnOf(messages, 'seq')}::integer[], ${columnOf(messages, 'id')}::uuid[])
        on conflict (sender, client_id) do update set conversation_id = excluded.conversation_id, seq = excluded.seq,
          message_id = excluded.message_id),
      named as (update conversation_media set is_sent = true where id = any(${media}::uuid[])),
      noted as (
        insert into recent_sends (sender, receiver, words, begins, sent_at)
        select sender, receiver, words, begins, ${at}::timestamptz
        from unnest(${columnOf(paced, 'sender')}::uuid[], ${columnOf(paced, 'receiver')}::uuid[],
          ${columnOf(paced, 'words')}::text[], ${columnOf(paced, 'begins')}::boolean[]) as r (sender, receiver, words, begins)),
      numbered as (
        update conversations c set last_seq = t.seq
        from unnest(${columnOf(known, 'id')}::uuid[], ${columnOf(known, 'lastSeq')}::integer[]) as t (id, seq)
        where c.id = t.id),
      marked as (
        update conversation_members s
        set last_message_at = ${at}::timestamptz, hidden = false, unread = t.unread, read_seq = t.read, shown_seq = t.shown, shown_unread = case when t.shown = s.shown_seq then s.shown_unread else 0 end
        from unnest(${columnOf(knownSides, 'talk')}::uuid[], ${columnOf(knownSides, 'member')}::uuid[],
          ${columnOf(knownSides, 'unread')}::integer[], ${columnOf(knownSides, 'readSeq')}::integer[],
          ${columnOf(knownSides, 'shownSeq')}::integer[]) as t (talk, member, unread, read, shown)
        where s.conversation_id = t.talk and s.member_id = t.member),
      counted as (
        update members m set started_conversations = t.started
        from unnest(${columnOf(starters, 'id')}::uuid[], ${columnOf(starters, 'started')}::integer[]) as t (id, started)
        where m.id = t.id)
    select`;
  return question(statement, () => undefined);
};
