import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newFileName, openDiskStorage, StorageUnavailable } from './storage.ts';

let folder: string;
beforeAll(async () => (folder = await mkdtemp(path.join(tmpdir(), 'storage-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

it('removes with a file what a process was writing of it when it died, and nothing else', async () => {
  const storage = openDiskStorage(folder);
  const [one, other] = [newFileName(), newFileName()];
  await storage.put(Buffer.from('a picture'), one);
  const place = path.join(folder, 'photos', one.slice(0, 1), one.slice(1, 2));
  await writeFile(path.join(place, `${one}.0123456789ab.part`), 'half');
  await writeFile(path.join(place, `${other}.0123456789ab.part`), 'half of another');
  await storage.remove(one);
  expect(await readdir(place)).toEqual([`${other}.0123456789ab.part`]);
  // Nothing was ever stored beside this one.
  await storage.remove(newFileName());
});

it('is away where its folder is: nothing of it is gone, and nothing is written elsewhere', async () => {
  const storage = openDiskStorage(folder);
  const [name, never] = [newFileName(), newFileName()];
  await storage.put(Buffer.from('a picture'), name);
  const [photos, aside] = [path.join(folder, 'photos'), path.join(folder, 'aside')];
  await rename(photos, aside);
  const acts = [
    () => storage.read(name),
    () => storage.has(name),
    () => storage.put(Buffer.from('another'), never),
    () => storage.remove(name),
  ];
  for (const act of acts) await expect(act()).rejects.toThrow(StorageUnavailable);
  // An empty folder is what stands there while a disk is not mounted.
  await mkdir(photos);
  for (const act of acts) await expect(act()).rejects.toThrow(StorageUnavailable);
  await rm(photos, { recursive: true });
  await rename(aside, photos);
  expect(String(await storage.read(name))).toBe('a picture');
  expect(await storage.has(never)).toBe(false);
});
