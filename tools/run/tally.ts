import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from './child.ts';
import { readPlaywrightCounts, readVitestCounts, type TestCounts } from './test-counts.ts';

export const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** What one whole run has found so far, and how long its steps took. */
export class Tally {
  readonly total: TestCounts = { passed: 0, failed: 0, skipped: 0 };
  readonly #steps: { title: string; seconds: number }[] = [];
  readonly #reports = mkdtempSync(path.join(tmpdir(), 'vesper-reports-'));
  /** Where the tests note what they have used of the processors. */
  readonly cpuNotes = path.join(this.#reports, 'cpu-notes');

  add(counts: Partial<TestCounts>): void {
    this.total.passed += counts.passed ?? 0;
    this.total.failed += counts.failed ?? 0;
    this.total.skipped += counts.skipped ?? 0;
  }

  /** Does something that may throw, which counts as failed then: the last line is owed whatever happens. */
  async guard(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      this.add({ failed: 1 });
    }
  }

  /** Does a step and says how long it took. */
  async step(title: string, act: () => Promise<void>): Promise<void> {
    say(`\n=== ${title}`);
    const start = performance.now();
    await this.guard(act);
    const seconds = (performance.now() - start) / 1000;
    this.#steps.push({ title, seconds });
    say(`=== ${title}: ${seconds.toFixed(0)} s`);
  }

  /** A check without tests of its own counts as one. */
  check(title: string, command: string, args: readonly string[]): Promise<void> {
    return this.step(title, async () => {
      const code = await run(command, args, { NX_DAEMON: 'false', NX_TUI: 'false' });
      this.add(code === 0 ? { passed: 1 } : { failed: 1 });
    });
  }

  /** Runs Vitest and counts its tests; answers the file of its report. */
  async vitest(title: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
    const file = path.join(this.#reports, `${title.replace(/\W+/g, '-')}.json`);
    await this.step(title, async () => {
      const code = await run(
        'vitest',
        ['run', '--reporter=default', '--reporter=json', `--outputFile=${file}`, ...args],
        { VESPER_CPU_NOTES: this.cpuNotes, ...env },
      );
      this.add(readVitestCounts(file, code));
    });
    return file;
  }

  async playwright(title: string, env: NodeJS.ProcessEnv): Promise<void> {
    await this.step(title, async () => {
      const file = path.join(this.#reports, 'playwright.json');
      const code = await run('playwright', ['test', '--config', 'apps/e2e/playwright.config.ts'], {
        VESPER_CPU_NOTES: this.cpuNotes,
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        ...env,
      });
      this.add(readPlaywrightCounts(file, code));
    });
  }

  /** Prints the steps and the line that counts everything, alone and last; answers the exit code. */
  close(): number {
    const { passed, failed, skipped } = this.total;
    say('\nStep                                      seconds');
    for (const { title, seconds } of this.#steps) say(`${title.padEnd(42)}${seconds.toFixed(0).padStart(7)}`);
    const all = this.#steps.reduce((sum, { seconds }) => sum + seconds, 0);
    say(`${'all'.padEnd(42)}${all.toFixed(0).padStart(7)}\n`);
    rmSync(this.#reports, { recursive: true, force: true });
    say(`${passed} passed, ${failed} failed, ${skipped} skipped`);
    return failed > 0 || passed === 0 ? 1 : 0;
  }
}
