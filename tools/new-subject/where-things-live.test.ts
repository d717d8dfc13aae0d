import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const page = readFileSync(path.join(root, 'docs/where-things-live.md'), 'utf8');

/** Where a name of the walks may begin; the server's first, since its rooms are called by their subject alone. */
const grounds = ['apps/server/src', 'apps/members/app', 'apps', 'libs'];

/** The folder that something in code marks means; none for a file of the room at hand, a function, an event. */
const roomOf = (name: string): string[] =>
  grounds
    .map((ground) => `${ground}/${name}`)
    .filter((place) => existsSync(path.join(root, place)))
    .map((place) => (statSync(path.join(root, place)).isDirectory() ? place : path.posix.dirname(place)))
    .filter((place) => !grounds.includes(place))
    .slice(0, 1);

const [, walks = ''] = page.split('## Four walks through the rooms');
const [before = '', ...sections] = walks.split(/\n### /);

describe('where things live', () => {
  it.each(sections.map((section, index) => [section.split('\n')[0] ?? '', section, index] as const))(
    'says how many rooms are walked through by %s',
    (_title, section, index) => {
      const rooms = new Set([...section.matchAll(/`([^`\s]+)`/g)].flatMap(([, name = '']) => roomOf(name)));
      const [, said = ''] = /those named below are ([\d, and]+)\./.exec(before) ?? [];
      expect(said.match(/\d+/g)).toHaveLength(4);
      expect([...rooms].length, [...rooms].join('\n')).toBe(Number(said.match(/\d+/g)?.[index]));
    },
  );

  it('names every subject of the server', () => {
    const [, said = ''] = /\nSubjects: ([^;]+);/.exec(page) ?? [];
    const subjects = globSync('*/subject.ts', { cwd: path.join(root, 'apps/server/src') }).map(path.dirname);
    expect(subjects.filter((one) => !said.split(/,\s+/).includes(one))).toEqual([]);
  });
});
