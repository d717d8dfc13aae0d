import { spendTogether } from '../../credits/spend.ts';
import { lockStandings } from '../../credits/standing-repository.ts';
import { dateOf } from '../../platform/clock.ts';
import type { Services } from '../../platform/services/services.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { numberEvents } from '../../platform/live/member-events-repository.ts';
import type { Site } from '../../site/site-directory.ts';
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
  /** Of each message that went out, by its id: its numbers among the events of its two members. */
  readonly numbers: Map<string, ReadonlyMap<string, number>>;
}

/** A conversation as one of its members sees it, with what this act has written in it. */
const viewOf = ({ at, onBreak }: Act, talk: Talk, member: string): ConversationView => {
  const [one, two] = talk.sides;
  const [mine, theirs] = one.member === member ? [one, two] : [two, one];
  return toView({
    id: talk.id,
    other_id: mine.other,
    last_seq: talk.lastSeq,
    started_by: talk.startedBy,
    unread: mine.unread,
    read_seq: mine.readSeq,
    cleared_seq: mine.clearedSeq,
    shown_seq: mine.shownSeq,
    other_read_seq: theirs.readSeq,
    last_message_at: at,
    on_break: onBreak.get(member) ?? false,
  });
};

const deliveredOf = ({ at, numbers, desk }: Act, outgoing: Outgoing): Delivered => ({
  conversation: outgoing.talk.id,
  message: rowOf(outgoing, at),
  receiver: outgoing.receiver.id,
  numbers: numbers.get(outgoing.id) ?? new Map(),
  quotes: desk.quotes(outgoing),
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

/** Numbers what goes out among the events of both members of each message; where its words stand is kept, not they. */
const numberOutgoing = async ({ trx, at, desk, numbers }: Act): Promise<void> => {
  const events = desk.outgoing.flatMap(({ id, talk, seq, letter, receiver }) =>
    [receiver.id, letter.sender].map((member) => ({
      id,
      member,
      event: { type: 'message' as const, conversation: talk.id, seq },
    })),
  );
  const given = await numberEvents(trx, events, at);
  for (const [index, { id, member }] of events.entries())
    numbers.set(id, new Map([...(numbers.get(id) ?? []), [member, given[index] ?? 0]]));
};

/** Writes and charges what goes out, and lets every subject write what must follow. */
const write = async (act: Act, lots: Parameters<typeof spendTogether>[4]): Promise<void> => {
  const { services, trx, site, at, desk } = act;
  const { outgoing } = desk;
  if (outgoing.length === 0) return;
  if (!(await writeOutgoing(trx, site.id, desk, at))) throw new BegunMeanwhile();
  const spends = outgoing
    .filter(({ cost }) => cost > 0)
    .map(({ letter, id, cost }) => ({ member: letter.sender, credits: cost, reference: `message:${id}` }));
  if (spends.length > 0) await spendTogether(services, trx, site.id, spends, lots);
  const delivered = outgoing.map(({ talk, seq, letter, receiver }) => ({
    conversation: talk.id,
    seq,
    sender: letter.sender,
    receiver,
  }));
  for (const { whenDelivered } of services.subjects) await whenDelivered?.(services, trx, delivered);
  // The last that is locked, and so for the shortest time.
  await numberOutgoing(act);
};

/**
 * Sends letters, the one way that every message takes (spec §6): in one transaction it locks the rows they change, judges them
 * by the rules one after the other, stores them under the next numbers of their conversations, charges them and counts them
 * unread. However many there are, it takes a handful of statements. Each stands for itself: what is refused changes nothing
 * for the others. No two of them have one sender and one key.
 * @param heldRows whether rows are waited for that somebody else has locked, or their letters answered as `held`
 */
export const postLetters = async (
  services: Services,
  trx: Trx,
  site: Site,
  letters: readonly Letter[],
  heldRows: HeldRows,
): Promise<(Posted | typeof held)[]> => {
  const rows = await lockRows(trx, letters, heldRows);
  const senders = [...new Set(letters.map(({ sender }) => sender))];
  const standings = await lockStandings(trx, senders, heldRows);
  const at = dateOf(services.clock);
  const facts = await readFacts(trx, letters, at);
  const credits = new Map([...standings].map(([member, standing]) => [member, standing.credits]));
  const desk = new Desk(site, rows, facts, credits);
  const onBreak = new Map(
    [...facts.receivers, ...rows.senders].map((member) => [member.id, member.onBreak] as const),
  );
  const act: Act = { services, trx, site, at, desk, facts, onBreak, numbers: new Map() };
  const left = heldRows === 'left out' ? findHeld(letters, rows, facts, standings) : new Set<Letter>();
  const answers: (() => Posted | typeof held)[] = [];
  for (const letter of letters) answers.push(left.has(letter) ? () => held : await judge(act, letter));
  await write(act, new Map([...standings].map(([member, standing]) => [member, standing.lots])));
  return answers.map((answer) => answer());
};

/** Sends one letter in the caller's transaction, as {@link postLetters} does; rows are waited for. */
export const postLetter = async (
  services: Services,
  trx: Trx,
  site: Site,
  letter: Letter,
): Promise<Posted> => {
  const [posted] = await postLetters(services, trx, site, [letter], 'waited for');
  if (posted === undefined || posted === held) throw new Error('a letter that waits for its rows was held');
  return posted;
};
