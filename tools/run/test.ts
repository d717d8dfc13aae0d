/**
 * `npm test`: every runner there is, in two rows side by side, what each folder of tests has used of the processors, and
 * one line at the end that counts everything. `--quick` leaves out the faults, the browser and the projects that the changes
 * since the main branch can not have broken; `--long` runs the long figures; with `--once` nothing that failed is looked at
 * a second time.
 */
import path from 'node:path';
import { canReadCpu, readCpuNotes } from '@vesper/testing';
import { findAffected } from './affected.ts';
import { addUp, findOver, formatBudget } from './budget/budget.ts';
import { startYardstick } from './budget/yardstick.ts';
import { root, stopChildren } from './child.ts';
import { keepTemporaryFilesInMemory } from './memory/memory-folder.ts';
import { testEmbedded, testServer } from './server-tests.ts';
import { testStories } from './stories.ts';
import { say, Tally } from './tally.ts';

const quick = process.argv.includes('--quick');
const long = process.argv.includes('--long');
const env = { VESPER_TEST_LENGTH: long ? 'long' : 'slice' };
keepTemporaryFilesInMemory();
const tally = new Tally();
// The tests start the server some dozens of times, each time with the same sources to be read and compiled.
process.env.NODE_COMPILE_CACHE ??= path.join(root, 'node_modules/.cache/node-compile');

const endYardstick = startYardstick();

/** What the browser and PostgreSQL have used is measured from outside; what is not Linux says nothing of it. */
const judgeBudget = (): void => {
  if (!canReadCpu()) return say('\nThis system does not say what processes use: no budget was judged.');
  const { slowness, ms } = endYardstick();
  const lines = addUp(readCpuNotes(tally.cpuNotes), slowness);
  const over = findOver(lines);
  say(`\n${formatBudget(lines)}`);
  const times = ms.map((one) => one.toFixed(0)).join(' ');
  say(
    `The same work took ${slowness.toFixed(2)} times as long as usual, and all of the above is divided by it: ${times} ms.`,
  );
  say(
    'Not counted: checks without tests, the build, starting Vitest, Playwright and the world of the journeys.',
  );
  // The long figures are long, and a quick run has too few files to divide the loading of modules among.
  if (long || quick) return;
  if (over.length === 0) tally.pass();
  for (const { folder, seconds, budget } of over)
    tally.fail(`processor: ${folder} used ${seconds.toFixed(0)} of ${budget} s`);
};

const { projects, why } = quick ? findAffected() : { projects: undefined, why: '' };
if (quick) say(`Projects: ${projects?.join(', ') || 'none'} (${why})`);

/** A test is ended when it hangs, and not because other programs keep the machine busy. */
const guard = '--testTimeout=120000';

/** What needs no browser: the sources and the server. */
const checkSources = async (row: Tally): Promise<void> => {
  await row.check('lint, boundaries, format', process.execPath, ['tools/run/lint.ts']);
  await row.check('texts in eleven languages', process.execPath, ['tools/messages/check.ts']);
  // A project can have parts, named after it (`members-alone`).
  const units = projects
    ?.filter((name) => name !== 'server')
    .flatMap((name) => [`--project=${name}`, `--project=${name}-*`]);
  if (units?.length !== 0)
    await row.vitest('units and rules', { args: [...(units ?? ['--project=!server']), guard], env });
  if (projects?.includes('server') !== false)
    await row.guard('server', () => testServer(row, { quick, env }));
};

/** What a member sees. The build comes before: the journeys serve what it has made. */
const checkScreens = async (row: Tally): Promise<void> => {
  await row.check('bytes of the first screens', process.execPath, ['tools/sizes/first-load.ts']);
  await row.check('bytes of the texts', process.execPath, ['tools/messages/screen-sizes.ts']);
  await row.playwright('journeys in Chromium', env);
};

/** What either row does that has come to its end: neither waits for the other for long. */
const rest = [
  (row: Tally) => testStories(row),
  (row: Tally) => row.guard('server', () => testEmbedded(row, env)),
];
const doRest = async (row: Tally): Promise<void> => {
  for (let next = rest.shift(); next; next = rest.shift()) await next(row);
};

// Types and the build at once: the one waits where the other works.
const first = quick
  ? { title: 'types', order: ['affected', '-t', 'typecheck'] }
  : { title: 'types and build', order: ['run-many', '-t', 'typecheck', 'build'] };
await tally.check(first.title, 'nx', [...first.order, '--outputStyle=static']);
if (quick) await checkSources(tally);
else if (long) {
  // What is measured has the machine for itself.
  await checkSources(tally);
  await checkScreens(tally);
  await doRest(tally);
} else {
  // A journey waits for pages and frames more than it works, and so does a server that is killed: alone, either leaves half
  // of two cores idle.
  const beside = tally.beside();
  await Promise.all([
    checkScreens(tally).then(() => doRest(tally)),
    checkSources(beside).then(() => doRest(beside)),
  ]);
}
await stopChildren();
judgeBudget();
process.exit(tally.close());
