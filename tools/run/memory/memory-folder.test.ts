import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { removeLeftFolders } from './memory-folder.ts';

const place = mkdtempSync(path.join(tmpdir(), 'vesper-memory-'));
afterEach(() => rmSync(place, { recursive: true, force: true }));

it('removes what killed runs have left, and nothing of one that goes on or of anybody else', () => {
  const now = Date.parse('2026-11-26T12:00:00Z');
  const add = (name: string, hoursAgo: number): string => {
    const folder = path.join(place, name);
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'base'), 'pages');
    const touched = new Date(now - hoursAgo * 3_600_000);
    utimesSync(folder, touched, touched);
    return folder;
  };
  const left = add('vesper-tests-left', 7);
  const goesOn = add('vesper-tests-now', 1);
  const another = add('PostgreSQL.1', 30);
  removeLeftFolders(place, now);
  expect([left, goesOn, another].map((folder) => existsSync(folder))).toEqual([false, true, true]);
});
