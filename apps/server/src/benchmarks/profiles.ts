/**
 * Where does the time of a page go? Profiles the server while it answers the home page (kept, and made anew), the search of
 * a member as a page, and search as a call, and prints the milliseconds of a request by part. The pages must have been built.
 * REQUESTS (of each) and PROFILES may be set. What is measured is the server alone, without the database.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { callTable } from '@vesper/contract';
import { freePort } from '@vesper/testing';
import { note } from '@vesper/tools/benchmarks';
import { askMany, hangUp } from './calls/ask.ts';
import { openWorld } from './calls/kept-world.ts';
import type { Asking } from './calls/world.ts';

const requests = Number(process.env.REQUESTS ?? 400);
const profiles = Number(process.env.PROFILES ?? 20_000);
const search = '?gender=male';
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const world = await openWorld(60, { profiles, conversations: 25, messagesEach: 45, likesEach: 20 });
const port = await freePort();
const child = fork(path.join(import.meta.dirname, 'calls/profiled.ts'), {
  env: {
    ...process.env,
    NODE_ENV: 'production',
    VESPER_MODE: 'development',
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '1',
    PAINT_AHEAD: 'no',
    DATA_DIR: world.dataFolder,
    DATABASE_URL: world.databaseUrl,
    REDIS_URL: '',
    PORT: String(port),
  },
});
await once(child, 'message');
interface Profiled {
  readonly parts: readonly (readonly [string, number])[];
  readonly rendering: number;
}
const tell = async (command: 'start' | 'stop'): Promise<Profiled> => {
  const answer = once(child, 'message');
  child.send(command);
  const [profiled] = (await answer) as [Profiled];
  return profiled;
};

const headers = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en-GB' };
const members: Asking[] = world.askers.map((who) => ({ ...who, headers }));
const visitors: Asking[] = members.map((who) => ({ ...who, cookie: '' }));
const asked: Readonly<Record<string, readonly [readonly Asking[], string]>> = {
  'home, kept': [visitors, '/'],
  // Under a query a page is made for who asks.
  'home, made': [visitors, '/?from=here'],
  '/members': [members, `/members${search}`],
  'user (call)': [members, callTable.user.path],
  'search (call)': [members, `${callTable.search.path}${search}`],
};

const found = new Map<string, Map<string, number>>();
const rendering = new Map<string, number>();
for (const [name, [who, address]] of Object.entries(asked)) {
  await askMany(port, () => address, who, requests);
  await tell('start');
  await askMany(port, () => address, who, requests);
  const profiled = await tell('stop');
  found.set(name, new Map(profiled.parts));
  rendering.set(name, profiled.rendering / requests);
}

const names = [...found.keys()];
const costOf = (name: string, part: string): number => (found.get(name)?.get(part) ?? 0) / requests;
const rows = [...new Set([...found.values()].flatMap((sums) => [...sums.keys()]))].sort(
  (one, other) => costOf('/members', other) - costOf('/members', one),
);
say(`${profiles} profiles, ${requests} requests each; ms of a request in the server, by part`);
const line = (title: string, cells: readonly string[]): string =>
  title.padEnd(32) + cells.map((cell) => cell.padStart(15)).join('');
say(line('part', names));
for (const part of rows)
  say(
    line(
      part,
      names.map((name) => costOf(name, part).toFixed(2)),
    ),
  );
const allOf = (name: string): number => rows.reduce((sum, part) => sum + costOf(name, part), 0);
say(
  line(
    'all',
    names.map((name) => allOf(name).toFixed(2)),
  ),
);
say(
  line(
    'of it rendering',
    names.map((name) => (rendering.get(name) ?? 0).toFixed(2)),
  ),
);
const bare = allOf('user (call)') + allOf('search (call)') + (rendering.get('/members') ?? 0);
const ratio = allOf('/members') / bare;
say(`/members beside its own calls and the rendering alone: ${ratio.toFixed(2)}`);
note({
  what: 'page of a member, server alone',
  measured: ratio,
  most: 1.5,
  yardstick: 'its own calls and the rendering = 1',
});

hangUp();
child.disconnect();
await once(child, 'exit');
await world.remove();
