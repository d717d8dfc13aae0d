import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

/** What the report of a runner says. */
export interface TestReport {
  readonly counts: TestCounts;
  /** Each test that failed, in a line: its file, its name and how its error begins. */
  readonly failures: readonly string[];
}

const noReport: TestReport = {
  counts: { passed: 0, failed: 1, skipped: 0 },
  failures: ['no report was written'],
};

/** The colours of a terminal. */
// eslint-disable-next-line no-control-regex -- they begin with one
const colours = /\u001B\[[\d;]*m/g;
const errorLength = 400;

const lineOf = (file: string, test: string, error: string | undefined): string =>
  `${path.relative(process.cwd(), file)} › ${test}: ${(error ?? '')
    .replaceAll(colours, '')
    .replaceAll(/\s+/g, ' ')
    .slice(0, errorLength)}`;

/**
 * As many failures as are named, at least: files that do not load have no tests that could be counted. A runner that failed
 * without saying which test is one, so that the sum can not look clean.
 */
const withExitCode = ({ counts, failures }: TestReport, exitCode: number): TestReport => {
  const failed = Math.max(counts.failed, failures.length);
  return exitCode !== 0 && failed === 0
    ? { counts: { ...counts, failed: 1 }, failures: [`ended with ${exitCode}, though no test failed`] }
    : { counts: { ...counts, failed }, failures };
};

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** What a Vitest run has found, by its JSON report and exit code. */
export const readVitestReport = (file: string, exitCode: number): TestReport => {
  if (!existsSync(file)) return noReport;
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    // A file that does not load has no tests.
    if (failed.length === 0) return status === 'failed' ? [lineOf(name, 'the file', message)] : [];
    return failed.map((result) => lineOf(name, result.fullName, result.failureMessages?.[0]));
  });
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return withExitCode({ counts, failures }, exitCode);
};

interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly { readonly message?: string }[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

const failuresOf = (suite: PlaywrightSuite, folder: string): string[] => [
  ...(suite.specs ?? [])
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
      return lineOf(path.join(folder, suite.file), title, errors[0]);
    }),
  ...(suite.suites ?? []).flatMap((inner) => failuresOf(inner, folder)),
];

/**
 * What a Playwright run has found. Nothing is tried again; what would pass only then has found something and counts as
 * failed.
 */
export const readPlaywrightReport = (file: string, exitCode: number): TestReport => {
  if (!existsSync(file)) return noReport;
  const { config, suites, errors, stats } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  const failures = [
    ...suites.flatMap((suite) => failuresOf(suite, config.rootDir)),
    ...errors.map(({ message }) => lineOf(file, 'outside of tests', message)),
  ];
  const counts = {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  };
  return withExitCode({ counts, failures }, exitCode);
};
