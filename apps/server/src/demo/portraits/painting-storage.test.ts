import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDiskStorage, type PhotoStorage } from '../../platform/storage.ts';
import { openPaintingStorage, type PaintingStorage } from './painting-storage.ts';
import { type Portrait, portraitKey, portraitName } from './portrait-name.ts';

const signingKey = 'a signing key';
const nameOf = (scene: number) =>
  portraitName(portraitKey(signingKey), { sitter: 7, gender: 'female', age: 61, scene, rendition: 'thumb' });

let folder = '';
let disk: PhotoStorage;
let painted: Portrait[] = [];
let most = 0;
let storage: PaintingStorage;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vesper-portraits-'));
  disk = openDiskStorage(folder);
  painted = [];
  most = 0;
  let working = 0;
  storage = openPaintingStorage(disk, signingKey, async (portrait) => {
    most = Math.max(most, (working += 1));
    await new Promise((resolve) => setImmediate(resolve));
    working -= 1;
    painted.push(portrait);
    return Buffer.from(`scene ${portrait.scene}`);
  });
});
afterEach(() => rm(folder, { recursive: true }));

it('paints what is missing when it is read, and keeps it', async () => {
  expect(await storage.has(nameOf(3))).toBe(false);
  expect(String(await storage.read(nameOf(3)))).toBe('scene 3');
  expect(String(await disk.read(nameOf(3)))).toBe('scene 3');
  expect(String(await storage.read(nameOf(3)))).toBe('scene 3');
  expect(painted).toHaveLength(1);
});

it('paints once what many ask for, and two at a time', async () => {
  const names = Array.from({ length: 24 }, (_, scene) => nameOf(scene));
  const read = await Promise.all([...names, ...names].map((name) => storage.read(name)));
  expect(read.map(String).slice(0, 2)).toEqual(['scene 0', 'scene 1']);
  expect(painted).toHaveLength(24);
  expect(most).toBe(2);
});

it('paints on after one that could not be painted', async () => {
  let broken = true;
  const failing = openPaintingStorage(disk, signingKey, async () => {
    if (broken) throw new Error('no paint');
    return Buffer.from('painted');
  });
  await expect(Promise.all([0, 1, 2, 3].map((scene) => failing.read(nameOf(scene))))).rejects.toThrow(
    'no paint',
  );
  broken = false;
  expect(String(await failing.read(nameOf(0)))).toBe('painted');
});

it('knows nothing of other names, and paints nothing anew that was removed', async () => {
  expect(await storage.read(`${'A'.repeat(22)}.webp`)).toBeUndefined();
  const reading = storage.read(nameOf(5));
  await storage.remove(nameOf(5));
  await reading;
  expect(await disk.has(nameOf(5))).toBe(false);
  expect(await storage.fill(nameOf(5))).toBe(false);
  expect(await storage.fill(nameOf(6))).toBe(true);
  expect(await storage.fill(nameOf(6))).toBe(false);
});
