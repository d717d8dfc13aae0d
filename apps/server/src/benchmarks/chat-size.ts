/**
 * What does chat cost where it is large? The memory of a connection that does nothing, beside a bare `ws`; catching up with a
 * thousand missed messages; opening and scrolling a conversation of a hundred thousand messages beside one of a hundred; a
 * block that ends one of ten, of a thousand and of a hundred thousand. On a PostgreSQL of its own. Nothing passes or fails. CONNECTIONS, MEMBERS, ROUNDS and LONG may be set; both ends of a connection
 * need a file each (`ulimit -n`).
 */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterParameter, eventsPath } from '@vesper/contract';
import { median, note, percentile } from '@vesper/tools/benchmarks';
import { sql } from 'kysely';
import pLimit from 'p-limit';
import { WebSocket } from 'ws';
import { startTestServer } from '../testing/test-server.ts';
import { type Program, startProgram, startServed } from './calls/program.ts';
import { openPostgres, tidy } from './calls/world.ts';
import { measureBlocks } from './chat/blocks.ts';
import { fillConversation } from './chat/long-conversation-repository.ts';
import { keepLoggedIn } from './chat/relay-repository.ts';

const connections = Number(process.env.CONNECTIONS ?? 10_000);
const members = Number(process.env.MEMBERS ?? 500);
const rounds = Number(process.env.ROUNDS ?? 40);
const long = Number(process.env.LONG ?? 100_000);
const missed = 1000;
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const postgres = await openPostgres();
process.env.TEST_DATABASE_URL = postgres.url;
const world = await startTestServer();
const people = [];
for (let count = 0; count < members; count += 1) people.push(await world.member());
const [reader, writer, other] = people;
if (!reader || !writer || !other) throw new Error('three members at least');
await world.pay(reader);
const small = await fillConversation(world.services, reader.id, other.id, 100);
const filled = await fillConversation(world.services, reader.id, writer.id, long);
// The first ones warm up.
for (const [messages, times] of [
  [10, 5],
  [10, 20],
  [1000, 20],
  [long, 8],
] as const) {
  const { p50, p99 } = await measureBlocks(world, messages, times);
  say(`a block of two with ${messages} messages: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
}
await sql.raw(keepLoggedIn).execute(world.services.db);
const cookies = people.map((person) => person.cookies());
const { databaseUrl = postgres.url, dataFolder } = world.services.config;
await world.close();
await tidy(databaseUrl);

process.env.BENCH_NODE_OPTIONS ??= '--expose-gc';
const served = await startServed(dataFolder, databaseUrl);
const bare = await startProgram('../chat/bare.ts', {});

const open = (port: number, path: string, cookie: string) =>
  new Promise<WebSocket>((resolve, reject) => {
    const socket = new WebSocket(`ws://localhost:${port}${path}`, { headers: { cookie } });
    socket.once('message', () => resolve(socket));
    socket.once('close', (code) => reject(new Error(`closed with ${code}`)));
    socket.once('error', reject);
  });
const residentKb = ({ pid }: Program): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);

/** By then the server has looked at each connection, which leaves something behind as well. */
const lookedAtMs = 35_000;

/** Has a program collect what opening and looking have left behind: only what is held counts, of both alike. */
const clearAway = async ({ pid }: Program): Promise<void> => {
  await pause(lookedAtMs);
  for (let time = 0; time < 3; time += 1) {
    await pause(2000);
    process.kill(pid, 'SIGUSR2');
  }
  await pause(2000);
};

/** Kilobytes that each of so many quiet connections adds. */
const measureConnections = async (program: Program, path: string): Promise<number> => {
  const few = pLimit(50);
  const openSome = (from: number, count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        few(() => open(program.port, path, cookies[(from + index) % members] ?? '')),
      ),
    );
  // The first ones warm up what all share.
  const first = await openSome(0, members);
  await clearAway(program);
  const before = residentKb(program);
  const more = await openSome(members, connections - members);
  await clearAway(program);
  const each = (residentKb(program) - before) / (connections - members);
  for (const socket of [...first, ...more]) socket.removeAllListeners('close').terminate();
  await pause(2000);
  return each;
};

