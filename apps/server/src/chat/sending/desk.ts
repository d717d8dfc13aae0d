import {
  decideSend,
  isOffered,
  isShown,
  messageCost,
  type SendDecision,
  shownRange,
  type ShownRange,
  type SiteRules,
} from '@vesper/domain';
import { newId } from '../../platform/ids.ts';
import { missingMedia } from '../content.ts';
import { pairOf, type QuotedRow } from '../repository.ts';
import type { Facts, LockedRows, LockedSender, Receiver } from './facts-repository.ts';
import type { Letter, LetterRefusal } from './letter.ts';
import { Pace } from './pace.ts';
import { keyOf, pairKey } from './pair-key.ts';

/** A sender while the letters are judged one after the other. */
interface Sender extends Omit<LockedSender, 'started'> {
  started: number;
  credits: number;
  /** Credits that what waits will take on confirmation. */
  waitingCost: number;
  readonly waitingFor: Set<string>;
}

/** One side of a conversation; written again when a letter has changed it. */
export interface Side {
  readonly talk: string;
  readonly member: string;
  readonly other: string;
  unread: number;
  readSeq: number;
  /** How far the other side may know that this one has read. */
  receiptSeq: number;
  readonly receivedSeq: number;
  readonly clearedSeq: number;
  shownSeq: number;
}

/** A conversation while the letters are judged. */
export interface Talk {
  readonly id: string;
  readonly low: string;
  readonly high: string;
  readonly startedBy: string;
  readonly isNew: boolean;
  lastSeq: number;
  readonly sides: readonly [Side, Side];
}

/** A letter that goes out: where it stands, and what it costs. */
export interface Outgoing {
  readonly letter: Letter;
  readonly talk: Talk;
  readonly receiver: Receiver;
  readonly id: string;
  readonly seq: number;
  readonly cost: number;
  readonly startsConversation: boolean;
  /** How far its writer reads by answering, where both sides let each other know and the receiver has not heard so yet. */
  readonly reads: number | null;
}

export type Judged =
  | { readonly act: 'refuse'; readonly code: LetterRefusal; readonly name: string }
  | { readonly act: 'wait'; readonly letter: Letter; readonly talk: Talk | undefined }
  | { readonly act: 'deliver'; readonly outgoing: Outgoing };

/** Who has not confirmed yet can write as well; it waits. */
const mayWrite = (status: string): boolean => status === 'active' || status === 'not_confirmed';

/**
 * Judges letters one after the other by the rules of the domain, each as if those before it were stored already, and keeps
 * what is to be written for all of them. It touches no database: what it is given is locked.
 */
export class Desk {
  readonly #rules: SiteRules;
  readonly #site: string;
  readonly #receivers: ReadonlyMap<string, Receiver>;
  /** Who has blocked whom, and what they were called then. */
  readonly #blocks: ReadonlyMap<string, string | null>;
  readonly #waiting: ReadonlySet<string>;
  readonly #answered: Facts['answered'];
  readonly #senders = new Map<string, Sender>();
  readonly #talks = new Map<string, Talk>();
  readonly #startedBefore = new Map<string, number>();
  readonly #pace: Pace;
  readonly outgoing: Outgoing[] = [];

