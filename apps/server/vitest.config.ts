import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/seeded-template.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
