import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in ticks of a hundredth of a second, on every machine that Node runs on. */
const tickMs = 10;

interface ProcessTimes {
  readonly parent: number;
  /** Of the process itself, and of its children that have ended and were waited for. */
  readonly ms: number;
}

/** `/proc/<pid>/stat` (proc(5)); the name in parentheses may hold anything, so counting begins behind it. */
const readTimes = (pid: number | 'self'): ProcessTimes | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(fields[1]), ms: ticks * tickMs };
  } catch {
    // It has ended meanwhile, or this system keeps no such files.
    return undefined;
  }
};

/** Whether this machine says what processes have used. */
export const canReadCpu = (): boolean => readTimes('self') !== undefined;

/** Milliseconds of processor time that this process and its ended children have used; 0 where nobody says. */
export const ownCpuMs = (): number => readTimes('self')?.ms ?? 0;

/**
 * Milliseconds of processor time that these processes and everything they have started have used, user and system, ended
 * children included; 0 where nobody says.
 */
export const treeCpuMs = (roots: readonly number[]): number => {
  let pids: number[];
  try {
    pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return 0;
  }
  const known = new Map<number, ProcessTimes>();
  for (const pid of pids) {
    const times = readTimes(pid);
    if (times) known.set(pid, times);
  }
  const isInside = (pid: number): boolean => {
    for (let at = pid; at > 1; at = known.get(at)?.parent ?? 0) if (roots.includes(at)) return true;
    return false;
  };
  return [...known].reduce((sum, [pid, { ms }]) => sum + (isInside(pid) ? ms : 0), 0);
};
