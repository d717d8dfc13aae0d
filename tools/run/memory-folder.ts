import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import path from 'node:path';

const inMemory = '/dev/shm';
/** What the tests need at most at one moment is about a quarter of it. */
const neededBytes = 6 * 1024 ** 3;

const isRoomy = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return Math.min(bavail * bsize, freemem()) >= neededBytes;
  } catch {
    return false;
  }
};

/**
 * Has every program started from now on keep its temporary files in memory, where the system has a place for that and
 * room. Hundreds of databases are copied and thrown away in a run: a file system on disk takes longer to find places for
 * their files than PostgreSQL needs for all that is asked of them. Nothing of it outlives this process.
 */
export const keepTemporaryFilesInMemory = (): void => {
  if (!isRoomy()) return;
  const folder = mkdtempSync(path.join(inMemory, 'vesper-tests-'));
  // PostgreSQL runs as a user of its own.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const [signal, number] of [
    ['SIGINT', 2],
    ['SIGTERM', 15],
  ] as const)
    process.once(signal, () => process.exit(128 + number));
};
