import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'api-client',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    isolate: false,
    maxWorkers: '100%',
    setupFiles: ['@vesper/testing/cpu-log'],
  },
});
