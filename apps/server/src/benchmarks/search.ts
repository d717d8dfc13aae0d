/**
 * What do searches cost among a million? Asks each kind of search over HTTP, its first page and its 200th (or its last, where there
 * are fewer), each time as another member, who has 300 blocks; and the swipe game's pile. In the same rounds, on the same
 * database, a bare server answers one row by its key, and one prepared plain query for the same page: the yardstick. It also answers
 * that query without the table of photos, since the product has main photos beside their members. Prints for each the
 * time, the processor time, and what the database has read. Nothing passes or fails. ROUNDS, REQUESTS (a round), PROFILES
 * and QUERIES (`broad,swipe`) may be set, COUNTED=0 leaves out what is read; the world of a million takes minutes to fill and
 * stays for the next time. A thousand of them have nothing in common with the rest: with PROFILES=1000 what is asked of them is
 * to cost the same.
 * EMBEDDED=yes asks the embedded database instead, with 20,000, beside PostgreSQL. SIGNS=yes tells instead whether the signs of
 * life of 10,000 active members a minute (MINUTES of each of six days) make the indexes grow, FRESH=yes how soon an edit, a block and
 * a leaving show (TIMES of each, among 20,000).
 */
import { median, note } from '@vesper/tools/benchmarks';
import { ask, askFor, hangUp } from './calls/ask.ts';
import { openWorld } from './calls/kept-world.ts';
import { startProgram, startServed } from './calls/program.ts';
import { compareEmbedded } from './search/embedded.ts';
import { measureFresh } from './search/fresh.ts';
import { type Case, type Cost, countRows, measure, tookOf } from './search/measure.ts';
import { queries, type Query } from './search/queries.ts';
import { openCounters } from './search/rows-repository.ts';
import { measureSigns } from './search/signs-of-life.ts';

/**
 * Many short ones: in each the yardstick and what is compared meet nearly the same machine, whose speed changes within seconds. Not
 * shorter: processor time is told in hundredths of a second.
 */
const rounds = Number(process.env.ROUNDS ?? 12);
const requests = Number(process.env.REQUESTS ?? 200);
const profiles = Number(process.env.PROFILES ?? 1_000_000);
const few = 1000;
const farPage = 200;
/** A page of results, full. */
const cards = 24;
const warmUp = 150;
/** Of so many of each it is counted what they read: each is another member’s. */
const counted = Number(process.env.COUNTED ?? 100);

const say = (text: string): void => void process.stdout.write(`${text}\n`);

if (process.env.SIGNS === 'yes') {
  await measureSigns(10_000, Number(process.env.MINUTES ?? 10));
  process.exit();
}
if (process.env.FRESH === 'yes') {
  await measureFresh(Number(process.env.PROFILES ?? 20_000), Number(process.env.TIMES ?? 200));
  process.exit();
}
if (process.env.EMBEDDED === 'yes') {
  await compareEmbedded(Number(process.env.PROFILES ?? 20_000), rounds, requests);
  process.exit();
}

const world = await openWorld(300, {
  profiles,
  conversations: 1,
  messagesEach: 2,
  likesEach: 40,
  ownLikes: 40,
  blocksEach: 300,
  various: true,
  few,
});
const served = await startServed(world.dataFolder, world.databaseUrl, { TRUST_PROXY: '1' });
const bare = await startProgram('bare-server.ts', { DATABASE_URL: world.databaseUrl });
const counters = await openCounters(world.databaseUrl);
// Half of those who ask live among the few.
const among = world.askers.slice(0, world.askers.length / 2);
const apart = world.askers.slice(world.askers.length / 2);
const [someone] = among;
if (!someone) throw new Error('there is nobody to ask');

/** The address of a page far on; how many pages there are before it ends. */
const farAddress = async (path: string): Promise<{ path: string; page: number }> => {
  let [at, page] = [path, 1];
  for (; page < farPage; page += 1) {
    // By turns: one login may make 1,200 calls a minute, and the pages of all queries are more.
    const who = among[page % among.length] ?? someone;
    const { next_cursor: next } = (await askFor(served.port, at, who)) as { next_cursor: string | null };
    if (next === null) break;
    at = `${path}&${new URLSearchParams({ cursor: next }).toString()}`;
  }
  return { path: at, page };
};

