/**
 * What do pages cost? Asks for the pages of visitors and of members over HTTP in rounds, and prints the processor time a request
 * (user and system, of the server and of the database, as the operating system counts it): of a visitor's page beside a
 * static file of this server, of a member's beside the calls that the page makes. The pages must have been built. Nothing
 * passes or fails. ROUNDS, REQUESTS (a round) and PROFILES may be set.
 */
import { callTable } from '@vesper/contract';
import { treeCpuMs } from '@vesper/testing';
import { median, note } from '@vesper/tools/benchmarks';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { ask, askMany, hangUp } from './calls/ask.ts';
import { startProgram } from './calls/program.ts';
import { openWorld } from './calls/kept-world.ts';
import type { Asking } from './calls/world.ts';

const rounds = Number(process.env.ROUNDS ?? 7);
const requests = Number(process.env.REQUESTS ?? 150);
const profiles = Number(process.env.PROFILES ?? 20_000);
/** What costs next to nothing is asked for that much more often: the system's ticks are of 10 ms. */
const oftener = 8;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const assets = path.join(import.meta.dirname, '../../../members/build/client/assets');
/** About as large as a visitor's page is on its way. */
const pageBytes = 6000;
const sizeOf = (file: string): number => statSync(path.join(assets, file)).size;
const [file] = readdirSync(assets)
  .filter((name) => name.endsWith('.js'))
  .sort((one, other) => Math.abs(sizeOf(one) - pageBytes) - Math.abs(sizeOf(other) - pageBytes));
if (!file) throw new Error('the pages are not built');

const world = await openWorld(60, { profiles, conversations: 25, messagesEach: 45, likesEach: 20 });
const served = await startProgram('served.ts', {
  NODE_ENV: 'production',
  VESPER_MODE: 'development',
  LOG_LEVEL: 'warn',
  TRUST_PROXY: '1',
  PAINT_AHEAD: 'no',
  PAGES: 'yes',
  DATA_DIR: world.dataFolder,
  DATABASE_URL: world.databaseUrl,
  REDIS_URL: '',
});

const headers = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en-GB' };
const members: Asking[] = world.askers.map((who) => ({ ...who, headers }));
const visitors: Asking[] = members.map((who) => ({ ...who, cookie: '' }));
const search = '?gender=male';

interface Row {
  readonly who: readonly Asking[];
  readonly path: (who: Asking) => string;
  readonly times: number;
}
const visitor = (address: string): Row => ({ who: visitors, path: () => address, times: oftener });
const member = (path: (who: Asking) => string): Row => ({ who: members, path, times: 1 });
const calls = (path: (who: Asking) => string): Row => ({ who: members, path, times: 2 });

const rows: Readonly<Record<string, Row>> = {
  // Asked for unpacked: packing it while it is sent would cost more than a static answer does.
  'static file': { who: world.askers, path: () => `/assets/${file}`, times: oftener },
  'home, visitor': visitor('/'),
  'login, visitor': visitor('/login'),
  'pricing, visitor': visitor('/pricing'),
  'signup, visitor': { ...visitor('/signup'), times: 1 },
  'search, visitor': { ...visitor(`/members${search}`), times: 1 },
  'user (call)': calls(() => callTable.user.path),
  'chats (call)': calls(() => callTable.chats.path),
  'search (call)': calls(() => `${callTable.search.path}${search}`),
  chats: member(() => '/chats'),
  search: member(() => `/members${search}`),
  likes: member(() => '/likes'),
  credits: member(() => '/credits'),
};
const names = Object.keys(rows);

const measure = async ({ who, path: pathOf, times }: Row): Promise<number> => {
  const cpu = () => treeCpuMs([served.pid]) + treeCpuMs([world.databasePid]);
  const before = cpu();
  await askMany(served.port, pathOf, who, requests * times);
  return (cpu() - before) / (requests * times);
};

for (const row of Object.values(rows)) await askMany(served.port, row.path, row.who, 200);
const found: Record<string, number[]> = Object.fromEntries(names.map((name) => [name, []]));
for (let round = 0; round < rounds; round += 1)
  for (const [name, row] of Object.entries(rows)) found[name]?.push(await measure(row));

const costOf = (name: string): number => median(found[name] ?? [0]);
/** What a page costs beside its yardstick, round by round. */
const ratiosTo = (name: string, yardsticks: readonly string[]): number[] =>
  (found[name] ?? []).map(
    (cost, round) => cost / yardsticks.reduce((sum, one) => sum + (found[one]?.[round] ?? 0), 0),
  );
const ratioTo = (name: string, yardsticks: readonly string[]): string => {
  const ratios = ratiosTo(name, yardsticks);
  return `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)}, ${Math.max(...ratios).toFixed(2)})`;
};

const yardsticksOf: Readonly<Record<string, readonly string[]>> = {
  'home, visitor': ['static file'],
  'login, visitor': ['static file'],
  'pricing, visitor': ['static file'],
  'signup, visitor': ['static file'],
  'search, visitor': ['static file'],
  chats: ['user (call)', 'chats (call)'],
  search: ['user (call)', 'search (call)'],
};
say(
  `${profiles} profiles, ${rounds} rounds of ${requests} requests; ms of processor time a request, medians`,
);
say('page                 bytes       ms | beside its yardstick (lowest, highest)');
for (const name of names) {
  const { who, path: pathOf } = rows[name] ?? visitor('/');
  const [first] = who;
  const bytes = first ? await ask(served.port, pathOf(first), first) : 0;
  const yardsticks = yardsticksOf[name];
  const beside = yardsticks ? ` | ${ratioTo(name, yardsticks)} of ${yardsticks.join(' + ')}` : '';
  say(`${name.padEnd(18)}${String(bytes).padStart(8)} ${costOf(name).toFixed(2).padStart(8)}${beside}`);
  if (yardsticks)
    note({
      what: `page ${name}, processor`,
      measured: median(ratiosTo(name, yardsticks)),
      // Who looks at people is shown a page of their own, which is kept nowhere.
      most: name.endsWith('visitor') && name !== 'search, visitor' ? 1.5 : undefined,
      yardstick: `${yardsticks.join(' + ')} = 1`,
    });
}

hangUp();
await served.stop();
await world.remove();
