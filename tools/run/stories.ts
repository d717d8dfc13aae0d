import { existsSync, readFileSync } from 'node:fs';
import { noteCpu, treeCpuMs } from '@vesper/testing';
import type { Tally } from './tally.ts';

const sampleEveryMs = 1000;

interface StoriesReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
  }[];
}

/**
 * Divides what a browser has used over the files it has shown, by the time each of them took: two pages of one browser can
 * not be told apart from outside. What the start of the stories took is divided with it.
 */
const divide = (report: string, usedMs: number, notes: string): void => {
  if (!existsSync(report)) return;
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as StoriesReport;
  const tookMs = testResults.reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0);
  for (const { name, startTime, endTime } of testResults)
    noteCpu({ file: name, ms: (usedMs * (endTime - startTime)) / Math.max(tookMs, 1) }, notes);
};

/** Every story of the kit in Chromium, with axe, once: `.storybook/barriers.ts` says in which looks and languages. */
export const testStories = async (tally: Tally): Promise<void> => {
  let pids: readonly number[] = [];
  let usedMs = 0;
  // A browser that is ended at last takes what it has used with it: asked every second, little is missed.
  const sampling = setInterval(() => (usedMs = Math.max(usedMs, treeCpuMs(pids))), sampleEveryMs);
  const report = await tally.vitest('stories in Chromium', {
    args: ['--config', '.storybook/vitest.config.ts'],
    onStart: (pid) => (pids = [pid]),
  });
  clearInterval(sampling);
  divide(report, usedMs, tally.cpuNotes);
};
