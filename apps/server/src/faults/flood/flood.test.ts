import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
// eslint-disable-next-line no-restricted-syntax -- the pace of a load is a time and nothing else
import { setTimeout as sleep } from 'node:timers/promises';
import { callTable } from '@vesper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { callRequest, type RunningProgram, startProgram } from '../running-server.ts';

const long = process.env.VESPER_TEST_LENGTH === 'long';
const rounds = long ? 40 : 1;
const bystanders = 5;
const flood = 1100;

const p99 = (values: readonly number[]): number =>
  [...values].sort((one, two) => one - two)[Math.ceil(values.length * 0.99) - 1] ?? 0;

/** Asks for the own chats from time to time, as fast as one member may, until it is told to end or has had so many answers. */
const watch = async (port: number, person: Person, isOver: (answers: number) => boolean) => {
  const times: number[] = [];
  const odd: number[] = [];
  while (!isOver(times.length)) {
    const began = performance.now();
    const answer = await fetch(...callRequest(port, 'chats', person.cookies()));
    await answer.arrayBuffer();
    times.push(performance.now() - began);
    if (answer.status !== 200) odd.push(answer.status);
    await sleep(60);
  }
  return { times, odd };
};

/** Starts a server that answers everything at once and does nothing: what a flood costs the machine, and HTTP itself, and not us. */
const startBareServer = async () => {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'bare-server.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, port: Number(port.toString()) };
};

/** One member sends more at once than the database has connections for everybody; the others must not feel it. */
describe.skipIf(!process.env.TEST_DATABASE_URL)(`${flood} sends of one member at once`, () => {
  let here: TestServer;
  let program: RunningProgram | undefined;
  beforeAll(async () => {
    here = await startTestServer();
    here.clock.advanceSeconds((Date.now() - here.clock.now()) / 1000);
    program = await startProgram(here.services.config);
  }, 120_000);
  afterAll(async () => {
    program?.child.kill('SIGKILL');
    await here.end();
  });

  const watchAll = async <T>(port: number, people: readonly Person[], during: () => Promise<T>) => {
    let isOver = false;
    const watched = people.map((person) => watch(port, person, () => isOver));
    const result = await during();
    isOver = true;
    const all = await Promise.all(watched);
    return { result, times: all.flatMap(({ times }) => times), odd: all.flatMap(({ odd }) => odd) };
  };

  it('are refused or served in turn, and hold nobody else up', async () => {
    const { port = 0 } = program ?? {};
    const [flooder, receiver] = [await here.member(), await here.member()];
    const people = await Promise.all(Array.from({ length: bystanders }, () => here.member()));
    /** Somebody who will send a thousand at once when they are told to; answers how often which status was answered. */
    const getReady = async (at: number): Promise<() => Promise<Record<string, number>>> => {
      const sender = { COOKIE: flooder.cookies(), RECEIVER: receiver.id, COUNT: String(flood) };
      const child = spawn(process.execPath, [path.join(import.meta.dirname, 'flooder.ts')], {
        env: { ...process.env, ...sender, PORT: String(at), NODE_OPTIONS: '' },
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      await once(child.stdout, 'data');
      return async () => {
        child.stdin.write('now\n');
        return JSON.parse(await text(child.stdout)) as Record<string, number>;
      };
    };
    const watchCalm = async (answers: number) => {
      const all = await Promise.all(people.map((person) => watch(port, person, (had) => had >= answers)));
      return { times: all.flatMap(({ times }) => times), odd: all.flatMap(({ odd }) => odd) };
    };
    // The first ones find everything cold.
    await watchCalm(15);
    const calm = await watchCalm(30);
    const watchFlood = async (at: number, flooded: number) => {
      const all = { times: [] as number[], odd: [] as number[], statuses: {} as Record<string, number> };
      for (let round = 0; round < rounds; round += 1) {
        const { result, times, odd } = await watchAll(at, people, await getReady(flooded));
        all.times.push(...times);
        all.odd.push(...odd);
        for (const [status, count] of Object.entries(result))
          all.statuses[status] = (all.statuses[status] ?? 0) + count;
      }
      return all;
    };
    // Who sends a flood here uses the cores that the server needs: the same flood at somebody else tells how much of it is that.
    const bare = await startBareServer();
    const beside = await watchFlood(port, bare.port);
    const busy = await watchFlood(port, port);
    // The floor: the same people at a server that only ever refuses, and reads them a word without a database.
    const floor = await watchFlood(bare.port, bare.port).finally(() => bare.child.kill());
    // Times are shown and not asserted.
    console.info(
      `${callTable.chats.path}: p99 ${p99(calm.times).toFixed(1)} ms before, ${p99(beside.times).toFixed(1)} ms while somebody else is flooded, ${p99(busy.times).toFixed(1)} ms during ${rounds * flood} sends, answered ${JSON.stringify(busy.statuses)} and ${busy.times.length} reads; ${p99(floor.times).toFixed(1)} ms at a bare server that is flooded itself`,
    );
    expect([calm.odd, beside.odd, busy.odd, floor.odd]).toEqual([[], [], [], []]);
    // Too many at once, no credits (402), or the first few that are free: nobody hears that the server is not well.
    expect(Object.keys(busy.statuses).filter((status) => Number(status) >= 500)).toEqual([]);
    expect(busy.statuses['429']).toBeGreaterThan(0);
    expect((busy.statuses['200'] ?? 0) + (busy.statuses['402'] ?? 0)).toBeGreaterThan(0);
  }, 300_000);
});
