/** How many entries each folder of code has: a room with more than twenty in it is two. */
import { globSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** A room with more in it is two. */
export const mostEntries = 20;

/** These list what there is, an entry for each subject or screen; what stands in them is no room of its own. */
const lists = new Set([
  'apps/e2e/src',
  'apps/members/app/features',
  'apps/members/app/routes',
  'apps/server/src',
  'libs/contract/src',
  'libs/domain/src',
]);

/** The rooms of the house at `root` with their entries, those that only list left out. */
export const roomSizes = (root: string): readonly (readonly [room: string, entries: number])[] =>
  globSync(['apps/*/{app,src,loader,stand-ins}/**', 'libs/*/src/**', 'tools/**', '.storybook/**'], {
    cwd: root,
    withFileTypes: true,
    exclude: ({ name }) => name === 'node_modules',
  })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((room) => !lists.has(room))
    .map((room) => [room, readdirSync(path.join(root, room)).length] as const);
