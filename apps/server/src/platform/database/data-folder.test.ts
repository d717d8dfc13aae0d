import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderError, lockDataFolder, prepareDataFolder } from './data-folder.ts';

let folder = '';
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'vesper-lock-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the lock on the data folder', () => {
  it('is held by one at a time and given back', async () => {
    const unlock = await lockDataFolder(folder);
    const begin = performance.now();
    await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderError);
    expect(performance.now() - begin).toBeLessThan(1000);
    await unlock();
    await (
      await lockDataFolder(folder)
    )();
  });

  it('goes to one of several that ask at once', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataFolder(folder)));
    const held = tries.filter((result) => result.status === 'fulfilled');
    expect(held).toHaveLength(1);
    for (const { value } of held) await value();
  });

  it('works in folders whose path is too long for a socket', async () => {
    const deep = path.join(folder, 'a'.repeat(90), 'b'.repeat(90));
    await mkdir(deep, { recursive: true });
    const unlock = await lockDataFolder(deep);
    await expect(lockDataFolder(deep)).rejects.toThrow(/Another process/);
    await unlock();
  });

  it('makes the folder when it is not there', async () => {
    const fresh = path.join(folder, 'new', 'one');
    expect(await prepareDataFolder(fresh)).toBe(fresh);
  });
});
