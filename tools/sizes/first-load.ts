/**
 * What script the members app needs for its first screen, by screen (brotli), against the design's budget. Exits 1 when a
 * screen is over it, or when the app's `frame/` is not exactly what every first screen loads. Needs a build.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { closureOf } from '../messages/routes/import-graph.ts';
import { root } from '../run/child.ts';
import { frameFolder, frameProblems } from './frame-modules.ts';

/** Design, "Budgets": script for the first screen, and what each further screen may add. */
const firstScreenKilobytes = 120;
const furtherScreenKilobytes = 30;

interface BuiltModule {
  readonly module: string;
  readonly imports?: readonly string[];
}

interface BuiltRoute extends BuiltModule {
  readonly id: string;
  readonly parentId?: string;
}

interface ServerBuild {
  readonly assets: { readonly entry: BuiltModule; readonly routes: Readonly<Record<string, BuiltRoute>> };
}

const folder = path.join(root, 'apps/members/build');
const { assets } = (await import(path.join(folder, 'server/index.js'))) as ServerBuild;

const known = new Map<string, number>();
const sizeOf = (file: string): number => {
  const size = known.get(file) ?? brotliCompressSync(readFileSync(path.join(folder, 'client', file))).length;
  known.set(file, size);
  return size;
};

const filesOf = ({ module, imports = [] }: BuiltModule): string[] => [module, ...imports];
const chain = (route: BuiltRoute): BuiltRoute[] => {
  const parent = route.parentId === undefined ? undefined : assets.routes[route.parentId];
  return parent ? [...chain(parent), route] : [route];
};
const sum = (files: Iterable<string>): number =>
  [...files].reduce((total, file) => total + sizeOf(file), 0) / 1024;

const parents = new Set(Object.values(assets.routes).map(({ parentId }) => parentId));
const home = new Set(
  [assets.entry, ...chain(assets.routes.index ?? { id: '', module: '' })].flatMap(filesOf),
);
const screens = Object.values(assets.routes).filter(({ id }) => !parents.has(id));
let isOver = false;
console.log('screen                        first  further  KB brotli');
for (const route of screens) {
  const files = new Set([assets.entry, ...chain(route)].flatMap(filesOf));
  const first = sum(files);
  const further = sum([...files].filter((file) => !home.has(file)));
  const over = first > firstScreenKilobytes || further > furtherScreenKilobytes;
  isOver ||= over;
  console.log(
    `${route.id.padEnd(28)} ${first.toFixed(1).padStart(6)} ${further.toFixed(1).padStart(8)}${over ? '  OVER' : ''}`,
  );
}
console.log(
  `budget                       ${firstScreenKilobytes.toFixed(1).padStart(6)} ${furtherScreenKilobytes.toFixed(1).padStart(8)}`,
);

const modulesByFile = JSON.parse(readFileSync(path.join(folder, 'chunk-modules.json'), 'utf8')) as Readonly<
  Record<string, readonly string[]>
>;
const app = path.join(root, 'apps/members/app');
const appFiles = (pattern: string): string[] =>
  globSync(pattern, { cwd: app }).map((file) => path.join(app, file));
const imported = (file: string): string[] =>
  [...closureOf(file)].map((module) => path.relative(root, module));
const problems = frameProblems({
  screens: screens.map((route) =>
    [assets.entry, ...chain(route)].flatMap(filesOf).flatMap((file) => modulesByFile[file.slice(1)] ?? []),
  ),
  inFolder: globSync(`${frameFolder}**/*.{ts,tsx}`, { cwd: root }).filter((file) => !file.includes('.test.')),
  needed: new Set(appFiles('{root.tsx,entry.client.tsx,routes/layouts/*.tsx}').flatMap(imported)),
  neededByScreens: appFiles('routes/*.tsx').map((file) => new Set(imported(file))),
});
for (const problem of problems) console.error(problem);
process.exitCode = isOver || problems.length > 0 ? 1 : 0;
