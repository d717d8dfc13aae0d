import { fakeClock } from '@vesper/testing';
import type { WebSocket } from 'ws';
import { expect, it } from 'vitest';
import type { Services } from '../../platform/services/services.ts';
import type { LiveCommands } from './live-commands.ts';
import type { Login } from './logins.ts';
import { MemberConnection } from './member-connection.ts';

/** A connection whose database does not answer: what was missed can not be told. */
const openConnection = () => {
  const clock = fakeClock();
  const sent: string[] = [];
  const socket = { OPEN: 1, readyState: 1, bufferedAmount: 0, send: (frame: string) => sent.push(frame) };
  const wire = { cork: () => {}, uncork: () => {}, bytesRead: 0 };
  const services = { clock, log: { warn: () => {} } } as unknown as Services;
  const login = { who: { id: 'anna' }, session: 's' } as unknown as Login;
  const connection = new MemberConnection(
    services,
    {} as LiveCommands,
    { socket: socket as unknown as WebSocket, wire },
    login,
  );
  return {
    clock,
    connection,
    say: (command: object) => connection.hear(Buffer.from(JSON.stringify(command))),
    /** What it has said since it was looked at last. */
    heard: () => sent.splice(0).map((frame) => JSON.parse(frame) as unknown),
  };
};
/** What is under way has been done: nothing here waits for more than answers. */
const settle = () => new Promise((resolve) => setImmediate(resolve));
const frame = (number: number) => JSON.stringify({ type: 'user_changed', number });

it('tells what happens while it catches up behind all that, once however often it is asked', async () => {
  const { connection, say, heard } = openConnection();
  const caughtUp = [connection.catchUp(4), connection.catchUp(4)];
  connection.send(frame(7), 7);
  expect(heard()).toEqual([]);
  await Promise.all(caughtUp);
  expect(heard()).toEqual([{ type: 'ready' }, { type: 'user_changed', number: 7 }]);
  // Neither what could not be read nor what has no number takes it back.
  connection.send('{"type":"typing"}');
  say({ type: 'ping' });
  expect(heard()).toEqual([{ type: 'typing' }, { type: 'pong', number: 7 }]);
});

it('answers five questions in ten seconds, and as many in the next', async () => {
  const { clock, say, heard } = openConnection();
  const answersTo = async (questions: number) => {
    for (let count = 0; count < questions; count += 1) {
      say({ type: 'resume', after: 4 });
      await settle();
    }
    return heard().length;
  };
  expect(await answersTo(8)).toBe(5);
  clock.advanceSeconds(10);
  expect(await answersTo(1)).toBe(0);
  clock.advanceSeconds(1);
  expect(await answersTo(8)).toBe(5);
});

it('tells nothing that was held back of somebody who has gone meanwhile', async () => {
  const { connection, heard } = openConnection();
  const caughtUp = connection.catchUp(4);
  connection.send(JSON.stringify({ type: 'typing', conversation: 'c', member: 'bert' }));
  connection.send(JSON.stringify({ type: 'typing', conversation: 'd', member: 'carl' }));
  connection.send(JSON.stringify({ type: 'member_gone', member: 'bert', own: false }), 5);
  await caughtUp;
  expect(heard()).toEqual([
    { type: 'ready' },
    { type: 'typing', conversation: 'd', member: 'carl' },
    { type: 'member_gone', member: 'bert', own: false },
  ]);
});