const wanted = process.env.QUERIES?.split(',');
const names = Object.keys(queries).filter(
  (name) => wanted?.includes(name) ?? true,
) as (keyof typeof queries)[];
const bytes = await ask(served.port, queries.broad.path, someone);
const plainPath = `/search?site=${world.site}&gender=male&bytes=${bytes}`;
const cases: Case[] = [
  {
    name: 'one row by its key',
    program: bare,
    path: (who) => `/point?member=${who.id}&bytes=${bytes}`,
    askers: among,
  },
  {
    name: 'plain query',
    program: bare,
    path: () => plainPath,
    askers: among,
  },
  {
    name: 'plain, photos beside',
    program: bare,
    path: () => `${plainPath}&beside=1`,
    askers: among,
  },
];
for (const name of names) {
  const { path, pages, apart: isApart }: Query = queries[name];
  const askers = isApart ? apart : among;
  const { results } = (await askFor(served.port, path, askers[0] ?? someone)) as {
    results?: readonly object[];
  };
  if (results && results.length < cards) throw new Error(`${name}: ${results.length} cards of ${cards}`);
  cases.push({ name: `${name}, first page`, program: served, path: () => path, askers });
  if (!pages) continue;
  const far = await farAddress(path);
  if (far.page > 1)
    cases.push({ name: `${name}, page ${far.page}`, program: served, path: () => far.path, askers });
}

const found = new Map<string, Cost[]>(cases.map(({ name }) => [name, []]));
for (const one of cases) await measure(one, world.databasePid, warmUp);
for (let round = 0; round < rounds; round += 1) {
  // Each of them writes a sign of life once a minute: which kind of search met it was chance.
  await counters.noteHere(world.askers.map(({ id }) => id));
  // What is last in one round is the first in the next: none is always the furthest from the yardstick.
  for (const one of round % 2 === 0 ? cases : cases.toReversed())
    found.get(one.name)?.push(await measure(one, world.databasePid, requests));
}
const read: Awaited<ReturnType<typeof countRows>> =
  counted > 0 ? await countRows(cases, counters, counted) : new Map();

const middle = (name: string, of: (cost: Cost) => number): number => median((found.get(name) ?? []).map(of));
const cpu = ({ program, database }: Cost): number => program + database;
const yardstick = 'plain query';
/** To the yardstick of the same round: a machine that others use as well is fast in one and slow in the next. */
const ratio = (name: string): number => {
  const beside = found.get(yardstick) ?? [];
  return median((found.get(name) ?? []).map((cost, round) => cpu(cost) / cpu(beside[round] ?? cost)));
};
const took = (name: string, share: number): number => tookOf(found.get(name) ?? [], share);
const ratioOfSlowest = (name: string): number => took(name, 99) / took(yardstick, 99);
say(
  `${profiles} profiles, ${rounds} rounds of ${requests} requests, each as another member with 300 blocks; processor: medians of rounds`,
);
say(
  '                              p50 ms   p99 ms | cpu ms: server database   total | rows read  entries | cpu   p99',
);
for (const { name } of cases) {
  const cells = [
    took(name, 50).toFixed(1).padStart(9),
    took(name, 99).toFixed(1).padStart(9),
    ' |        ',
    middle(name, ({ program }) => program)
      .toFixed(2)
      .padStart(7),
    middle(name, ({ database }) => database)
      .toFixed(2)
      .padStart(9),
    middle(name, cpu).toFixed(2).padStart(8),
    ' |',
    (read.get(name)?.rows ?? 0).toFixed(0).padStart(10),
    (read.get(name)?.entries ?? 0).toFixed(0).padStart(9),
    ' |',
    ratio(name).toFixed(2).padStart(5),
    ratioOfSlowest(name).toFixed(1).padStart(6),
  ];
  say(`${name.padEnd(27)}${cells.join('')}`);
  if (!names.some((one) => name.startsWith(`${one}, `))) continue;
  const isJudged = profiles >= 1_000_000;
  const first = name.replace(/, page \d+$/, ', first page');
  note(
    {
      what: `search ${name}, processor, ${profiles} profiles`,
      measured: ratio(name),
      most: isJudged && name === first ? 1.5 : undefined,
      yardstick: 'prepared query of the page = 1',
    },
    name === first
      ? {
          what: `search ${name}, p99, ${profiles} profiles`,
          measured: ratioOfSlowest(name),
          most: isJudged ? 2 : undefined,
          yardstick: 'prepared query of the page = 1',
        }
      : {
          what: `search ${name}, p50, ${profiles} profiles`,
          measured: took(name, 50) / took(first, 50),
          most: isJudged ? 1.4 : undefined,
          yardstick: 'its first page = 1',
        },
  );
}

hangUp();
await counters.end();
await served.stop();
await bare.stop();
await world.remove();
