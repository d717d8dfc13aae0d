import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // One set of loaded modules a worker: a file must leave nothing behind in them, nor in the environment.
    isolate: false,
    maxWorkers: '100%',
    setupFiles: ['@vesper/testing/cpu-log'],
    globalSetup: ['src/testing/seeded-template.ts'],
    // Guards against what hangs, and no measure of speed: on a machine that other programs keep busy all of it takes several times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
