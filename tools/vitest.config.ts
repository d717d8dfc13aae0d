import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'tools',
    environment: 'node',
    include: ['**/*.test.ts'],
    testTimeout: 60_000,
    isolate: false,
    setupFiles: ['@vesper/testing/cpu-log'],
  },
});
