import { treeCpuMs } from '@vesper/testing';
import { percentile } from '@vesper/tools/benchmarks';
import { ask } from '../calls/ask.ts';
import type { Asking } from '../calls/world.ts';
import type { RowsRead } from './rows-repository.ts';

/** What requests of one round cost, in milliseconds. */
export interface Cost {
  /** How long each took. */
  readonly taken: readonly number[];
  /** Of processor time for one, of the program and of the database (0 where the program has it within itself). */
  readonly program: number;
  readonly database: number;
}

/** A kind of request, and who answers it. */
export interface Case {
  readonly name: string;
  readonly program: { readonly pid: number; readonly port: number };
  readonly path: (who: Asking) => string;
  readonly askers: readonly Asking[];
}

/** Asks so many times, one after the other, each time as another member. @returns how long each took */
const askEach = async ({ program, path, askers }: Case, times: number): Promise<number[]> => {
  const taken: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const who = askers[turn % askers.length];
    if (!who) continue;
    const began = performance.now();
    await ask(program.port, path(who), who);
    taken.push(performance.now() - began);
  }
  return taken;
};

export const measure = async (one: Case, databasePid: number | undefined, times: number): Promise<Cost> => {
  const used = (): number[] => [
    treeCpuMs([one.program.pid]),
    databasePid === undefined ? 0 : treeCpuMs([databasePid]),
  ];
  const [program = 0, database = 0] = used();
  const taken = await askEach(one, times);
  const [programNow = 0, databaseNow = 0] = used();
  return {
    taken,
    program: (programNow - program) / times,
    database: (databaseNow - database) / times,
  };
};

/** So many of a hundred of all rounds took no longer: a round has too few of them for the slowest. */
export const tookOf = (costs: readonly Cost[], share: number): number =>
  percentile(
    costs.flatMap(({ taken }) => taken),
    share,
  );

/** What the database reads for a request of each kind. */
export const countRows = async (
  cases: readonly Case[],
  counters: { read(): Promise<RowsRead> },
  times: number,
): Promise<ReadonlyMap<string, RowsRead>> => {
  const found = new Map<string, RowsRead>();
  let before = await counters.read();
  for (const one of cases) {
    await askEach(one, times);
    const after = await counters.read();
    found.set(one.name, {
      rows: (after.rows - before.rows) / times,
      entries: (after.entries - before.entries) / times,
    });
    before = after;
  }
  return found;
};
