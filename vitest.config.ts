import { defineConfig } from 'vitest/config';
import { FaultsFirst } from './tools/run/faults-first.ts';

/** `--sequence.shuffle.files` mixes the files, which an order of our own would undo. */
const isShuffled = process.argv.some((argument) => argument.startsWith('--sequence.shuffle'));

/** Every project's own tests; each project keeps its settings beside its code. */
export default defineConfig({
  test: {
    projects: [
      'libs/*/vitest.config.ts',
      'apps/*/vitest.config.ts',
      'apps/members/vitest.*.config.ts',
      'tools/vitest.config.ts',
    ],
    // One for each core: with one less, as is usual, the second of two would have nothing to do. A project takes nothing
    // over from here: each says so itself (`tools/run/workers.test.ts`).
    maxWorkers: '100%',
    ...(isShuffled ? {} : { sequence: { sequencer: FaultsFirst } }),
  },
});
