import { writeSpends } from '../../credits/spend.ts';
import { lockAccounts, settleStandings } from '../../credits/standing-repository.ts';
import { dateOf } from '../../platform/clock.ts';
import type { Services } from '../../platform/services/services.ts';
import { violatedConstraint } from '../../platform/database/database.ts';
import { commitTogether, type Question, together } from '../../platform/database/together.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { writeEvents } from '../../platform/live/member-events-repository.ts';
import type { Site } from '../../site/site-directory.ts';
import type { ToldFacts } from '../list/list-repository.ts';
import { askToTell } from '../live/tell.ts';
import {
  type ConversationView,
  findConversation,
  toMessage,
  toView,
  toWaitingMessage,
} from '../repository.ts';
import { viewerOf } from '../media/media-address.ts';
import { keepWaitingMessage } from '../waiting/keep-waiting.ts';
import { Desk, type Outgoing, type Talk } from './desk.ts';
import { findEarlier } from './earlier.ts';
import { type Facts, type HeldRows, lockRows, readFacts } from './facts-repository.ts';
import { findHeld } from './held-letters.ts';
import { type Delivered, held, type Letter, type Posted } from './letter.ts';
import { rowOf, writeOutgoing } from './write-repository.ts';

/** Somebody else has begun one of the conversations while these letters were judged: it is all done again. */
class BegunMeanwhile extends Error {
  /** As PostgreSQL says that two acts met; `inTransaction` tries again. */
  readonly code = '40001';
}

interface Act {
  readonly services: Services;
  readonly trx: Trx;
  readonly site: Site;
  readonly at: Date;
  readonly desk: Desk;
  readonly facts: Facts;
  readonly onBreak: ReadonlyMap<string, boolean>;
  /** Which senders see what others have read. */
  readonly receipts: ReadonlyMap<string, boolean>;
  /** Of each message that went out, by its id: its numbers among the events of its two members. */
  readonly numbers: Map<string, ReadonlyMap<string, number>>;
  /** Of each message whose writer reads by it, by its id: the number of that among the receiver's events. */
  readonly readNumbers: Map<string, number>;
}

/** A conversation as one of its members sees it, with what this act has written in it. */
const viewOf = ({ at, onBreak, receipts }: Act, talk: Talk, member: string): ConversationView => {
  const [one, two] = talk.sides;
  const [mine, theirs] = one.member === member ? [one, two] : [two, one];
  return toView({
    id: talk.id,
    other_id: mine.other,
    last_seq: talk.lastSeq,
    started_by: talk.startedBy,
    unread: mine.unread,
    // Whoever asks has just written here.
    shown_unread: mine.unread,
    read_seq: mine.readSeq,
    cleared_seq: mine.clearedSeq,
    shown_seq: mine.shownSeq,
    other_read_seq: receipts.get(member) ? theirs.receiptSeq : 0,
    other_received_seq: receipts.get(member) ? Math.max(theirs.receivedSeq, theirs.receiptSeq) : 0,
    last_message_at: at,
    on_break: onBreak.get(member) ?? false,
  });
};

const readOf = ({ readNumbers }: Act, { id, reads }: Outgoing): Pick<Delivered, 'read'> => {
  const number = readNumbers.get(id);
  return reads === null || number === undefined ? {} : { read: { seq: reads, number } };
};

const deliveredOf = (act: Act, outgoing: Outgoing): Delivered => ({
  conversation: outgoing.talk.id,
  message: rowOf(outgoing, act.at),
  receiver: outgoing.receiver.id,
  numbers: act.numbers.get(outgoing.id) ?? new Map(),
  ...readOf(act, outgoing),
  quotes: act.desk.quotes(outgoing),
});

