import { execFileSync } from 'node:child_process';

/**
 * Puts this program, and whatever it starts from now on, on one core: clock times of a server, its database and what asks them differ
 * less then on a machine that others use as well (design, "How to measure"). CORES=all leaves them where they are.
 * @returns whether it was done; a system without `taskset` goes without
 */
export const stayOnOneCore = (): boolean => {
  if (process.env.CORES === 'all') return false;
  try {
    execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', '0', String(process.pid)], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
};
