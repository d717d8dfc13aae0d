import { messagesPlugin } from '@vesper/i18n/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { type TestKind, testsOf } from './test-kinds.ts';

/** The tests of one kind (`test-kinds.ts`) as a project of Vitest. */
export const projectOf = (kind: TestKind, name: string): ViteUserConfig =>
  defineConfig({
    root: import.meta.dirname,
    plugins: [react(), messagesPlugin({ production: false })],
    test: {
      name,
      environment: kind === 'server' ? 'node' : 'jsdom',
      isolate: kind === 'alone',
      maxWorkers: '100%',
      include: testsOf(kind),
      setupFiles: ['@vesper/testing/cpu-log', 'app/testing/each-file.ts'],
    },
  });

export default projectOf('page', 'members');
