import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { chromiumShellOptions } from '@vesper/testing';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { prebundled } from './prebundled.ts';

/** Every story as a test in Chromium, on the narrowest phone there is (320 CSS pixels). */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  define: { 'globalThis.STORIES_UNDER_TEST': 'true' },
  optimizeDeps: { include: prebundled },
  test: {
    name: 'stories',
    // One document after the other in the same page: what a story leaves behind, the next one's first look would show.
    isolate: false,
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 320, height: 720 },
      provider: playwright({ launchOptions: chromiumShellOptions }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
