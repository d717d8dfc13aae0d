import type { LiveEvent } from '@vesper/contract';
import { findMember, type Member } from '../../../member/repository.ts';
import {
  type KeptEvent,
  lastNumber,
  type NumberedEvent,
  readEventsAfter,
} from '../../../platform/live/member-events-repository.ts';
import type { Services } from '../../../platform/services/services.ts';

/** Whoever has missed more reads everything again, which is less work for both. */
const mostMissed = 1000;

export interface Missed {
  /** What is told again, the oldest first. */
  readonly frames: readonly string[];
  readonly ready: Extract<LiveEvent, { type: 'ready' }>;
}

/** Of those that say the same, the last: the account that has changed five times is read once. */
const onceEach = (missed: readonly NumberedEvent[]): NumberedEvent[] => {
  const last = new Map(missed.map((each) => [JSON.stringify(each.event), each.number]));
  return missed.filter(({ number, event }) => last.get(JSON.stringify(event)) === number);
};

interface ToldAgain {
  readonly number: number;
  readonly event: LiveEvent;
}

/** What each event says by now, told by its subject where what is kept of it is not all. */
const tellAgain = async (
  services: Services,
  member: Member,
  missed: readonly NumberedEvent[],
): Promise<ToldAgain[]> => {
  const told = new Map<number, LiveEvent | null>();
  for (const type of new Set(missed.map(({ event }) => event.type))) {
    const ofType = missed.filter(({ event }) => event.type === type);
    const again = services.subjects.find(({ toldAgain }) => toldAgain?.[type])?.toldAgain?.[type];
    const kept: KeptEvent[] = ofType.map(({ event }) => event);
    const events = again ? await again(services, member, kept) : (kept as unknown as LiveEvent[]);
    for (const [index, { number }] of ofType.entries()) told.set(number, events[index] ?? null);
  }
  return missed.flatMap(({ number }) => {
    const event = told.get(number);
    return event ? [{ number, event }] : [];
  });
};

/** Each frame names the one before it: a page knows what has been lost on the way from what is not told any more. */
const framesOf = (told: readonly ToldAgain[], after: number): string[] =>
  told.map(({ number, event }, index) =>
    JSON.stringify({ ...event, number, again: true, follows: told[index - 1]?.number ?? after }),
  );

/** Whether nothing lies between: what is older than seven days has gone. */
const isWhole = (after: number, last: number, missed: readonly NumberedEvent[]): boolean =>
  missed.length === 0 ? after === last : missed[0]?.number === after + 1 && missed.length <= mostMissed;

/**
 * What a member's browser has missed since an event; each is told as it stands by now, and what has been taken away or may not
 * be seen (any more) is not. Never fails: what could not be read is to be read again by the browser's own questions.
 * @param after the last number that the browser has; none when it has read nothing yet
 */
export const readMissed = async (
  services: Services,
  member: string,
  after: number | undefined,
): Promise<Missed> => {
  try {
    // Before the events: one that comes in between is told twice rather than never.
    const last = await lastNumber(services.db, member);
    if (after === undefined) return { frames: [], ready: { type: 'ready', number: last } };
    const missed = after === last ? [] : await readEventsAfter(services.db, member, after, mostMissed + 1);
    if (!isWhole(after, last, missed)) return { frames: [], ready: { type: 'ready', number: last } };
    // What they may see is not what it was when they came.
    const now = await findMember(services.db, member);
    const told = now ? await tellAgain(services, now, onceEach(missed)) : [];
    const number = Math.max(last, missed.at(-1)?.number ?? 0);
    const follows = told.at(-1)?.number ?? after;
    return { frames: framesOf(told, after), ready: { type: 'ready', number, resumed: true, follows } };
  } catch (error) {
    services.log.warn({ err: error, member }, 'missed events not read');
    return { frames: [], ready: { type: 'ready' } };
  }
};
