import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run, type RunOptions } from './child.ts';
import { readPlaywrightReport, readVitestReport, type TestCounts, type TestReport } from './test-report.ts';

export const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** What the steps of one run have found, in whichever row they stand. */
interface Found {
  readonly total: TestCounts;
  readonly steps: { readonly title: string; readonly seconds: number }[];
  /** A line for each thing that failed. */
  readonly failures: string[];
  readonly reports: string;
  readonly start: number;
}

const nothingYet = (): Found => ({
  total: { passed: 0, failed: 0, skipped: 0 },
  steps: [],
  failures: [],
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

  /** Runs Vitest and counts its tests; answers the file of its report. */
  async vitest(
    title: string,
    args: readonly string[],
    env: NodeJS.ProcessEnv = {},
    onStart?: RunOptions['onStart'],
  ): Promise<string> {
    const file = path.join(this.#found.reports, `${title.replace(/\W+/g, '-')}.json`);
    await this.step(title, async () => {
      const code = await run(
        'vitest',
        ['run', '--reporter=default', '--reporter=json', `--outputFile=${file}`, ...args],
        { VESPER_CPU_NOTES: this.cpuNotes, ...env },
        { ...this.#options, onStart },
      );
      this.#addReport(title, readVitestReport(file, code));
    });
    return file;
  }

  async playwright(title: string, env: NodeJS.ProcessEnv): Promise<void> {
    await this.step(title, async () => {
      const file = path.join(this.#found.reports, 'playwright.json');
      const code = await run(
        'playwright',
        ['test', '--config', 'apps/e2e/playwright.config.ts'],
        { VESPER_CPU_NOTES: this.cpuNotes, PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...env },
        this.#options,
      );
      this.#addReport(title, readPlaywrightReport(file, code));
    });
  }

  /** Prints the steps, what failed, and the line that counts everything, alone and last; answers the exit code. */
  close(): number {
    const { total, steps, failures, reports, start } = this.#found;
    const { passed, failed, skipped } = total;
    const row = (title: string, seconds: number): void =>
      say(`${title.padEnd(42)}${seconds.toFixed(0).padStart(7)}`);
    say('\nStep                                      seconds');
    for (const { title, seconds } of steps) row(title, seconds);
    row('all, in two rows side by side', secondsSince(start));
    rmSync(reports, { recursive: true, force: true });
    if (failures.length > 0) say(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
    say(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
    return failed > 0 || passed === 0 ? 1 : 0;
  }
}
