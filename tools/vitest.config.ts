import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'tools',
    environment: 'node',
    include: ['**/*.test.ts'],
    testTimeout: 60_000,
    isolate: false,
    maxWorkers: '100%',
    setupFiles: ['@vesper/testing/cpu-log'],
  },
});
