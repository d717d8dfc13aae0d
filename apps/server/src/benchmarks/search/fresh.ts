import { randomUUID } from 'node:crypto';
import {
  type CallAnswer,
  type CallName,
  callTable,
  clientHeader,
  clientHeaderValue,
  idempotencyHeader,
} from '@vesper/contract';
import { signupForm } from '@vesper/testing';
import { note, percentile } from '@vesper/tools/benchmarks';
import { hashPassword } from '../../password/password-hash.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { ask, askFor, hangUp } from '../calls/ask.ts';
import { startServed } from '../calls/program.ts';
import { type Asking, makeWorld, type World } from '../calls/world.ts';
import { queries } from './queries.ts';
import { setPasswords } from './rows-repository.ts';

/** Milliseconds from the commit to the search that shows it (design, "search, fresh"). */
const budgetMs = 50;
/** As many searches are under way without a pause meanwhile, of as many others by turns: of one, a minute takes 1,200 calls. */
const atOnce = 4;
const others = 60;

const act = async (port: number, name: CallName, who: Asking, body: object): Promise<void> => {
  const { method, path } = callTable[name];
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      cookie: who.cookie,
      'content-type': 'application/json',
      'x-forwarded-for': who.address,
      [clientHeader]: clientHeaderValue,
      [idempotencyHeader]: randomUUID(),
    },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${text}`);
};

/** Nobody else of the world is so old there. */
const alone = { country: 'FI', min_age: '97', max_age: '97' };
const bornYears = (years: number): string => `${new Date().getUTCFullYear() - years - 1}-12-31`;

/** What tests log in with is refused by a server for members; hashed as it asks for. */
const givePasswords = async (world: World, password: string): Promise<void> => {
  const { db } = await openDatabase(world);
  const hashed = await hashPassword({ config: { mode: 'development' } }, password);
  await setPasswords(
    db,
    world.askers.map(({ id }) => id),
    hashed,
  );
  await db.destroy();
};

/** How long it took until a change showed, and how many searches of that time did not show it yet. */
interface Shown {
  readonly ms: number;
  readonly early: number;
}

/** What the changes are measured beside: the same search, in the same minutes, of which nothing is awaited. */
const yardstick = 'a search alone';

/** One line for each kind of change. */
const tell = (title: string, took: ReadonlyMap<string, readonly Shown[]>): void => {
  process.stdout.write(`${title}\n`);
  for (const [what, all] of took) {
    const times = all.map(({ ms }) => ms);
    const [p50, p99] = [percentile(times, 50), percentile(times, 99)];
    const early = all.reduce((sum, one) => sum + one.early, 0);
    process.stdout.write(
      `${what.padEnd(20)}p50 ${p50.toFixed(1).padStart(6)}   p99 ${p99.toFixed(1).padStart(6)}   searches before it showed ${early}\n`,
    );
    if (what !== yardstick)
      note({ what: `${what} shows in a search, p99`, measured: p99, unit: 'ms', most: budgetMs });
  }
};

/**
 * How soon does a search show what somebody has changed, while others search without a pause? Each of `times` pairs of members: one
 * becomes as old as nobody else and so is found by the other, is blocked and unblocked by the other, and leaves. What is counted begins with the
 * answer to the act, after its commit, and ends with the first answer to a search that shows it. A search alone is measured between them: where
 * no search comes too early for a change, all of the time is that of the search that shows it, which two cores that are busy set.
 */
export const measureFresh = async (profiles: number, times: number): Promise<void> => {
  const size = { profiles, conversations: 1, messagesEach: 2, likesEach: 0, blocksEach: 30, various: true };
  const world = await makeWorld(2 * times + others, size);
  const { password } = signupForm();
  await givePasswords(world, password);
  const served = await startServed(world.dataFolder, world.databaseUrl, { TRUST_PROXY: '1' });
  const { port } = served;
  const path = `${callTable.search.path}?${new URLSearchParams(alone).toString()}`;
  const took = new Map<string, Shown[]>();

  /** Does it and searches until it shows. */
  const until = async (
    what: string,
    [who, viewer]: readonly [Asking, Asking],
    shown: boolean,
    doIt: () => Promise<void>,
  ) => {
    await doIt();
    const began = performance.now();
    let early = 0;
    for (; ; early += 1) {
      const { results } = (await askFor(port, path, viewer)) as CallAnswer<'search'>;
      if (results.some(({ id }) => id === who.id) === shown) break;
      if (performance.now() - began > 10_000) throw new Error(`${what} does not show`);
    }
    took.set(what, [...(took.get(what) ?? []), { ms: performance.now() - began, early }]);
  };

  let isOver = false;
  let next = 0;
  const searching = Array.from({ length: atOnce }, async () => {
    while (!isOver) {
      const who = world.askers[(next += 1) % others];
      if (who) await ask(port, queries.broad.path, who);
    }
  });
  for (let pair = 0; pair < times; pair += 1) {
    const [who, viewer] = world.askers.slice(others + 2 * pair);
    if (!who || !viewer) break;
    const both = [who, viewer] as const;
    await until('an edit', both, true, () =>
      act(port, 'profileUpdate', who, { country: 'FI', region: '', city: '', date_of_birth: bornYears(97) }),
    );
    await until(yardstick, both, true, async () => undefined);
    await until('a block', both, false, () => act(port, 'block', viewer, { member: who.id }));
    await until('an end of a block', both, true, () => act(port, 'unblock', viewer, { member: who.id }));
    await until('a leaving', both, false, () => act(port, 'accountDelete', who, { password }));
  }
  isOver = true;
  await Promise.all(searching);
  tell(
    `${profiles} profiles, ${times} times, ${atOnce} searches of others at once without a pause; ms`,
    took,
  );
  hangUp();
  await served.stop();
  await world.remove();
};
