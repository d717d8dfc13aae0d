/**
 * What does a message cost, and how long is it on its way? Members send over their live connections, each message stored,
 * charged by lots, checked for blocks and counted unread in its commit; beside a bare relay that stores one row, with a commit
 * for each and with commits that are shared. On a PostgreSQL of its own that awaits its disk, with programs of its own; the
 * processor time is that of the program and the database. Then a hundred and a thousand sends a second, for a minute each.
 * All on one core, unless CORES=all. Nothing passes or fails. ROUNDS, SECONDS, PAIRS, AT_ONCE, ALONE and PACE_SECONDS (0 for none) may be set.
 */
import { eventsPath } from '@vesper/contract';
import { treeCpuMs } from '@vesper/testing';
import { median, note, percentile, stayOnOneCore } from '@vesper/tools/benchmarks';
import pg from 'pg';
import { startTestServer } from '../testing/test-server.ts';
import { type Program, startProgram, startServed } from './calls/program.ts';
import { openPostgres, tidy } from './calls/world.ts';
import { type Connected, connect, measureAlone, measurePace, measureRate } from './chat/pairs.ts';
import { forgetPace, keepLoggedIn, makeRelayTable, sendFaster } from './chat/relay-repository.ts';

const rounds = Number(process.env.ROUNDS ?? 5);
const seconds = Number(process.env.SECONDS ?? 5);
const pairCount = Number(process.env.PAIRS ?? 100);
const atOnce = Number(process.env.AT_ONCE ?? 4);
const alone = Number(process.env.ALONE ?? 200);
const paceSeconds = Number(process.env.PACE_SECONDS ?? 60);
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const isOnOneCore = stayOnOneCore();
const postgres = await openPostgres();
process.env.TEST_DATABASE_URL = postgres.url;
const world = await startTestServer();
const people: { readonly id: string; readonly cookie: string }[] = [];
for (let count = 0; count < pairCount * 2; count += 1) {
  const person = await world.member();
  if (count % 2 === 0) await world.pay(person, 1_000_000);
  people.push({ id: person.id, cookie: person.cookies() });
}
const { databaseUrl = postgres.url, dataFolder } = world.services.config;
await world.close();
const client = new pg.Client({ connectionString: databaseUrl });
await client.connect();
await client.query(makeRelayTable);
await client.query(keepLoggedIn);
await client.query(sendFaster);
await tidy(databaseUrl);

const served = await startServed(dataFolder, databaseUrl);
const relay = (group: string) =>
  startProgram('../chat/relay.ts', { DATABASE_URL: databaseUrl, GROUP: group });
const programs = { ours: served, one: await relay('no'), group: await relay('yes') };
type Name = keyof typeof programs;
const pathOf = (name: Name, id: string) => (name === 'ours' ? eventsPath : `/?member=${id}`);

const pairsOf = async (name: Name): Promise<[Connected, Connected][]> => {
  const open = (index: number) => {
    const { id = '', cookie = '' } = people[index] ?? {};
    return connect(`ws://localhost:${programs[name].port}${pathOf(name, id)}`, id, { cookie });
  };
  const pairs: [Connected, Connected][] = [];
  for (let index = 0; index < people.length; index += 2)
    pairs.push([await open(index), await open(index + 1)]);
  return pairs;
};
const pairs = { ours: await pairsOf('ours'), one: await pairsOf('one'), group: await pairsOf('group') };

/** Processor time of a program and the database, milliseconds. */
const cpu = ({ pid }: Program): readonly [number, number] => [treeCpuMs([pid]), treeCpuMs([postgres.pid()])];

const latency: Record<'ours' | 'one', { p50: number[]; p99: number[] }> = {
  ours: { p50: [], p99: [] },
  one: { p50: [], p99: [] },
};
const load: Record<
  'ours' | 'group',
  { rate: number[]; program: number[]; database: number[]; p99: number[] }
