import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { mostEntries, roomSizes } from './room-sizes.ts';

const house = path.join(import.meta.dirname, '../..');

it('finds the rooms', () => {
  expect(roomSizes(house).map(([room]) => room)).toEqual(
    expect.arrayContaining([
      'apps/server/src/chat',
      'apps/members/app/frame',
      'apps/members/stand-ins',
      'tools/run',
    ]),
  );
});

it('counts the entries of a room, and not those of a list of subjects', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'rooms-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const room = path.join(root, 'apps/server/src/chat');
  mkdirSync(room, { recursive: true });
  for (let file = 0; file <= mostEntries; file += 1) writeFileSync(path.join(room, `${file}.ts`), '');
  expect(roomSizes(root)).toEqual([['apps/server/src/chat', mostEntries + 1]]);
});
