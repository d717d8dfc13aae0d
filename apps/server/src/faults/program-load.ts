import { readFile } from 'node:fs/promises';

/** Ticks of the processor a second, as Linux counts them for every program. */
const ticksASecond = 100;

const read = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');

const withChildren = async (pid: number): Promise<number[]> => {
  const children = (await read(`/proc/${pid}/task/${pid}/children`)).split(' ').filter(Boolean).map(Number);
  return [pid, ...(await Promise.all(children.map(withChildren))).flat()];
};

/** For tests only: what a program and those that it has started take at this moment; Linux alone says it. */
export const readLoad = async (
  pid: number,
): Promise<{ readonly residentMb: number; readonly ownMb: number; readonly cpuSeconds: number }> => {
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
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  const result = await during();
  isOver = true;
  await watching;
  return { result, residentMb, ownMb };
};
