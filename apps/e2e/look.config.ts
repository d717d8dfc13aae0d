import path from 'node:path';
import journeys from './playwright.config.ts';

/** `npm run look`: takes pictures instead of checking. */
export default {
  ...journeys,
  testDir: path.join(import.meta.dirname, 'src/look'),
  testMatch: '**/*.look.ts',
  timeout: 600_000,
  reporter: [['list']],
};
