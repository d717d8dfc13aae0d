import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPlaywrightReport, readVitestReport, withSecondRun } from './test-report.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vesper-test-report-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, report: unknown): string => {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(report));
  return file;
};

const vitest = (testResults: readonly unknown[], numFailedTests: number) => ({
  numPassedTests: 4,
  numFailedTests,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults,
});

const playwright = (specs: readonly unknown[], unexpected: number, flaky = 0) => ({
  config: { rootDir: path.resolve('apps/e2e/src') },
  suites: [{ file: 'chat/chat.test.ts', specs: [], suites: [{ file: 'chat/chat.test.ts', specs }] }],
  errors: [],
  stats: { expected: 3, unexpected, flaky, skipped: 2 },
});

const aSpec = (title: string, ok: boolean, message?: string) => ({
  title,
  ok,
  tests: [{ results: [message === undefined ? {} : { error: { message } }] }],
});

describe('a report of Vitest', () => {
  it('names each test that failed, with the begin of its error on one line and without colours', () => {
    const file = write(
      'failed.json',
      vitest(
        [
          {
            name: path.resolve('libs/domain/src/a.test.ts'),
            status: 'failed',
            assertionResults: [
              { status: 'passed', fullName: 'is well' },
              {
                status: 'failed',
                fullName: 'adds up',
                failureMessages: ['\u001B[31mexpected 3\n  to be 4\u001B[39m'],
              },
            ],
          },
        ],
        1,
      ),
    );
    expect(readVitestReport(file, 1)).toEqual({
      counts: { passed: 4, failed: 1, skipped: 2 },
      failures: ['libs/domain/src/a.test.ts › adds up: expected 3 to be 4'],
      files: ['libs/domain/src/a.test.ts'],
    });
  });

  it('counts a file that does not load, and a run that ends badly without a failed test', () => {
    const broken = (name: string) => ({
      name: path.resolve(name),
      status: 'failed',
      message: 'no such module',
      assertionResults: [],
    });
    const file = write('broken.json', vitest([broken('tools/b.test.ts'), broken('tools/c.test.ts')], 0));
    expect(readVitestReport(file, 1)).toEqual({
      counts: { passed: 4, failed: 2, skipped: 2 },
      failures: ['tools/b.test.ts › the file: no such module', 'tools/c.test.ts › the file: no such module'],
      files: ['tools/b.test.ts', 'tools/c.test.ts'],
    });
    expect(readVitestReport(write('silent.json', vitest([], 0)), 1).counts.failed).toBe(1);
  });

  it('is clean when all passed, and one failure when there is none', () => {
    expect(readVitestReport(write('clean.json', vitest([], 0)), 0).failures).toEqual([]);
    expect(readVitestReport(path.join(folder, 'nothing.json'), 0).counts).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
    });
  });
});

describe('a report of Playwright', () => {
  it('names each journey that failed, however deep it stands', () => {
    const file = write(
      'journeys.json',
      playwright([aSpec('works', true), aSpec('is sent', false, 'no such button')], 1),
    );
    expect(readPlaywrightReport(file, 1)).toEqual({
      counts: { passed: 3, failed: 1, skipped: 2 },
      failures: ['apps/e2e/src/chat/chat.test.ts › is sent: no such button'],
      files: ['chat/chat.test.ts'],
    });
  });

  it('counts what passed only when it was tried again as failed', () => {
    expect(
      readPlaywrightReport(write('flaky.json', playwright([aSpec('a', true)], 0, 1)), 0).counts.failed,
    ).toBe(1);
  });
});

describe('a second run of the files that failed', () => {
  const first = {
    counts: { passed: 10, failed: 1, skipped: 0 },
    failures: ['a.test.ts › shows: no frame'],
    files: ['a.test.ts'],
  };
  const second = (passed: number, failed: number) => ({
    counts: { passed, failed, skipped: 0 },
    failures: [],
    files: [],
  });

  it('counts what passed as passed, and tells what had failed', () => {
    expect(withSecondRun(first, second(3, 0))).toMatchObject({
      counts: { passed: 11, failed: 0 },
      seenAgain: first.failures,
    });
  });

  it('leaves the first word to what failed again, whatever it was, and to what did not run at all', () => {
    for (const again of [second(2, 1), second(0, 0)])
      expect(withSecondRun(first, again)).toMatchObject({
        counts: first.counts,
        failures: first.failures,
        seenAgain: [],
      });
  });

  it('is not asked for what stands in no file of tests', () => {
    expect(readVitestReport(write('unhandled.json', vitest([], 0)), 1).files).toEqual([]);
  });
});