/** Judges the next letter; what is answered is asked for when all of them are judged and written. */
const judge = async (act: Act, letter: Letter): Promise<() => Posted> => {
  const { services, trx, desk, facts } = act;
  const { sender, receiver } = letter;
  const credits = () => desk.credits(sender);
  const viewer = viewerOf(services, sender);
  const earlier = letter.isKeyFree ? undefined : await findEarlier(trx, facts, letter, viewer);
  if (earlier?.state === 'reused') return () => ({ act: 'refuse', code: 'idempotency_key_reused', name: '' });
  if (earlier?.state === 'stored') {
    const { message, delivered } = earlier;
    const conversation = await findConversation(trx, sender, receiver);
    return () => ({ act: 'before', message, delivered, conversation, credits: credits() });
  }
  const judged = desk.judge(letter, earlier?.state === 'gone');
  if (judged.act === 'refuse') return () => judged;
  if (judged.act === 'wait') {
    const message = toWaitingMessage(await keepWaitingMessage(services, trx, letter), viewer);
    const conversation = await findConversation(trx, sender, receiver);
    return () => ({ act: 'wait', message, delivered: undefined, conversation, credits: credits() });
  }
  const { outgoing } = judged;
  const conversation = viewOf(act, outgoing.talk, sender);
  const left = credits();
  return () => {
    const delivered = deliveredOf(act, outgoing);
    const quote = delivered.quotes.get(sender) ?? null;
    const message = toMessage(delivered.message, viewer, { quote, reactions: [] });
    return { act: 'deliver', message, delivered, conversation, credits: left };
  };
};

/**
 * Numbers what goes out among the events of both members of each message; where its words stand is kept, not they. Before it the
 * receiver hears what its writer has read by answering.
 */
const numberOutgoing = ({ at, desk, numbers, readNumbers }: Act): Question<void> => {
  const events = desk.outgoing.flatMap(({ id, talk: { id: conversation }, seq, letter, receiver, reads }) => {
    const read = { type: 'read' as const, conversation, member: letter.sender, seq: reads };
    const message = { type: 'message' as const, conversation, seq };
    return [
      ...(reads === null ? [] : [{ id, member: receiver.id, event: read }]),
      ...[receiver.id, letter.sender].map((member) => ({ id, member, event: message })),
    ];
  });
  const { compile, read } = writeEvents(events, at);
  const note = (given: readonly number[]) => {
    for (const [index, { id, member, event }] of events.entries()) {
      const number = given[index] ?? 0;
      if (event.type === 'read') readNumbers.set(id, number);
      else numbers.set(id, new Map([...(numbers.get(id) ?? []), [member, number]]));
    }
  };
  return { compile, read: (rows) => note(read(rows)) };
};

/** What writes and charges that which goes out, and what every subject writes since it must follow. */
const writesOf = (act: Act, lots: Parameters<typeof writeSpends>[3]): Question<unknown>[] => {
  const { services, trx, site, at, desk } = act;
  const { outgoing } = desk;
  if (outgoing.length === 0) return [];
  const spends = outgoing
    .filter(({ cost }) => cost > 0)
    .map(({ letter, id, cost }) => ({ member: letter.sender, credits: cost, reference: `message:${id}` }));
  const delivered = outgoing.map(({ talk, seq, letter, receiver }) => ({
    conversation: talk.id,
    seq,
    sender: letter.sender,
    receiver,
  }));
  return [
    writeOutgoing(site.id, desk, at),
    ...(spends.length > 0 ? [writeSpends(services, site.id, spends, lots)] : []),
    ...services.subjects.flatMap(({ whenDelivered }) => whenDelivered?.(services, trx, delivered) ?? []),
    // The last that is locked, and so for the shortest time.
    numberOutgoing(act),
  ];
};

const asMet = (error: unknown): unknown =>
  violatedConstraint(error) === 'conversations_pair' ? new BegunMeanwhile() : error;

/** What became of letters, and what is known for telling of them where they were committed. */
export interface PostedLetters {
  readonly posted: (Posted | typeof held)[];
  readonly facts?: Promise<ToldFacts>;
}

