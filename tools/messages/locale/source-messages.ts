import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../..');

/** A text as it stands in the code; `file` is relative to the root, `start` the offset of its descriptor. */
export interface SourceMessage {
  readonly defaultMessage: string;
  readonly description?: string;
  readonly file: string;
  readonly start: number;
}

/** Where texts are looked for: everything that runs in the product. */
export const sources = ['apps/*/app/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}', 'libs/*/src/**/*.{ts,tsx}'];
// The journeys look texts up by id; they define none. Stories show the kit with texts of their own.
const ignored = [
  'apps/e2e/**',
  '**/*.d.ts',
  '**/*.test.ts',
  '**/*.test.tsx',
  '**/*.stories.ts',
  '**/*.stories.tsx',
  '**/stories/**',
  '**/build/**',
  '**/node_modules/**',
];

/**
 * Every text of the code by id, found by Format.JS's own extractor.
 * Throws when a descriptor cannot be read (an id that is not a literal, say).
 */
export const readSourceMessages = (): Record<string, SourceMessage> => {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  const out = join(folder, 'messages.json');
  try {
    execFileSync(
      join(root, 'node_modules/.bin/formatjs'),
      [
        'extract',
        ...sources,
        '--ignore',
        ...ignored,
        '--extract-source-location',
        '--throws',
        // It would make common spaces of those at which no line may end.
        '--preserve-whitespace',
        '--out-file',
        out,
      ],
      { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    return JSON.parse(readFileSync(out, 'utf8')) as Record<string, SourceMessage>;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Plain order of code points, so that the file is the same on every machine. */
export const byId = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : a > b ? 1 : 0);
