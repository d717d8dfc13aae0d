import { globSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');

/** A room with more in it is two. */
const mostEntries = 20;

/** These list what there is, an entry for each subject or screen; what stands in them is no room of its own. */
const lists = new Set([
  'apps/e2e/src',
  'apps/members/app/features',
  'apps/members/app/routes',
  'apps/server/src',
  'libs/contract/src',
  'libs/domain/src',
]);

const rooms = globSync(['apps/*/{app,src}/**', 'libs/*/src/**', 'tools/**', '.storybook/**'], {
  cwd: root,
  withFileTypes: true,
  exclude: ({ name }) => name === 'node_modules',
})
  .filter((entry) => entry.isDirectory())
  .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));

it('finds the rooms', () => {
  expect(rooms).toEqual(
    expect.arrayContaining([...lists, 'apps/server/src/chat', 'apps/members/app/frame', 'tools/run']),
  );
});

it(`no room has more than ${mostEntries} entries`, () => {
  const sizes = rooms
    .filter((room) => !lists.has(room))
    .map((room) => [room, readdirSync(path.join(root, room)).length] as const);
  expect(sizes.filter(([, entries]) => entries > mostEntries)).toEqual([]);
});
