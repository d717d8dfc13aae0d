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
  /** The files of what failed, each once; nothing when something failed that stands in no file of tests. */
  readonly files: readonly string[];
}

const noReport: TestReport = {
  counts: { passed: 0, failed: 1, skipped: 0 },
  failures: ['no report was written'],
  files: [],
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
const withExitCode = ({ counts, failures, files }: TestReport, exitCode: number): TestReport => {
  const failed = Math.max(counts.failed, failures.length);
  return exitCode !== 0 && failed === 0
    ? {
        counts: { ...counts, failed: 1 },
        failures: [`ended with ${exitCode}, though no test failed`],
        files: [],
      }
    : { counts: { ...counts, failed }, failures, files: [...new Set(files)] };
};

/**
 * What the first run of a step and the second one of the files that failed in it have found together. What passed then
 * counts as passed; its failure is told all the same (`seenAgain`).
 */
export const withSecondRun = (
  first: TestReport,
  second: TestReport,
): TestReport & { readonly seenAgain: readonly string[] } =>
  second.counts.failed > 0 || second.counts.passed < first.counts.failed
    ? { ...first, seenAgain: [] }
    : {
        counts: { ...first.counts, passed: first.counts.passed + first.counts.failed, failed: 0 },
        failures: [],
        files: [],
        seenAgain: first.failures,
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
  const files = report.testResults
    .filter(({ status, assertionResults }) =>
      [status, ...assertionResults.map((result) => result.status)].includes('failed'),
    )
    .map(({ name }) => path.relative(process.cwd(), name));
  return withExitCode({ counts, failures, files }, exitCode);
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

const filesOf = (suite: PlaywrightSuite): string[] => [
  ...((suite.specs ?? []).some(({ ok }) => !ok) ? [suite.file] : []),
  ...(suite.suites ?? []).flatMap(filesOf),
];

/** What a Playwright run has found. A test is not tried again within it; what would pass only then counts as failed. */
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
  const files = errors.length > 0 ? [] : suites.flatMap(filesOf);
  return withExitCode({ counts, failures, files }, exitCode);
};
