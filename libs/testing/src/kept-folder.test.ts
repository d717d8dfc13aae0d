import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keptFolder } from './kept-folder.ts';

let folder = '';
let made = 0;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vesper-kept-'));
  made = 0;
  mkdirSync(path.join(folder, 'inputs'));
  writeFileSync(path.join(folder, 'inputs/one.ts'), 'one');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const parent = () => path.join(folder, 'kept');
const ask = () =>
  keptFolder(parent(), 'world', [path.join(folder, 'inputs')], async (place) => {
    made += 1;
    await new Promise((resolve) => setImmediate(resolve));
    writeFileSync(path.join(place, 'content'), 'whole');
  });

it('is made once, and anew when an input changes; a test is none', async () => {
  const first = await ask();
  expect(await ask()).toBe(first);
  writeFileSync(path.join(folder, 'inputs/one.test.ts'), 'a test');
  expect(await ask()).toBe(first);
  expect(made).toBe(1);
  writeFileSync(path.join(folder, 'inputs/one.ts'), 'another');
  expect(await ask()).not.toBe(first);
  expect(made).toBe(2);
});

it('is one and whole when several ask at once', async () => {
  const all = await Promise.all([ask(), ask(), ask()]);
  expect(new Set(all).size).toBe(1);
  expect(readFileSync(path.join(all[0] ?? '', 'content'), 'utf8')).toBe('whole');
  expect(readdirSync(parent())).toHaveLength(1);
});

it('leaves nothing when making it fails', async () => {
  const failing = keptFolder(parent(), 'world', [path.join(folder, 'inputs')], () =>
    Promise.reject(new Error('no paint')),
  );
  await expect(failing).rejects.toThrow('no paint');
  expect(readdirSync(parent())).toEqual([]);
});
