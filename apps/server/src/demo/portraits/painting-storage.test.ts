import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { avifNameOf, openDiskStorage, type PhotoStorage, wideNameOf } from '../../platform/storage.ts';
import { openPaintingStorage, type PaintingStorage } from './painting-storage.ts';
import { type Portrait, portraitKey, portraitName } from './portrait-name.ts';

const signingKey = 'a signing key';
const nameOf = (scene: number) =>
  portraitName(portraitKey(signingKey), { sitter: 7, gender: 'female', age: 61, scene, rendition: 'thumb' });

let folder = '';
let disk: PhotoStorage;
let painted: Portrait[] = [];
let storage: PaintingStorage;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vesper-portraits-'));
  disk = openDiskStorage(folder);
  painted = [];
  storage = openPaintingStorage(disk, signingKey, async (portrait) => {
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
  // The first is not done before another is under way: how soon it comes to that is the disk's affair.
  const two = Promise.withResolvers<void>();
  let [working, most] = [0, 0];
  storage = openPaintingStorage(disk, signingKey, async (portrait) => {
    most = Math.max(most, (working += 1));
    if (working === 2) two.resolve();
    await two.promise;
    await new Promise((resolve) => setImmediate(resolve));
    working -= 1;
    painted.push(portrait);
    return Buffer.from(`scene ${portrait.scene}`);
  });
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

it('makes the AVIF of a portrait that is there, keeps it where it is smaller, and asks once', async () => {
  let asked = 0;
  const filling = openPaintingStorage(
    disk,
    signingKey,
    async ({ scene }) => Buffer.from(`a long scene ${scene}`),
    async (webp) => {
      asked += 1;
      return String(webp).endsWith('1') ? undefined : Buffer.from('short');
    },
  );
  // Not before somebody has asked for the portrait itself.
  expect(await filling.fillAvif(nameOf(0))).toBe(false);
  for (const scene of [0, 1]) {
    await filling.fill(nameOf(scene));
    expect(await filling.fillAvif(nameOf(scene))).toBe(true);
    expect(await filling.fillAvif(nameOf(scene))).toBe(false);
  }
  expect(asked).toBe(2);
  expect(String(await filling.read(avifNameOf(nameOf(0))))).toBe('short');
  expect(await filling.has(avifNameOf(nameOf(1)))).toBe(false);
});

it('makes no AVIF of stand-ins, and none of what is removed meanwhile', async () => {
  const key = portraitKey(signingKey);
  const blurred = portraitName(key, { sitter: 7, gender: 'female', age: 61, scene: 1, rendition: 'blurred' });
  const filling = openPaintingStorage(
    disk,
    signingKey,
    async () => Buffer.from('painted'),
    async () => {
      await filling.remove(nameOf(2));
      return Buffer.from('avif');
    },
  );
  await filling.fill(blurred);
  expect(await filling.fillAvif(blurred)).toBe(false);
  await filling.fill(nameOf(2));
  expect(await filling.fillAvif(nameOf(2))).toBe(true);
  expect(await disk.has(avifNameOf(nameOf(2)))).toBe(false);
});

it('leaves no AVIF of a portrait that is removed while it is written', async () => {
  const filling: PaintingStorage = openPaintingStorage(
    {
      ...disk,
      put: async (bytes, name) => {
        if (name?.endsWith('.avif')) {
          await filling.remove(nameOf(4));
          await filling.remove(name);
        }
        return disk.put(bytes, name);
      },
    },
    signingKey,
    async () => Buffer.from('painted'),
    async () => Buffer.from('avif'),
  );
  await filling.fill(nameOf(4));
  await filling.fillAvif(nameOf(4));
  expect(await disk.has(avifNameOf(nameOf(4)))).toBe(false);
});

it('knows the colour of a portrait that is not there yet, and of nothing else', () => {
  const tints = Array.from({ length: 12 }, (_, scene) => storage.tint?.(nameOf(scene)));
  for (const tint of tints) expect(tint).toMatch(/^#[0-9a-f]{6}$/);
  expect(new Set(tints).size).toBe(12);
  expect(storage.tint?.(`${'A'.repeat(22)}.webp`)).toBeUndefined();
  expect(painted).toEqual([]);
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

it('tells of what can be recognised once, whether it is painted wide as well or not', async () => {
  const told: string[] = [];
  const telling = openPaintingStorage(
    disk,
    signingKey,
    async ({ isWide }) => Buffer.from(isWide ? 'wide' : 'small'),
    undefined,
    async (name) => void told.push(name),
  );
  expect(String(await telling.read(wideNameOf(nameOf(1))))).toBe('wide');
  expect(String(await telling.read(nameOf(1)))).toBe('small');
  expect(String(await disk.read(wideNameOf(nameOf(1))))).toBe('wide');
  expect(told).toEqual([nameOf(1)]);
  await telling.remove(wideNameOf(nameOf(1)));
  expect([await disk.has(wideNameOf(nameOf(1))), await disk.has(nameOf(1))]).toEqual([false, true]);
});
