import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { freemem } from 'node:os';
import path from 'node:path';

const inMemory = '/dev/shm';
/** What the tests need at most at one moment is about a quarter of it. */
const neededBytes = 6 * 1024 ** 3;

const prefix = 'vesper-tests-';
/** No run goes on for so long without a new file right below its folder. */
const leftMs = 6 * 3600 * 1000;

const removeIfLeft = (folder: string, nowMs: number): void => {
  try {
    if (nowMs - statSync(folder).mtimeMs > leftMs) rmSync(folder, { recursive: true, force: true });
  } catch {
    // Gone meanwhile, or of somebody else: it is not ours to remove.
  }
};

/** Removes what runs that were killed have left in a place: until then it fills the memory of the machine. */
export const removeLeftFolders = (place: string, nowMs: number): void => {
  for (const name of readdirSync(place))
    if (name.startsWith(prefix)) removeIfLeft(path.join(place, name), nowMs);
};

const isRoomy = (): boolean => {
  try {
    removeLeftFolders(inMemory, Date.now());
    const { bavail, bsize } = statfsSync(inMemory);
    return Math.min(bavail * bsize, freemem()) >= neededBytes;
  } catch {
    return false;
  }
};

/**
 * Has every program started from now on keep its temporary files in memory, where the system has a place for that and
 * room. Hundreds of databases are copied and thrown away in a run: a file system on disk takes longer to find places for
 * their files than PostgreSQL needs for all that is asked of them. Nothing of it outlives this process, unless that is killed: a later
 * run removes it.
 */
export const keepTemporaryFilesInMemory = (): void => {
  if (!isRoomy()) return;
  const folder = mkdtempSync(path.join(inMemory, prefix));
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
