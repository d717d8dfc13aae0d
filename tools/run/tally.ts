import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run, type RunOptions } from './child.ts';
import {
  readPlaywrightReport,
  readVitestReport,
  type TestCounts,
  type TestReport,
  withSecondRun,
} from './test-report.ts';

export const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** With more files than these something is broken, and a second run would only take time. */
const filesSeenAgain = 2;

/** `npm test -- --once`: what fails has failed (decision 70). */
const once = process.argv.includes('--once');

/** Many short tests make much that is soon forgotten: with more room for it a tenth less is spent on collecting it. */
const roomForTheNew = '--max-semi-space-size=64';

interface VitestStep {
  /** Options of Vitest. */
  readonly args: readonly string[];
  /** Parts of the names of the files that are run; all of them when left out. */
  readonly files?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly onStart?: RunOptions['onStart'];
}

/** What the steps of one run have found, in whichever row they stand. */
interface Found {
  readonly total: TestCounts;
  readonly steps: { readonly title: string; readonly seconds: number }[];
  /** A line for each thing that failed. */
  readonly failures: string[];
  /** A line for each thing that failed first and passed when its file was run again. */
  readonly seenAgain: string[];
  readonly reports: string;
  readonly start: number;
}

const nothingYet = (): Found => ({
  total: { passed: 0, failed: 0, skipped: 0 },
  steps: [],
  failures: [],
  seenAgain: [],
  reports: mkdtempSync(path.join(tmpdir(), 'vesper-reports-')),
  start: performance.now(),
});

const secondsSince = (start: number): number => (performance.now() - start) / 1000;

/** What one whole run has found so far, and how long its steps took. */
export class Tally {
  readonly #found: Found;
  readonly #options: RunOptions;

  constructor(found = nothingYet(), options: RunOptions = {}) {
    this.#found = found;
    this.#options = options;
  }

  /**
   * A second row of steps at the same time, counted with the first; each of its programs is shown when it has ended.
   */
  beside(): Tally {
    return new Tally(this.#found, { output: 'held' });
  }

  /** Where the tests note what they have used of the processors. */
  get cpuNotes(): string {
    return path.join(this.#found.reports, 'cpu-notes');
  }

  pass(): void {
    this.#found.total.passed += 1;
  }

  /** Counts a failure; `what` names it in the list at the end. */
  fail(what: string): void {
    this.#found.total.failed += 1;
    this.#found.failures.push(what);
  }

  /**
   * Counts what a runner has found. The files of what failed are run once more when they are few: a browser that drew no
   * frame is not a fault of the product, and what fails twice is.
   */
  async #addRuns(title: string, runFiles: (files?: readonly string[]) => Promise<TestReport>): Promise<void> {
    const first = await runFiles();
    const { files } = first;
    if (once || files.length === 0 || files.length > filesSeenAgain) return this.#addReport(title, first);
    say(`\n=== ${title}: once more ${files.join(', ')}`);
    const both = withSecondRun(first, await runFiles(files));
    this.#found.seenAgain.push(...both.seenAgain.map((failure) => `${title}: ${failure}`));
    this.#addReport(title, both);
  }

  #addReport(title: string, { counts, failures }: TestReport): void {
    const { total } = this.#found;
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
    this.#found.failures.push(...failures.map((failure) => `${title}: ${failure}`));
  }

  /** Does something that may throw, which counts as failed then: the last line is owed whatever happens. */
  async guard(title: string, act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      this.fail(`${title}: ${String(error)}`);
    }
  }

  /** Does a step and says how long it took. */
  async step(title: string, act: () => Promise<void>): Promise<void> {
    say(`\n=== ${title}`);
    const start = performance.now();
    await this.guard(title, act);
    const seconds = secondsSince(start);
    this.#found.steps.push({ title, seconds });
    say(`=== ${title}: ${seconds.toFixed(0)} s`);
  }

  /** A check without tests of its own counts as one. */
  check(title: string, command: string, args: readonly string[]): Promise<void> {
    return this.step(title, async () => {
      const code = await run(command, args, { NX_DAEMON: 'false', NX_TUI: 'false' }, this.#options);
      if (code === 0) this.pass();
      else this.fail(`${title}: ended with ${code}`);
    });
  }

  /** Runs Vitest and counts its tests; answers the file of its (first) report. */
  async vitest(title: string, { args, files = [], env = {}, onStart }: VitestStep): Promise<string> {
    const report = path.join(this.#found.reports, title.replace(/\W+/g, '-'));
    const runFiles = async (again?: readonly string[]): Promise<TestReport> => {
      const file = `${report}${again ? '-again' : ''}.json`;
      const code = await run(
        'vitest',
        [
          'run',
          '--reporter=default',
          '--reporter=json',
          `--outputFile=${file}`,
          ...args,
          ...(again ?? files),
        ],
        { NODE_OPTIONS: roomForTheNew, ...(again ? {} : { VESPER_CPU_NOTES: this.cpuNotes }), ...env },
        { ...this.#options, onStart },
      );
      return readVitestReport(file, code);
    };
    await this.step(title, () => this.#addRuns(title, runFiles));
    return `${report}.json`;
  }

  async playwright(title: string, env: NodeJS.ProcessEnv): Promise<void> {
    const runFiles = async (again: readonly string[] = []): Promise<TestReport> => {
      const file = path.join(this.#found.reports, `playwright${again.length}.json`);
      const code = await run(
        'playwright',
        ['test', '--config', 'apps/e2e/playwright.config.ts', ...again],
        {
          ...(again.length > 0 ? {} : { VESPER_CPU_NOTES: this.cpuNotes }),
          PLAYWRIGHT_JSON_OUTPUT_NAME: file,
          ...env,
        },
        this.#options,
      );
      return readPlaywrightReport(file, code);
    };
    await this.step(title, () => this.#addRuns(title, runFiles));
  }

  /** Prints the steps, what failed, and the line that counts everything, alone and last; answers the exit code. */
  close(): number {
    const { total, steps, failures, seenAgain, reports, start } = this.#found;
    const { passed, failed, skipped } = total;
    const row = (title: string, seconds: number): void =>
      say(`${title.padEnd(42)}${seconds.toFixed(0).padStart(7)}`);
    say('\nStep                                      seconds');
    for (const { title, seconds } of steps) row(title, seconds);
    row('all, in two rows side by side', secondsSince(start));
    rmSync(reports, { recursive: true, force: true });
    if (seenAgain.length > 0) {
      say('\nFailed, and passed when run once more:');
      say(seenAgain.map((failure) => `  ${failure}`).join('\n'));
    }
    if (failures.length > 0) say(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
    say(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
    return failed > 0 || passed === 0 ? 1 : 0;
  }
}
