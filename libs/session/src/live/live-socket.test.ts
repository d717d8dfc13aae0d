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
  const line = { isOpen: true };
  const socket: SocketLike = {
    listen: (to) => (on = to),
    isOpen: () => line.isOpen,
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
    line,
    leave: () => page.stop(),
    all: () => sent.splice(0),
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
  vi.advanceTimersByTime(10_000);
  expect(connection.pings()).toBe(1);
  vi.advanceTimersByTime(5000);
  connection.say(event);
  vi.advanceTimersByTime(10_000);
  expect(connection.closed).toEqual([]);
  vi.advanceTimersByTime(5000);
  expect([connection.closed, connection.heard.at(-1)]).toEqual([[true], 'socket.closed']);
});

it('waits for no answer of a server that has never given one', () => {
  const connection = openConnection();
  connection.say(event);
  vi.advanceTimersByTime(300_000);
  expect(connection.closed).toEqual([]);
  expect(connection.pings()).toBe(13);
});

it('gives nobody up for a sleep of its own: what has come meanwhile is still to be heard, and is asked for anew', () => {
  const connection = openConnection();
  live(connection, 10);
  vi.advanceTimersByTime(25_000);
  expect(connection.pings()).toBe(1);
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(5000);
  expect([connection.closed, connection.pings()]).toEqual([[], 1]);
  vi.advanceTimersByTime(5000);
  expect(connection.closed).toEqual([]);
  vi.advanceTimersByTime(5000);
  expect(connection.closed).toEqual([true]);
});

it('asks once a minute where a page out of sight is woken no more often', () => {
  const connection = openConnection();
  live(connection, 10);
  let count = 0;
  for (let minute = 0; minute < 10; minute += 1) {
    vi.setSystemTime(Date.now() + 55_000);
    count += live(connection, 5);
  }
  expect([count, connection.closed]).toEqual([10, []]);
});

it('says nothing while it is not open, and counts from when it is', () => {
  const connection = openConnection();
  connection.line.isOpen = false;
  vi.advanceTimersByTime(60_000);
  connection.command();
  expect(connection.all()).toEqual([]);
  connection.line.isOpen = true;
  expect(live(connection, 10)).toBe(2);
});

it('asks no sooner for what has no number: nothing is read by it', () => {
  const connection = openConnection();
  live(connection, 25);
  connection.say({ type: 'typing', conversation: 'c', member: 'm' });
  expect(live(connection, 5)).toBe(0);
  expect(live(connection, 5)).toBe(1);
});

it('closes when the page leaves it, which does not mean that it leads nowhere, and asks no more', () => {
  const connection = openConnection();
  live(connection, 10);
  connection.leave();
  vi.advanceTimersByTime(60_000);
  expect(connection.pings()).toBe(0);
  expect(connection.closed).toHaveLength(1);
  expect(connection.closed[0] ?? false).toBe(false);
});
