import type { LiveFrame } from '@vesper/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { liveSocket, type SocketLike } from './live-socket.ts';

/** One connection with its beats, as the page's root actor holds it. */
const openConnection = () => {
  let on: Parameters<SocketLike['listen']>[0] | undefined;
  const sent: string[] = [];
  const closed: (boolean | undefined)[] = [];
  const heard: string[] = [];
  const socket: SocketLike = {
    listen: (to) => (on = to),
    isOpen: () => true,
    send: (data) => sent.push(data),
    close: (isBroken) => closed.push(isBroken),
  };
  const actor = liveSocket({
    open: () => socket,
    member: () => 'me',
    nowMs: () => Date.now(),
    lastEvent: () => 4,
    every: (ms, call) => {
      const timer = setInterval(call, ms);
      return () => clearInterval(timer);
    },
  });
  const page = createActor(
    setup({ actors: { socket: actor } }).createMachine({
      invoke: { id: 'socket', src: 'socket' },
      on: { '*': { actions: ({ event }) => heard.push(event.type) } },
    }),
  ).start();
  return {
    heard,
    closed,
    say: (frame: LiveFrame) => on?.message(JSON.stringify(frame)),
    command: () =>
      page.getSnapshot().children.socket?.send({
        type: 'command.given',
        command: { type: 'read', conversation: 'c', seq: 1 },
      }),
    pings: () => sent.splice(0).filter((data) => data === '{"type":"ping"}').length,
  };
};
const pong: LiveFrame = { type: 'pong', number: 4 };
const event: LiveFrame = { type: 'user_changed', number: 5 };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Answers every ping for so long. */
const live = ({ say, pings }: ReturnType<typeof openConnection>, seconds: number): number => {
  let count = 0;
  for (let passed = 0; passed < seconds; passed += 5) {
    vi.advanceTimersByTime(5000);
    const asked = pings();
    count += asked;
    if (asked > 0) say(pong);
  }
  return count;
};

it('asks every 25 seconds whether somebody is there, and twice soon after something was told or said', () => {
  const connection = openConnection();
  expect(live(connection, 10)).toBe(2);
  expect(live(connection, 100)).toBe(4);
  connection.say(event);
  expect(live(connection, 10)).toBe(2);
  expect(live(connection, 10)).toBe(0);
  connection.command();
  expect(live(connection, 10)).toBe(2);
  expect(connection.closed).toEqual([]);
});

it('is over when who has answered before is silent for ten seconds, and not before', () => {
  const connection = openConnection();
  live(connection, 25);
  vi.advanceTimersByTime(25_000);
  expect(connection.pings()).toBe(1);
  vi.advanceTimersByTime(5000);
  connection.say(event);
  vi.advanceTimersByTime(5000);
  expect(connection.closed).toEqual([]);
  vi.advanceTimersByTime(10_000);
  expect([connection.closed, connection.heard.at(-1)]).toEqual([[true], 'socket.closed']);
});

it('waits for no answer of a server that has never given one', () => {
  const connection = openConnection();
  connection.say(event);
  vi.advanceTimersByTime(300_000);
  expect(connection.closed).toEqual([]);
  expect(connection.pings()).toBe(14);
});