const get = async (path: string): Promise<void> => {
  const answer = await fetch(`http://localhost:${served.port}${path}`, {
    headers: { cookie: cookies[0] ?? '' },
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
};
/** Milliseconds of opening a conversation, and of turning a page in the middle of it. */
const measureReading = async ({ id, messages }: typeof filled) => {
  const began = performance.now();
  await get(`/api/chat.php?conversation=${id}`);
  const opened = performance.now();
  await get(`/api/chat.php?conversation=${id}&before=${Math.floor(messages / 2)}`);
  return { open: opened - began, scroll: performance.now() - opened };
};
/** Milliseconds until all that was missed has been told. */
const measureMissed = async (): Promise<number> => {
  const began = performance.now();
  const path = `${eventsPath}?${afterParameter}=${filled.lastEvent - missed}`;
  const socket = new WebSocket(`ws://localhost:${served.port}${path}`, {
    headers: { cookie: cookies[0] ?? '' },
  });
  let told = 0;
  await new Promise<void>((resolve) =>
    socket.on('message', (data: Buffer) => {
      const { type } = JSON.parse(data.toString()) as { type: string };
      if (type === 'message') told += 1;
      if (type === 'ready') resolve();
    }),
  );
  const took = performance.now() - began;
  socket.terminate();
  if (told !== missed) throw new Error(`${told} were told`);
  return took;
};

const took = { caught: [] as number[], open: [] as number[], scroll: [] as number[] };
const ofSmall = { open: [] as number[], scroll: [] as number[] };
for (let round = 0; round < rounds; round += 1) {
  const [large, little] = [await measureReading(filled), await measureReading(small)];
  const caught = await measureMissed();
  // The first rounds warm up.
  if (round < 5) continue;
  took.caught.push(caught);
  took.open.push(large.open);
  took.scroll.push(large.scroll);
  ofSmall.open.push(little.open);
  ofSmall.scroll.push(little.scroll);
}
const [ours, theirs] = [await measureConnections(served, eventsPath), await measureConnections(bare, '/')];
const ratio = (large: readonly number[], little: readonly number[]): string =>
  `${median([...large]).toFixed(2)} ms, of a hundred ${median([...little]).toFixed(2)} ms: ${median(large.map((value, index) => value / (little[index] ?? value))).toFixed(2)}`;
say(
  `${missed} missed messages told: p50 ${median(took.caught).toFixed(0)} ms, p99 ${percentile(took.caught, 99).toFixed(0)} ms`,
);
say(`opening a conversation of ${long}: ${ratio(took.open, ofSmall.open)}`);
say(`turning a page in it: ${ratio(took.scroll, ofSmall.scroll)}`);
say(
  `an idle connection, of ${connections} by ${members} members: ${ours.toFixed(1)} KB, bare ws ${theirs.toFixed(1)} KB: ${(ours / theirs).toFixed(2)}`,
);
const ratioOf = (large: readonly number[], little: readonly number[]): number =>
  median(large.map((value, index) => value / (little[index] ?? value)));
const small100 = 'a conversation of 100 = 1';
note(
  {
    what: `${missed} missed messages told, p99`,
    measured: percentile(took.caught, 99),
    unit: 'ms',
    most: 150,
  },
  {
    what: `opening a conversation of ${long}`,
    measured: ratioOf(took.open, ofSmall.open),
    most: 1.2,
    yardstick: small100,
  },
  {
    what: 'turning a page in it',
    measured: ratioOf(took.scroll, ofSmall.scroll),
    most: 1.2,
    yardstick: small100,
  },
  {
    what: `memory of an idle connection, of ${connections}`,
    measured: ours / theirs,
    most: 1.3,
    yardstick: 'bare ws = 1',
  },
);
await served.stop();
await bare.stop();
await postgres.remove();
process.exit(0);
