/**
 * What do calls cost? Asks `user`, search, the chats list and a thread over HTTP in rounds, each beside its yardstick in
 * the same round, and prints the processor time a request (user and system, of the server and of the database, as the
 * operating system counts it) with the ratios. On a PostgreSQL and with programs of its own. Nothing passes or fails.
 * ROUNDS, REQUESTS (a round; ten times as many of `user`), PROFILES and CALLS (`user,search`) may be set; BENCH_NODE_OPTIONS for a profile (`--cpu-prof`).
 */
import { callTable } from '@vesper/contract';
import { treeCpuMs } from '@vesper/testing';
import { median, note } from '@vesper/tools/benchmarks';
import { ask, askMany, hangUp } from './calls/ask.ts';
import { startProgram } from './calls/program.ts';
import { openWorld } from './calls/kept-world.ts';
import type { Asking } from './calls/world.ts';

const rounds = Number(process.env.ROUNDS ?? 7);
const requests = Number(process.env.REQUESTS ?? 300);
const profiles = Number(process.env.PROFILES ?? 20_000);
const askers = 60;
/** A yardstick costs so little that the system's ticks of 10 ms are coarse: it is asked that much more often; */
const oftener = 4;
/** and so does the cheapest call: three hundred of it are five ticks. */
const timesOf = (name: string): number => (name === 'user' ? requests * 10 : requests);
/** As often each is asked before: a program that has just been started compiles what it runs, for seconds and once a day. */
const warmUpOf = (name: string): number => timesOf(name) * 2;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const world = await openWorld(askers, { profiles, conversations: 25, messagesEach: 45, likesEach: 20 });
const served = await startProgram('served.ts', {
  NODE_ENV: 'production',
  VESPER_MODE: 'development',
  LOG_LEVEL: 'warn',
  TRUST_PROXY: '1',
  PAINT_AHEAD: 'no',
  DATA_DIR: world.dataFolder,
  DATABASE_URL: world.databaseUrl,
  REDIS_URL: '',
});
const bare = await startProgram('bare-server.ts', { DATABASE_URL: world.databaseUrl });

const [someone] = world.askers;
if (!someone) throw new Error('there is nobody to ask');
const search = `${callTable.search.path}?gender=male`;
const bytes = {
  user: await ask(served.port, callTable.user.path, someone),
  search: await ask(served.port, search, someone),
  chats: await ask(served.port, callTable.chats.path, someone),
  chat: await ask(served.port, `${callTable.chat.path}?conversation=${someone.conversation}`, someone),
};
const point = (answer: number) => (who: Asking) => `/point?member=${who.id}&bytes=${answer}`;

const calls = {
  user: { path: () => callTable.user.path, yardstick: point(bytes.user) },
  search: {
    path: () => search,
    yardstick: () => `/search?site=${world.site}&gender=male&bytes=${bytes.search}`,
  },
  chats: { path: () => callTable.chats.path, yardstick: point(bytes.chats) },
  chat: {
    path: (who: Asking) => `${callTable.chat.path}?conversation=${who.conversation}`,
    yardstick: point(bytes.chat),
  },
};
const wanted = process.env.CALLS?.split(',');
const names = (Object.keys(calls) as (keyof typeof calls)[]).filter((name) => wanted?.includes(name) ?? true);

interface Cost {
  readonly program: number;
  readonly database: number;
}

/** Milliseconds of processor time a request. */
const measure = async (
  { pid, port }: { readonly pid: number; readonly port: number },
  path: (who: Asking) => string,
  times: number,
): Promise<Cost> => {
  const before = [treeCpuMs([pid]), treeCpuMs([world.databasePid])] as const;
  await askMany(port, path, world.askers, times);
  return {
    program: (treeCpuMs([pid]) - before[0]) / times,
    database: (treeCpuMs([world.databasePid]) - before[1]) / times,
  };
};

for (const name of names) {
  await askMany(served.port, calls[name].path, world.askers, warmUpOf(name));
  await askMany(bare.port, calls[name].yardstick, world.askers, warmUpOf(name));
}
const found: Record<string, { ours: Cost[]; yardstick: Cost[] }> = Object.fromEntries(
  names.map((name) => [name, { ours: [], yardstick: [] }]),
);
for (let round = 0; round < rounds; round += 1)
  for (const name of names) {
    found[name]?.ours.push(await measure(served, calls[name].path, timesOf(name)));
    found[name]?.yardstick.push(await measure(bare, calls[name].yardstick, timesOf(name) * oftener));
  }

const total = ({ program, database }: Cost): number => program + database;
const middle = (costs: readonly Cost[], of: (cost: Cost) => number): string =>
  median(costs.map(of)).toFixed(2).padStart(8);
say(
  `${profiles} profiles, ${rounds} rounds of ${requests} requests; ms of processor time a request, medians`,
);
say(
  'call      bytes   server database    total | yardstick: server database    total | ratio (lowest, highest)',
);
/** What a call may cost beside its yardstick; a search is held to it among a million. */
const budgets: Readonly<Record<string, number | undefined>> = {
  user: 2,
  search: profiles >= 1_000_000 ? 1.5 : undefined,
};
for (const name of names) {
  const { ours = [], yardstick = [] } = found[name] ?? {};
  const ratios = ours.map((cost, index) => total(cost) / total(yardstick[index] ?? cost));
  const cells = (costs: readonly Cost[]) =>
    [
      middle(costs, ({ program }) => program),
      middle(costs, ({ database }) => database),
      middle(costs, total),
    ].join(' ');
  say(
    `${name.padEnd(8)}${String(bytes[name]).padStart(7)} ${cells(ours)} |            ${cells(yardstick)} | ` +
      `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)}, ${Math.max(...ratios).toFixed(2)})`,
  );
  note({
    what: `call ${name}, processor, ${profiles} profiles`,
    measured: median(ratios),
    most: budgets[name],
    yardstick: name === 'search' ? 'prepared query of the page = 1' : 'prepared point read = 1',
  });
}

hangUp();
await served.stop();
await bare.stop();
await world.remove();