> = {
  ours: { rate: [], program: [], database: [], p99: [] },
  group: { rate: [], program: [], database: [], p99: [] },
};
// Nobody sends for minutes at this rate: what is counted of the last minute stays what it is of a person.
const forgetting = setInterval(() => void client.query(forgetPace), 1000);
// The first round warms up.
for (let round = 0; round <= rounds; round += 1) {
  for (const name of ['one', 'ours'] as const) {
    // Others each time: on a fast machine one connection would send more than it may.
    const pair = pairs[name][round % pairCount];
    if (!pair) throw new Error('there is nobody to write');
    const took = (await measureAlone(...pair, alone)).slice(2);
    if (round === 0) continue;
    latency[name].p50.push(percentile(took, 50));
    latency[name].p99.push(percentile(took, 99));
  }
  for (const name of ['group', 'ours'] as const) {
    const before = cpu(programs[name]);
    const { rate, sent, took } = await measureRate(pairs[name], atOnce, seconds);
    const after = cpu(programs[name]);
    if (round === 0) continue;
    load[name].rate.push(rate);
    load[name].program.push((after[0] - before[0]) / sent);
    load[name].database.push((after[1] - before[1]) / sent);
    load[name].p99.push(percentile(took, 99));
  }
  // What the database knows of its tables is from before there was anything in them; what does that for it is off.
  if (round === 0) await tidy(databaseUrl);
}

const paces: {
  readonly aSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly refused: number;
  /** Of the relay with shared commits, p99 in the same minutes. */
  readonly relay: number;
}[] = [];
for (const aSecond of paceSeconds > 0 ? [100, 1000] : []) {
  await measurePace(pairs.ours, aSecond, 2);
  const ofRelay = await measurePace(pairs.group, aSecond, Math.min(10, paceSeconds));
  const took = await measurePace(pairs.ours, aSecond, paceSeconds);
  paces.push({
    aSecond,
    p50: percentile(took, 50),
    p99: percentile(took, 99),
    refused: took.filter((ms) => ms === Infinity).length,
    relay: percentile(ofRelay, 99),
  });
}

clearInterval(forgetting);
await client.end();

const ratioOf = (ours: readonly number[], theirs: readonly number[]): number =>
  median(ours.map((value, index) => value / (theirs[index] ?? value)));
const ratio = (ours: readonly number[], theirs: readonly number[]): string =>
  ratioOf(ours, theirs).toFixed(2);
const row = (what: string, ours: readonly number[], theirs: readonly number[], digits: number): void =>
  say(
    `${what.padEnd(58)}${median(ours).toFixed(digits).padStart(9)}${median(theirs).toFixed(digits).padStart(11)}${ratio(ours, theirs).padStart(8)}`,
  );
say(
  `${rounds} rounds, ${isOnOneCore ? 'on one core ' : 'on all cores'}; medians${' '.repeat(28)}ours  yardstick   ratio`,
);
row('alone, to the other socket, p50 ms; relay with its row = 1', latency.ours.p50, latency.one.p50, 2);
row('the same, p99', latency.ours.p99, latency.one.p99, 2);
row(
  `sends a second, ${pairCount} x ${atOnce} at once; relay, shared = 1`,
  load.ours.rate,
  load.group.rate,
  0,
);
row('processor of a send, program, ms', load.ours.program, load.group.program, 3);
row('processor of a send, database, ms', load.ours.database, load.group.database, 3);
row('acknowledged, p99 ms', load.ours.p99, load.group.p99, 1);
for (const { aSecond, p50, p99, refused, relay } of paces)
  say(
    `${aSecond} sends a second for ${paceSeconds} s, to the other socket: p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms, ${refused} refused; relay p99 ${relay.toFixed(1)} ms`,
  );
const bare = 'relay that commits its row = 1';
note(
  {
    what: 'a message alone, p50',
    measured: ratioOf(latency.ours.p50, latency.one.p50),
    most: 2,
    yardstick: bare,
  },
  { what: 'the same, p99', measured: ratioOf(latency.ours.p99, latency.one.p99), most: 3, yardstick: bare },
  {
    what: 'sends a second',
    measured: ratioOf(load.ours.rate, load.group.rate),
    least: 0.25,
    yardstick: 'relay with shared commits = 1',
  },
  {
    what: 'a send, processor',
    measured: median(load.ours.program) + median(load.ours.database),
    unit: 'ms',
    most: 0.4,
  },
  ...paces.map(({ aSecond, p99, relay }) => ({
    what: `${aSecond} sends a second, p99`,
    measured: p99,
    unit: 'ms' as const,
    most: 20,
    yardstick: `relay ${relay.toFixed(1)} ms`,
  })),
);

for (const name of ['ours', 'one', 'group'] as const) {
  for (const connected of pairs[name].flat()) connected.socket.terminate();
  await programs[name].stop();
}
await postgres.remove();
