import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

const dayMs = 24 * 3600 * 1000;

const filesBelow = (place: string): string[] =>
  statSync(place).isDirectory()
    ? readdirSync(place, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
        .map((entry) => path.join(entry.parentPath, entry.name))
        .sort()
    : [place];

/** A text that changes with any file below these places, tests apart, and with the words given. */
const keyOf = (inputs: readonly string[], words: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const word of words) hash.update(`${word}\0`);
  for (const file of inputs.flatMap(filesBelow)) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
};

/** Nobody begins with one that is older than a day, since the day is part of what they are named by. */
const forgetOld = (folder: string, prefix: string): void => {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(prefix))) {
    const old = path.join(folder, name);
    if (Date.now() - statSync(old).mtimeMs > 2 * dayMs) rmSync(old, { recursive: true, force: true });
  }
};

/**
 * A folder that is made once and kept between runs for as long as what it is made of stays the same, a day at most: what
 * is in it may tell the time. It appears whole under its name or not at all, so that runs at once may ask for it; two that
 * find it missing both make it and one of them is kept. Nobody may write into it: copy it.
 * @param inputs files and folders whose content it depends on
 */
export const keptFolder = async (
  parent: string,
  name: string,
  inputs: readonly string[],
  make: (folder: string) => Promise<void>,
): Promise<string> => {
  mkdirSync(parent, { recursive: true });
  const today = new Date().toISOString().slice(0, 10);
  const kept = path.join(parent, `${name}-${keyOf(inputs, [today, process.version])}`);
  if (existsSync(kept)) return kept;
  const making = path.join(parent, `making-${name}-${randomBytes(6).toString('hex')}`);
  mkdirSync(making);
  try {
    await make(making);
    renameSync(making, kept);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    // Somebody else was quicker.
    if (!existsSync(kept)) throw error;
  }
  for (const prefix of [`${name}-`, `making-${name}-`]) forgetOld(parent, prefix);
  return kept;
};
