/**
 * `npm test`: every runner there is, one after the other, and one line at the end that counts them all together.
 * `--quick` leaves the second database, the faults and the browser out; `--long` runs the long figures.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isRedisInstalled, postgresFolder, startPostgres, startRedis } from '@vesper/testing';
import { run, stopChildren } from './child.ts';
import { readPlaywrightCounts, readVitestCounts, type TestCounts } from './test-counts.ts';

const quick = process.argv.includes('--quick');
const long = process.argv.includes('--long');
const reports = mkdtempSync(path.join(tmpdir(), 'vesper-reports-'));
const total: TestCounts = { passed: 0, failed: 0, skipped: 0 };
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const add = (counts: TestCounts): void => {
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
};

const timed = async (title: string, step: () => Promise<void>): Promise<void> => {
  say(`\n=== ${title}`);
  const start = performance.now();
  try {
    await step();
  } catch (error) {
    // The last line is owed whatever happens: a step that could not even start is a failure among the others.
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    add({ passed: 0, failed: 1, skipped: 0 });
  }
  say(`=== ${title}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
};

/** A check without tests of its own counts as one. */
const check = (title: string, command: string, args: readonly string[]) =>
  timed(title, async () => {
    const code = await run(command, args, { NX_DAEMON: 'false', NX_TUI: 'false' });
    add(code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 });
  });

const vitest = (title: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  timed(title, async () => {
    const file = path.join(reports, `${title.replace(/\W+/g, '-')}.json`);
    const code = await run(
      'vitest',
      ['run', '--reporter=default', '--reporter=json', `--outputFile=${file}`, ...args],
      env,
    );
    add(readVitestCounts(file, code));
  });

const playwright = () =>
  timed('journeys in Chromium', async () => {
    const file = path.join(reports, 'playwright.json');
    const code = await run('playwright', ['test', '--config', 'apps/e2e/playwright.config.ts'], {
      ...lengths,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    });
    add(readPlaywrightCounts(file, code));
  });

/** German and Finnish have the longest words: what fits in them fits. */
const storyLocales = ['en', 'de', 'fi'];

/** Every story of the kit in Chromium, with axe, in both themes and at 100 and 200 % text. */
const stories = async (): Promise<void> => {
  for (const locale of storyLocales)
    await vitest(`stories in Chromium, ${locale}`, ['--config', '.storybook/vitest.config.ts'], {
      STORY_LOCALE: locale,
    });
};

/** The server's tests once more, on PostgreSQL and with Redis. */
const secondDatabase = async (): Promise<void> => {
  if (!postgresFolder()) {
    say('\nPostgreSQL is not installed: the tests on it are skipped.');
    return add({ passed: 0, failed: 0, skipped: 1 });
  }
  const postgres = await startPostgres();
  const redis = isRedisInstalled() ? await startRedis() : undefined;
  try {
    await vitest('server on PostgreSQL', ['--project', 'server'], {
      ...lengths,
      TEST_DATABASE_URL: postgres.url,
      ...(redis ? { TEST_REDIS_URL: redis.url } : {}),
    });
  } finally {
    await redis?.remove();
    await postgres.remove();
  }
};

const lengths = { VESPER_TEST_LENGTH: long ? 'long' : 'slice' };

await check('types', 'nx', ['run-many', '-t', 'typecheck', '--outputStyle=static']);
await check('lint, boundaries, format', process.execPath, ['tools/run/lint.ts']);
await check('texts in eleven languages', process.execPath, ['tools/messages/check.ts']);
/** Two servers, acts that meet and a database that goes away need PostgreSQL: they have their turn in the second run. */
const onlyOnPostgres = [
  '--exclude',
  '**/two-servers*.test.ts',
  '--exclude',
  '**/database-away.test.ts',
  '--exclude',
  '**/locks.test.ts',
];
const firstRun = quick ? ['--exclude', '**/faults/**'] : postgresFolder() ? onlyOnPostgres : [];
await vitest('units, rules and calls', firstRun, lengths);
if (!quick) {
  await timed('second database', secondDatabase);
  await check('build', 'nx', ['run-many', '-t', 'build', '--outputStyle=static']);
  await check('bytes of the first screens', process.execPath, ['tools/sizes/first-load.ts']);
  await check('bytes of the texts', process.execPath, ['tools/messages/screen-sizes.ts']);
  await stories();
  await playwright();
}
await stopChildren();
rmSync(reports, { recursive: true, force: true });
say(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
