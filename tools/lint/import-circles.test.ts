import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** What is there when the program runs: no types. `import()` in a type goes on with what it means by it (`.A`). */
const imports =
  /^(?:import|export) (?!type )[^;'"]*?from '([^']+)'|^import '([^']+)'|import\('([^']+)'\)(?!\.[A-Z])/gm;

/** What a module brings along at once or later, by relative paths. */
const importedBy = (file: string, text: string): string[] =>
  [...text.replaceAll(comments, '').matchAll(imports)]
    .map(([, from, effects, later]) => from ?? effects ?? later ?? '')
    .filter((name) => name.startsWith('.'))
    .map((name) => path.posix.join(path.posix.dirname(file), name));

/** The modules that lead back to themselves: who imports nobody, or is imported by nobody, is in no circle. */
const inCircles = (sources: Readonly<Record<string, string>>): string[] => {
  const left = new Map(Object.entries(sources).map(([file, text]) => [file, importedBy(file, text)]));
  for (let before = -1; before !== left.size;) {
    before = left.size;
    const imported = new Set([...left.values()].flat());
    for (const [file, names] of left)
      if (!imported.has(file) || !names.some((name) => left.has(name))) left.delete(file);
  }
  return [...left.keys()];
};

/** The linter sees circles of imports and of types; it does not look at what comes later by `import()`. */
describe('circles of imports, later ones among them', () => {
  it('are seen', () => {
    const later = {
      'a/bonus.ts': "const modal = () => import('./modal.ts');",
      'a/modal.ts': "import { frame } from '../frame.ts';\nexport { sum } from './bonus.ts';",
      'frame.ts': 'export const frame = 1;',
      'start.ts': "import './a/bonus.ts';",
    };
    expect(inCircles(later)).toEqual(['a/bonus.ts', 'a/modal.ts']);
    const types = "import type { Sum } from './bonus.ts';\ntype Bonus = import('./bonus.ts').Bonus;";
    expect(inCircles({ ...later, 'a/modal.ts': types })).toEqual([]);
    expect(inCircles({ ...later, 'a/modal.ts': "// import('./bonus.ts')" })).toEqual([]);
  });

  it('are not there', () => {
    const files = globSync(['apps/*/{app,src,loader,stand-ins}/**/*.{ts,tsx}', 'libs/*/src/**/*.{ts,tsx}'], {
      cwd: root,
    }).map((file) => file.replaceAll(path.sep, '/'));
    expect(files.length).toBeGreaterThan(1000);
    const sources = files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const);
    expect(inCircles(Object.fromEntries(sources))).toEqual([]);
  });
});
