import { defineConfig } from 'vitest/config';

/** Every project's own tests; each project keeps its settings beside its code. */
export default defineConfig({
  test: {
    projects: ['libs/*/vitest.config.ts', 'apps/*/vitest.config.ts', 'tools/vitest.config.ts'],
    // One for each core: with one less, as is usual, the second of two would have nothing to do.
    maxWorkers: '100%',
  },
});
