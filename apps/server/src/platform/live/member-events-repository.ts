import type { LiveEvent } from '@vesper/contract';
import { sql } from 'kysely';
import { columnOf } from '../database/column-of.ts';
import type { Database } from '../database/database.ts';
import { ask, question, type Question } from '../database/together.ts';
import type { Trx } from '../database/transaction.ts';

/** An event as it is kept: its type, and what its subject needs to tell it again (`toldAgain`). */
export type KeptEvent = { readonly type: LiveEvent['type'] } & Readonly<Record<string, unknown>>;

/** Of whom an event is. */
export interface EventFor {
  readonly member: string;
  readonly event: KeptEvent;
}

/**
 * Gives events, one or more, the next numbers of their members and keeps them, in the transaction of the act. The counters are the last rows
 * that an act locks, in the order of their members, and are held until it is committed: numbers have no gaps, and who has seen
 * one has been able to see all below it.
 * @returns the numbers, in the order of the events
 */
export const writeEvents = (events: readonly EventFor[], at: Date): Question<number[]> => {
  const kept = events.map(({ event }) => JSON.stringify(event));
  const statement = sql<{ number: number }>`
    with told as (
        select t.member, t.event::jsonb as event, t.place, row_number() over own as step,
          count(*) over (partition by t.member) as all_own
        from unnest(${columnOf(events, 'member')}::uuid[], ${kept}::text[]) with ordinality as t (member, event, place)
        window own as (partition by t.member order by t.place)),
      counters as (
        insert into member_event_numbers as c (member_id, last_number)
        select member, count(*) from told group by member order by member
        on conflict (member_id) do update set last_number = c.last_number + excluded.last_number
        returning c.member_id, c.last_number),
      numbered as (
        select told.place, told.member, told.event,
          c.last_number - told.all_own + told.step as number
        from told join counters c on c.member_id = told.member),
      stored as (
        insert into member_events (member_id, number, event, at)
        select member, number, event, ${at}::timestamptz from numbered)
    select number::integer as number from numbered order by place`;
  return question(statement, (rows) => columnOf(rows, 'number'));
};

/** Numbers and keeps events, however many, as {@link writeEvents} says. */
export const numberEvents = async (trx: Trx, events: readonly EventFor[], at: Date): Promise<number[]> =>
  events.length === 0 ? [] : ask(trx, writeEvents(events, at));

/** The last number that a member's events have; 0 before the first. */
export const lastNumber = async (db: Database, member: string): Promise<number> => {
  const row = await db
    .selectFrom('member_event_numbers')
    .select('last_number')
    .where('member_id', '=', member)
    .executeTakeFirst();
  return Number(row?.last_number ?? 0);
};

/** A kept event with its number. */
export interface NumberedEvent {
  readonly number: number;
  readonly event: KeptEvent;
}

/** The member's events after a number, the oldest first, at most so many. */
export const readEventsAfter = async (
  db: Database,
  member: string,
  after: number,
  most: number,
): Promise<NumberedEvent[]> => {
  const rows = await db
    .selectFrom('member_events')
    .select(['number', 'event'])
    .where('member_id', '=', member)
    .where('number', '>', after)
    .orderBy('number')
    .limit(most)
    .execute();
  return rows.map(({ number, event }) => ({ number: Number(number), event: event as KeptEvent }));
};

/** Forgets what was told before this time: whoever was away for as long reads everything again. */
export const forgetEventsBefore = async (db: Database, before: Date): Promise<void> => {
  await db.deleteFrom('member_events').where('at', '<', before).execute();
};