  constructor(
    { id, rules }: { readonly id: string; readonly rules: SiteRules },
    rows: LockedRows,
    facts: Facts,
    credits: ReadonlyMap<string, number>,
  ) {
    this.#site = id;
    this.#rules = rules;
    this.#pace = new Pace(rules, facts);
    this.#receivers = new Map(facts.receivers.map((receiver) => [receiver.id, receiver]));
    this.#blocks = new Map(facts.blocks.map(({ blocker, blocked, as }) => [keyOf(blocker, blocked), as]));
    this.#answered = facts.answered;
    this.#waiting = new Set(facts.waiting.map(({ sender, receiver }) => keyOf(sender, receiver)));
    for (const row of rows.senders) {
      const waiting = facts.waiting.filter(({ sender }) => sender === row.id);
      this.#startedBefore.set(row.id, row.started);
      this.#senders.set(row.id, {
        ...row,
        credits: credits.get(row.id) ?? 0,
        waitingCost: waiting.reduce(
          (sum, { kind, payload, free }) => sum + (free ? 0 : messageCost(kind, rules, payload?.gift)),
          0,
        ),
        waitingFor: new Set(waiting.map(({ receiver }) => receiver)),
      });
    }
    for (const talk of rows.talks) {
      const [mine, theirs] = rows.sides.filter((side) => side.talk === talk.id);
      if (!mine || !theirs) continue;
      const sides: Talk['sides'] = [
        { ...mine, other: theirs.member },
        { ...theirs, other: mine.member },
      ];
      this.#talks.set(pairKey(talk.low, talk.high), { ...talk, isNew: false, sides });
    }
  }

  credits(sender: string): number {
    return this.#senders.get(sender)?.credits ?? 0;
  }

  talk(one: string, two: string): Talk | undefined {
    return this.#talks.get(pairKey(one, two));
  }

  /** Conversations that have a new message. */
  changedTalks(): Talk[] {
    return [...new Set(this.outgoing.map(({ talk }) => talk))];
  }

  /** Senders who have begun conversations, and how many by now. */
  starters(): { id: string; started: number }[] {
    const changed = [...this.#senders.values()].filter(
      ({ id, started }) => started !== this.#startedBefore.get(id),
    );
    return changed.map(({ id, started }) => ({ id, started }));
  }

  #isBlocked(blocker: string, blocked: string): boolean {
    return this.#blocks.has(keyOf(blocker, blocked));
  }

  /**
   * Judges the next letter.
   * @param isGone its key has stored a message that has been taken away since
   */
  judge(letter: Letter, isGone = false): Judged {
    const sender = this.#senders.get(letter.sender);
    if (!sender) throw new Error(`no such sender ${letter.sender}`);
    const receiver = this.#receivers.get(letter.receiver);
    const nameThen = this.#blocks.get(keyOf(letter.receiver, letter.sender));
    const name = nameThen ?? receiver?.name ?? '';
    const refuse = (code: LetterRefusal): Judged => ({ act: 'refuse', code, name });
    // The login ended while the message was on its way.
    if (!mayWrite(sender.status)) return refuse('member_not_available');
    if (receiver?.site !== this.#site || this.#isHidden(sender, receiver)) return refuse('member_not_found');
    // Sent and paid before, taken away by a block since: it is not sent a second time.
    if (isGone && !this.#isBlocked(receiver.id, sender.id) && !this.#isBlocked(sender.id, receiver.id))
      return refuse('member_not_available');
    if (!this.#mayAnswer(letter, sender)) return refuse('message_not_found');
    // Taken out of what the site offers since it was written: it has no price any more.
    if (letter.kind === 'gift' && !isOffered(letter.payload?.gift ?? '', this.#rules))
      return refuse('gift_not_available');
    const missing = missingMedia(letter);
    if (missing) return refuse(missing);
    const decision = this.#decide(letter, sender, receiver);
    if (decision.act === 'refuse') return refuse(decision.code);
    if (decision.act === 'wait') {
      sender.waitingFor.add(receiver.id);
      sender.waitingCost += decision.cost;
      return { act: 'wait', letter, talk: this.talk(sender.id, receiver.id) };
    }
    const tooMany = this.#pace.refusal(letter, decision.startsConversation);
    if (tooMany) return refuse(tooMany);
    this.#pace.note(letter, decision.startsConversation);
    const outgoing = this.#deliver(letter, sender, receiver, decision);
    this.outgoing.push(outgoing);
    return { act: 'deliver', outgoing };
  }

  /** On a break one is there only for whom one knows (readings, "A break"), and so is who has left, or has not come yet. */
  #isHidden(sender: Sender, receiver: Receiver): boolean {
    if (receiver.id === sender.id || (!receiver.onBreak && receiver.status === 'active')) return false;
    return !this.talk(sender.id, receiver.id) && !this.#waiting.has(keyOf(sender.id, receiver.id));
  }

  /** What may be seen of a conversation by one of its two. */
  #rangeOf({ lastSeq, sides }: Talk, member: { id: string; premium: boolean; onBreak: boolean }): ShownRange {
    const side = sides.find((one) => one.member === member.id);
    const { clearedSeq, shownSeq } = side ?? { clearedSeq: lastSeq, shownSeq: 0 };
    return shownRange({ lastSeq, shownSeq, clearedSeq, onBreak: member.onBreak }, member, this.#rules);
  }

  /** One answers what one sees. What was accepted before, and waited, keeps what it answers. */
  #mayAnswer({ answerTo, receiver, isKeyFree }: Letter, sender: Sender): boolean {
    if (answerTo === null || isKeyFree) return true;
    const talk = this.talk(sender.id, receiver);
    return talk !== undefined && isShown(answerTo, this.#rangeOf(talk, sender));
  }

  /** What an outgoing letter answers, for each of both who may see that. */
  quotes({ letter: { sender, answerTo }, talk, receiver }: Outgoing): ReadonlyMap<string, QuotedRow> {
    const answered = this.#answered.find((one) => one.talk === talk.id && one.seq === answerTo);
    const writer = this.#senders.get(sender);
    if (!answered || answerTo === null || !writer) return new Map();
    const { sender: of, kind, text, payload, removed } = answered;
    const seeing = [writer, receiver].filter((member) => isShown(answerTo, this.#rangeOf(talk, member)));
    return new Map(seeing.map(({ id }) => [id, { sender: of, kind, text, payload, removed }]));
  }

  #decide({ kind, payload, free }: Letter, sender: Sender, receiver: Receiver): SendDecision {
    const confirmed = sender.status === 'active';
    const talk = this.talk(sender.id, receiver.id);
    return decideSend(
      {
        sender: {
          confirmed,
          premium: sender.premium,
          credits: sender.credits,
          startedConversations: sender.started + (confirmed ? 0 : sender.waitingFor.size),
          waitingCost: confirmed ? 0 : sender.waitingCost,
        },
        conversationExists: talk !== undefined || (!confirmed && sender.waitingFor.has(receiver.id)),
        startedByOther: talk?.startedBy === receiver.id,
        blockedByReceiver: this.#isBlocked(receiver.id, sender.id),
        blockedBySender: this.#isBlocked(sender.id, receiver.id),
        receiverActive: receiver.status === 'active',
        kind,
        free,
        ...(payload?.gift !== undefined && { gift: payload.gift }),
      },
      this.#rules,
    );
  }

  #deliver(
    letter: Letter,
    sender: Sender,
    receiver: Receiver,
    { cost, startsConversation }: { readonly cost: number; readonly startsConversation: boolean },
  ): Outgoing {
    const talk = this.talk(sender.id, receiver.id) ?? this.#begin(sender.id, receiver.id);
    talk.lastSeq += 1;
    const seq = talk.lastSeq;
    let reads: number | null = null;
    for (const side of talk.sides) {
      if (side.member !== sender.id) {
        side.unread += 1;
        continue;
      }
      // Read by who wrote it, and shown to them with all before it, also on a break.
      side.unread = 0;
      side.readSeq = seq;
      side.shownSeq = seq;
      if (!sender.readReceipts) continue;
      if (receiver.readReceipts && side.receiptSeq < seq - 1) reads = seq - 1;
      // As a trigger of the table writes it.
      side.receiptSeq = seq;
    }
    sender.credits -= cost;
    if (startsConversation) sender.started += 1;
    return { letter, talk, receiver, id: newId(), seq, cost, startsConversation, reads };
  }

  #begin(starter: string, other: string): Talk {
    const id = newId();
    const { low_member: low, high_member: high } = pairOf(starter, other);
    const side = (member: string, opposite: string): Side => ({
      talk: id,
      member,
      other: opposite,
      unread: 0,
      readSeq: 0,
      receiptSeq: 0,
      receivedSeq: 0,
      clearedSeq: 0,
      shownSeq: 0,
    });
    const sides: Talk['sides'] = [side(starter, other), side(other, starter)];
    const talk: Talk = { id, low, high, startedBy: starter, isNew: true, lastSeq: 0, sides };
    this.#talks.set(pairKey(low, high), talk);
    return talk;
  }
}