/**
 * Sends letters, the one way that every message takes (spec §6): in one transaction it locks the rows they change, judges them
 * by the rules one after the other, stores them under the next numbers of their conversations, charges them and counts them
 * unread. However many there are, it takes a handful of statements. Each stands for itself: what is refused changes nothing
 * for the others. No two of them have one sender and one key.
 * @param heldRows whether rows are waited for that somebody else has locked, or their letters answered as `held`
 * @param end whether they are all of the transaction, which is committed with them then: two trips to the database in all
 */
const post = async (
  services: Services,
  trx: Trx,
  site: Site,
  letters: readonly Letter[],
  heldRows: HeldRows,
  end: 'committed' | 'open',
): Promise<PostedLetters> => {
  const senders = [...new Set(letters.map(({ sender }) => sender))];
  // One after the other: the rules are asked about what is so when the rows are locked.
  const [rows, accounts, facts] = await together(trx, [
    lockRows(letters, heldRows),
    lockAccounts(senders, heldRows),
    readFacts(letters, dateOf(services.clock)),
  ]);
  const standings = await settleStandings(trx, accounts);
  const at = dateOf(services.clock);
  const credits = new Map([...standings].map(([member, standing]) => [member, standing.credits]));
  const desk = new Desk(site, rows, facts, credits);
  const onBreak = new Map(
    [...facts.receivers, ...rows.senders].map((member) => [member.id, member.onBreak] as const),
  );
  const receipts = new Map(rows.senders.map(({ id, readReceipts }) => [id, readReceipts]));
  const act: Act = {
    services,
    trx,
    site,
    at,
    desk,
    facts,
    onBreak,
    receipts,
    numbers: new Map(),
    readNumbers: new Map(),
  };
  const left = heldRows === 'left out' ? findHeld(letters, rows, facts, standings) : new Set<Letter>();
  const answers: (() => Posted | typeof held)[] = [];
  for (const letter of letters) answers.push(left.has(letter) ? () => held : await judge(act, letter));
  const writes = writesOf(act, new Map([...standings].map(([member, standing]) => [member, standing.lots])));
  const written = await write(act, writes, end);
  return { posted: answers.map((answer) => answer()), ...written };
};

const write = async (
  act: Act,
  writes: readonly Question<unknown>[],
  end: 'committed' | 'open',
): Promise<{ facts?: Promise<ToldFacts> }> => {
  try {
    if (writes.length === 0) return {};
    if (end === 'open') {
      await together(act.trx, writes);
      return {};
    }
    const toTell = askToTell(act.desk.outgoing.map((outgoing) => deliveredOf(act, outgoing)));
    const { afterwards } = await commitTogether(act.trx, writes, toTell);
    return { facts: afterwards };
  } catch (error) {
    throw asMet(error);
  }
};

/** Sends letters as the first and last thing of a transaction, which is committed with them. */
export const postAndCommit = (
  services: Services,
  trx: Trx,
  site: Site,
  letters: readonly Letter[],
  heldRows: HeldRows,
): Promise<PostedLetters> => post(services, trx, site, letters, heldRows, 'committed');

/** Sends letters in the caller's transaction; rows are waited for. */
export const postLetters = async (
  services: Services,
  trx: Trx,
  site: Site,
  letters: readonly Letter[],
): Promise<Posted[]> => {
  const { posted } = await post(services, trx, site, letters, 'waited for', 'open');
  return posted.map((one) => {
    if (one === held) throw new Error('a letter that waits for its rows was held');
    return one;
  });
};

/** Sends one letter in the caller's transaction, as {@link postLetters} does; rows are waited for. */
export const postLetter = async (
  services: Services,
  trx: Trx,
  site: Site,
  letter: Letter,
): Promise<Posted> => {
  const [posted] = await postLetters(services, trx, site, [letter]);
  if (posted === undefined) throw new Error('a letter was not answered');
  return posted;
};
