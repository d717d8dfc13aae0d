import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
// eslint-disable-next-line no-restricted-syntax -- the pace of a load is a time and nothing else
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { callTable } from '@vesper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { callRequest, type RunningProgram, startProgram } from '../running-server.ts';

const long = process.env.VESPER_TEST_LENGTH === 'long';
const rounds = long ? 10 : 1;
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
    const program_ = path.join(import.meta.dirname, 'flooder.ts');
    const floodOnce = async (at: number): Promise<Record<string, number>> => {
      const { stdout } = await promisify(execFile)(process.execPath, [program_], {
        env: {
          ...process.env,
          PORT: String(at),
          COOKIE: flooder.cookies(),
          RECEIVER: receiver.id,
          COUNT: String(flood),
        },
      });
      return JSON.parse(stdout) as Record<string, number>;
    };
    const watchCalm = async (answers: number) => {
      const all = await Promise.all(people.map((person) => watch(port, person, (had) => had >= answers)));
      return { times: all.flatMap(({ times }) => times), odd: all.flatMap(({ odd }) => odd) };
    };
    // The first ones find everything cold.
    await watchCalm(15);
    const calm = await watchCalm(30);
    const floodAll = async (at: number): Promise<Record<string, number>> => {
      const statuses: Record<string, number> = {};
      for (let round = 0; round < rounds; round += 1)
        for (const [status, count] of Object.entries(await floodOnce(at)))
          statuses[status] = (statuses[status] ?? 0) + count;
      return statuses;
    };
    // Who sends a flood here uses the cores that the server needs: the same flood at somebody else tells how much of it is that.
    const bare = await startBareServer();
    const beside = await watchAll(port, people, () => floodAll(bare.port));
    const busy = await watchAll(port, people, () => floodAll(port));
    // The floor: the same people at a server that only ever refuses, and reads them a word without a database.
    const floor = await watchAll(bare.port, people, () => floodAll(bare.port)).finally(() =>
      bare.child.kill(),
    );
    // Times are shown and not asserted.
    console.info(
      `${callTable.chats.path}: p99 ${p99(calm.times).toFixed(1)} ms before, ${p99(beside.times).toFixed(1)} ms while somebody else is flooded, ${p99(busy.times).toFixed(1)} ms during ${rounds * flood} sends, answered ${JSON.stringify(busy.result)}; ${p99(floor.times).toFixed(1)} ms at a bare server that is flooded itself`,
    );
    expect([calm.odd, beside.odd, busy.odd, floor.odd]).toEqual([[], [], [], []]);
    // Too many at once, no credits (402), or the first few that are free: nobody hears that the server is not well.
    expect(Object.keys(busy.result).filter((status) => Number(status) >= 500)).toEqual([]);
    expect(busy.result['429']).toBeGreaterThan(0);
    expect((busy.result['200'] ?? 0) + (busy.result['402'] ?? 0)).toBeGreaterThan(0);
  }, 300_000);
});
