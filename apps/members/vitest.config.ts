import { messagesPlugin } from '@vesper/i18n/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), messagesPlugin({ production: false })],
  test: {
    name: 'members',
    environment: 'jsdom',
    include: ['stand-ins/*.test.tsx', 'app/**/*.test.ts', 'app/**/*.test.tsx'],
    setupFiles: ['@vesper/testing/cpu-log'],
  },
});
