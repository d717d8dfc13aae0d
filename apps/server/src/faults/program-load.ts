import { readFile } from 'node:fs/promises';
import { vi } from 'vitest';

/** Ticks of the processor a second, as Linux counts them for every program. */
const ticksASecond = 100;

const read = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');

const withChildren = async (pid: number): Promise<number[]> => {
  const children = (await read(`/proc/${pid}/task/${pid}/children`)).split(' ').filter(Boolean).map(Number);
  return [pid, ...(await Promise.all(children.map(withChildren))).flat()];
};

/**
 * Kilobytes of memory that a program takes, of pages that it shares with others its part: two programs of Node have its code in memory
 * once, and each would count all of it as resident.
 */
const memoryOf = async (pid: number): Promise<number> =>
  Number(/^Pss:\s+(\d+)/m.exec(await read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);

interface Load {
  /** With the programs that it has started. */
  readonly allMb: number;
  /** Without the programs that it has started. */
  readonly ownMb: number;
  readonly cpuSeconds: number;
}

/** For tests only: what a program and those that it has started take at this moment; Linux alone says it. */
export const readLoad = async (pid: number): Promise<Load> => {
  let allMb = 0;
  let ownMb = 0;
  let ticks = 0;
  for (const each of await withChildren(pid)) {
    const megabytes = (await memoryOf(each)) / 1024;
    allMb += megabytes;
    if (each === pid) ownMb = megabytes;
    // After the name in brackets: user and system time of its own, then of its children that have ended.
    const fields = (await read(`/proc/${each}/stat`)).split(') ')[1]?.split(' ') ?? [];
    ticks += [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field] ?? 0), 0);
  }
  return { allMb, ownMb, cpuSeconds: ticks / ticksASecond };
};

/** The same once all those that it has started have ended. */
export const readIdleLoad = (pid: number): Promise<Load> =>
  vi.waitFor(
    async () => {
      const load = await readLoad(pid);
      if (load.allMb > load.ownMb) throw new Error('what it has started still runs');
      return load;
    },
    { interval: 500, timeout: 60_000 },
  );

/** Watches the memory while something is done; answers the most that was seen. */
export const highestMemory = async <T>(
  pid: number,
  during: () => Promise<T>,
): Promise<{ readonly result: T; readonly allMb: number; readonly ownMb: number }> => {
  let allMb = 0;
  let ownMb = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const load = await readLoad(pid);
      allMb = Math.max(allMb, load.allMb);
      ownMb = Math.max(ownMb, load.ownMb);
      // eslint-disable-next-line house/promised-waits -- a look at it from time to time; memory tells of nothing by itself
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  const result = await during();
  isOver = true;
  await watching;
  return { result, allMb, ownMb };
};
