import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  test: {
    name: 'ui',
    environment: 'jsdom',
    // One page and one set of modules a worker: a file must leave nothing behind in them.
    isolate: false,
    maxWorkers: '100%',
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    setupFiles: ['@vesper/testing/cpu-log'],
  },
});
