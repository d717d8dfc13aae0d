import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * How a file of tests is run. Most share the modules and the page of their worker with the files before (`page`), since
 * making both anew for each takes five times as long as its tests; so do those that need no page (`server`). A file that
 * replaces modules, or leaves a listener on the window for good, has them for itself (`alone`).
 */
export type TestKind = 'page' | 'server' | 'alone';

const kindOf = (source: string): TestKind => {
  if (/\bvi\.(mock|doMock|resetModules)\(|\breloadOnStaleChunk\b/.test(source)) return 'alone';
  return source.includes('@vitest-environment node') ? 'server' : 'page';
};

/** The files of a kind, from this folder. */
export const testsOf = (kind: TestKind): string[] =>
  globSync(['*.test.ts', 'loader/*.test.ts', 'stand-ins/**/*.test.{ts,tsx}', 'app/**/*.test.{ts,tsx}'], {
    cwd: import.meta.dirname,
  }).filter((file) => kindOf(readFileSync(path.join(import.meta.dirname, file), 'utf8')) === kind);
