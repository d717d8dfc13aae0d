import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addSubject } from './new-subject.ts';
import { listLines } from './skeleton.ts';
import { subjectNames } from './subject-names.ts';

const workspace = path.join(import.meta.dirname, '../..');
const lists = [...new Set(listLines(subjectNames('gift-shop')).map(({ file }) => file))];
let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vesper-subject-'));
  for (const file of lists) cpSync(path.join(workspace, file), path.join(root, file));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const added = (file: string): string[] => {
  const before = new Set(readFileSync(path.join(workspace, file), 'utf8').split('\n'));
  return read(file)
    .split('\n')
    .filter((line) => !before.has(line));
};

it('makes a file on every floor, and adds nothing to a list but its own line', async () => {
  const files = await addSubject(root, 'gift-shop');
  expect(
    files.filter((file) => !lists.includes(file)).map((file) => file.split('/').slice(0, 2).join('/')),
  ).toEqual(expect.arrayContaining(['libs/domain', 'libs/contract', 'apps/server', 'apps/members']));
  expect(added('libs/contract/src/call-table.ts')).toEqual([
    "import { giftShopCalls } from './gift-shop/calls.ts';",
    '  giftShopCalls,',
  ]);
  expect(added('libs/contract/src/call-schemas.ts')).toHaveLength(2);
  expect(added('apps/server/src/subjects.ts')).toEqual([
    "import { giftShopSubject } from './gift-shop/subject.ts';",
    '  giftShopSubject,',
  ]);
  expect(added('apps/server/src/access/statements.ts')).toEqual(['  giftShop: read,']);
  expect(added('docs/where-things-live.md')).toEqual(['gift-shop,']);
  expect(read('docs/where-things-live.md')).toMatch(/\nSubjects: [^;]+,\s+gift-shop,[^;]+;/);
});

it('has a line in every table that must name each call, or the server would not compile', () => {
  const sources = globSync('apps/server/src/**/*.ts', { cwd: workspace }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const tables = sources.filter((file) =>
    /: (Readonly<)?Record<CallName,/.test(readFileSync(path.join(workspace, file), 'utf8')),
  );
  expect(tables.length).toBeGreaterThan(0);
  expect(lists).toEqual(expect.arrayContaining(tables));
});

it('is told of in its document, list by list', () => {
  const told = readFileSync(path.join(workspace, 'docs/new-subject.md'), 'utf8');
  expect(lists.filter((file) => !told.includes(path.basename(file)))).toEqual([]);
  const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
  expect(told).toContain(`${numbers[listLines(subjectNames('gift-shop')).length]} lines`);
});

it('changes nothing when the subject is there already', async () => {
  await addSubject(root, 'gift-shop');
  const before = lists.map(read);
  await expect(addSubject(root, 'gift-shop')).rejects.toThrow('is there already');
  expect(lists.map(read)).toEqual(before);
});

it.each(['', 'GiftShop', 'gift_shop', '../evil', 'utils', 'gift--shop'])(
  'refuses the name "%s"',
  async (name) => {
    await expect(addSubject(root, name)).rejects.toThrow();
  },
);
