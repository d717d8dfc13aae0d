import { readFile } from 'node:fs/promises';
import { vi } from 'vitest';

/** Ticks of the processor a second, as Linux counts them for every program. */
const ticksASecond = 100;

const read = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');

const withChildren = async (pid: number): Promise<number[]> => {
  const children = (await read(`/proc/${pid}/task/${pid}/children`)).split(' ').filter(Boolean).map(Number);
  return [pid, ...(await Promise.all(children.map(withChildren))).flat()];
};

interface Load {
  readonly residentMb: number;
  /** Without the programs that it has started. */
  readonly ownMb: number;
  readonly cpuSeconds: number;
}

/** For tests only: what a program and those that it has started take at this moment; Linux alone says it. */
export const readLoad = async (pid: number): Promise<Load> => {
  let residentMb = 0;
  let ownMb = 0;
  let ticks = 0;
  for (const each of await withChildren(pid)) {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(await read(`/proc/${each}/status`)) ?? [];
    residentMb += Number(kilobytes) / 1024;
    if (each === pid) ownMb = Number(kilobytes) / 1024;
    // After the name in brackets: user and system time of its own, then of its children that have ended.
    const fields = (await read(`/proc/${each}/stat`)).split(') ')[1]?.split(' ') ?? [];
    ticks += [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field] ?? 0), 0);
  }
  return { residentMb, ownMb, cpuSeconds: ticks / ticksASecond };
};

/** The same once all those that it has started have ended. */
export const readIdleLoad = (pid: number): Promise<Load> =>
  vi.waitFor(
    async () => {
      const load = await readLoad(pid);
      if (load.residentMb > load.ownMb) throw new Error('what it has started still runs');
      return load;
    },
    { interval: 500, timeout: 60_000 },
  );

/** Watches the memory while something is done; answers the most that was seen. */
export const highestMemory = async <T>(
  pid: number,
  during: () => Promise<T>,
): Promise<{ readonly result: T; readonly residentMb: number; readonly ownMb: number }> => {
  let residentMb = 0;
  let ownMb = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const load = await readLoad(pid);
      residentMb = Math.max(residentMb, load.residentMb);
      ownMb = Math.max(ownMb, load.ownMb);
      // eslint-disable-next-line house/promised-waits -- a look at it from time to time; memory tells of nothing by itself
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  const result = await during();
  isOver = true;
  await watching;
  return { result, residentMb, ownMb };
};
