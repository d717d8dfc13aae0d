import { median, note } from '@vesper/tools/benchmarks';
import { hangUp } from '../calls/ask.ts';
import { openWorld } from '../calls/kept-world.ts';
import { startServed } from '../calls/program.ts';
import { makeEmbeddedWorld } from '../calls/world.ts';
import type { WorldSize } from '../calls/world-repository.ts';
import { type Case, type Cost, measure, tookOf } from './measure.ts';
import { queries, type Query } from './queries.ts';

const warmUp = 150;
const budget = 1.5;

/** One line of the table: what a search costs on PostgreSQL and on the embedded database. */
const tellPair = (name: string, costs: readonly (readonly Cost[])[], profiles: number): void => {
  const took = (share: number) => costs.map((each) => tookOf(each, share));
  const [beside = 0, own = 0] = took(50);
  const cpu = costs.map((each) => median(each.map(({ program, database }) => program + database)));
  const cells = [[beside, own], took(99), cpu].map((pair) =>
    pair.map((ms) => ms.toFixed(2).padStart(9)).join(''),
  );
  process.stdout.write(`${name.padEnd(18)}${cells.join(' ')} | ${(own / beside).toFixed(2).padStart(5)}\n`);
  note({
    what: `search ${name}, p50, embedded, ${profiles} profiles`,
    measured: own / beside,
    most: budget,
    yardstick: 'PostgreSQL beside it = 1',
  });
};

/** The first pages of all searches, asked of the embedded database and of PostgreSQL in the same rounds; prints both and their ratio. */
export const compareEmbedded = async (profiles: number, rounds: number, requests: number): Promise<void> => {
  const size: WorldSize = {
    profiles,
    conversations: 1,
    messagesEach: 2,
    likesEach: 40,
    ownLikes: 40,
    blocksEach: 300,
    various: true,
    few: 1000,
  };
  const world = await openWorld(300, size);
  const embedded = await makeEmbeddedWorld(300, size);
  const served = await startServed(world.dataFolder, world.databaseUrl, { TRUST_PROXY: '1' });
  const servedEmbedded = await startServed(embedded.dataFolder, '', { TRUST_PROXY: '1' });
  const found: { readonly name: string; readonly cases: readonly Case[]; readonly costs: Cost[][] }[] = [];
  for (const [name, { path, apart }] of Object.entries<Query>(queries)) {
    const half = ({ askers }: Pick<Case, 'askers'>) =>
      apart ? askers.slice(askers.length / 2) : askers.slice(0, askers.length / 2);
    const cases = [
      { name, program: served, path: () => path, askers: half(world) },
      { name, program: servedEmbedded, path: () => path, askers: half(embedded) },
    ];
    found.push({ name, cases, costs: cases.map(() => []) });
  }
  const pidOf = ({ program }: Case) => (program === served ? world.databasePid : undefined);
  for (const { cases } of found) for (const one of cases) await measure(one, pidOf(one), warmUp);
  for (let round = 0; round < rounds; round += 1)
    for (const { cases, costs } of found)
      for (const [index, one] of cases.entries())
        costs[index]?.push(await measure(one, pidOf(one), requests));

  process.stdout.write(
    `${profiles} profiles, ${rounds} rounds of ${requests} requests; ms, processor: medians of rounds: PostgreSQL, embedded\n` +
      '                      p50                p99                cpu               | p50 ratio\n',
  );
  for (const { name, costs } of found) tellPair(name, costs, profiles);
  hangUp();
  await served.stop();
  await servedEmbedded.stop();
  await world.remove();
  await embedded.remove();
};
