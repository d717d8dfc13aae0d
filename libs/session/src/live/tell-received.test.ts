import type { Api } from '@vesper/api-client';
import type { ChatEntry, LiveEvent } from '@vesper/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Session, SessionRequest } from '../session.ts';
import { gatherMs, tellReceived } from './tell-received.ts';

const message = (conversation: string, seq: number, sender = 'they') =>
  ({ type: 'message', conversation, other: 'they', message: { seq, sender } }) as LiveEvent;
const entry = (id: string, lastSeq: number, unread: number) =>
  ({ conversation: { id, last_seq: lastSeq }, num_unread_messages: unread }) as ChatEntry;

/** As much of a session as is heard and asked. */
const page = (connection: 'live' | 'lost' = 'live') => {
  let state = { connection, user: { id: 'me' }, chats: null as readonly ChatEntry[] | null };
  const heard: ((event: LiveEvent) => void)[] = [];
  const watched: (() => void)[] = [];
  const said: unknown[] = [];
  const session = {
    getSnapshot: () => state,
    onLive: (listener: (event: LiveEvent) => void) => heard.push(listener),
    subscribe: (listener: () => void) => watched.push(listener),
    request: (request: SessionRequest) =>
      said.push(
        request.type === 'command.given' && 'received' in request.command && request.command.received,
      ),
  } as unknown as Session;
  const call = vi.fn(async () => ({ ok: true }));
  tellReceived(session, { call } as unknown as Api);
  return {
    said,
    call,
    hear: (event: LiveEvent) => heard.forEach((listener) => listener(event)),
    change: (next: Partial<typeof state>) => {
      state = { ...state, ...next };
      for (const look of watched) look();
    },
  };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('tells all of a while in one piece, each conversation up to the newest, and nothing twice', () => {
  const { said, hear, change } = page();
  hear(message('a', 1));
  hear(message('a', 2));
  change({ chats: [entry('b', 7, 2), entry('a', 2, 2), entry('c', 9, 0)] });
  vi.advanceTimersByTime(gatherMs - 1);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(said).toEqual([
    [
      { conversation: 'a', seq: 2 },
      { conversation: 'b', seq: 7 },
    ],
  ]);
  hear(message('a', 2));
  change({ chats: [entry('b', 7, 2)] });
  vi.advanceTimersByTime(gatherMs);
  expect(said).toHaveLength(1);
});

it('tells of more conversations than go at once in several pieces', () => {
  const { said, change } = page();
  change({ chats: Array.from({ length: 60 }, (_, number) => entry(`c${number}`, 1, 1)) });
  vi.advanceTimersByTime(gatherMs);
  vi.advanceTimersByTime(gatherMs);
  expect(said.map((received) => (received as unknown[]).length)).toEqual([50, 10]);
});

it('says nothing of own messages, nor of what waits for its sender', () => {
  const { said, hear } = page();
  hear(message('a', 3, 'me'));
  hear(message('a', 0));
  vi.advanceTimersByTime(gatherMs);
  expect(said).toEqual([]);
});

it('is a call without a live connection', () => {
  const { said, call, hear } = page('lost');
  hear(message('a', 1));
  vi.advanceTimersByTime(gatherMs);
  expect(said).toEqual([]);
  expect(call).toHaveBeenCalledWith('chatReceived', { body: { received: [{ conversation: 'a', seq: 1 }] } });
});

it('tells nothing for somebody else who is here by then', () => {
  const { said, hear, change } = page();
  hear(message('a', 1));
  change({ user: { id: 'another' } });
  vi.advanceTimersByTime(gatherMs);
  expect(said).toEqual([]);
});
