import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumOptions, chromiumShellOptions } from '@vesper/testing';

/** What the browser's shell has not: notifications, and a microphone (which nobody speaks into). */
const whole = '**/*.whole.test.ts';

const outputFile = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME;

/** Journeys in a real browser against the whole product: own server, payment sandbox and mail server (`src/world`). */
export default defineConfig({
  testDir: path.join(import.meta.dirname, 'src'),
  testMatch: '**/*.test.ts',
  outputDir: path.join(import.meta.dirname, 'test-results'),
  globalSetup: path.join(import.meta.dirname, 'src/world/prepare.ts'),
  // Each with a product of its own: while one waits for an answer or a frame, the other works.
  workers: 2,
  fullyParallel: false,
  // A guard against what hangs, and no measure of speed (what each step may take is `expect` and the two limits below):
  // with other programs on both cores a journey of 20 s takes four times as long, and 60 s would fail what works; and what a
  // page shows after a tenth of a second then takes as many seconds.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ...(outputFile ? [['json', { outputFile }] as const] : [])],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Recording every step costs a third of the whole run: `VESPER_TRACE=1` for the journey that one looks into.
    trace: process.env.VESPER_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
  },
  // One after the other: another browser needs another worker, which starts the whole product anew.
  projects: [
    { name: 'shell', testIgnore: whole, use: { launchOptions: chromiumShellOptions } },
    {
      name: 'whole browser',
      testMatch: whole,
      use: {
        launchOptions: {
          ...chromiumOptions,
          args: [
            ...chromiumOptions.args,
            '--use-fake-device-for-media-stream',
            '--use-fake-ui-for-media-stream',
          ],
        },
      },
    },
  ],
});
