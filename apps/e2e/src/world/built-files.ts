import { readFileSync } from 'node:fs';
import path from 'node:path';

const written = path.join(import.meta.dirname, '../../../members/build/chunk-modules.json');

/** Tells the addresses of the built files that hold one of these modules (paths from the workspace's root); files have no names. */
export const holdsModule = (...modules: readonly string[]): ((address: URL) => boolean) => {
  const modulesByFile = JSON.parse(readFileSync(written, 'utf8')) as Readonly<
    Record<string, readonly string[]>
  >;
  const files = Object.entries(modulesByFile).flatMap(([file, held]) =>
    modules.some((module) => held.includes(module)) ? [`/${file}`] : [],
  );
  if (files.length === 0) throw new Error(`no built file holds ${modules.join(', ')}`);
  return ({ pathname }) => files.includes(pathname);
};
