import { existsSync, readFileSync } from 'node:fs';

export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

/** A runner that failed without saying which test: one failure, so that the sum can not look clean. */
const atLeastOneFailure = (counts: TestCounts, exitCode: number): TestCounts =>
  exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

/** Counts of a Vitest run by its JSON report and exit code. */
export const readVitestCounts = (file: string, exitCode: number): TestCounts => {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return atLeastOneFailure(counts, exitCode);
};

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Counts of a Playwright run. Nothing is tried again; what would pass only then has found something and counts as failed. */
export const readPlaywrightCounts = (file: string, exitCode: number): TestCounts => {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  const counts = {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  };
  return atLeastOneFailure(counts, exitCode);
};
