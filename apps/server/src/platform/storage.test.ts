import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newFileName, openDiskStorage } from './storage.ts';

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
