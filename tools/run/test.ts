/**
 * `npm test`: every runner there is, one after the other, what each folder of tests has used of the processors, and one
 * line at the end that counts everything. `--quick` leaves out the faults, the browser and the projects that the changes
 * since the main branch can not have broken; `--long` runs the long figures.
 */
import path from 'node:path';
import { canReadCpu, readCpuNotes } from '@vesper/testing';
import { findAffected } from './affected.ts';
import { addUp, countOver, formatBudget } from './budget.ts';
import { root, stopChildren } from './child.ts';
import { testServer } from './server-tests.ts';
import { testStories } from './stories.ts';
import { say, Tally } from './tally.ts';

const quick = process.argv.includes('--quick');
const long = process.argv.includes('--long');
const env = { VESPER_TEST_LENGTH: long ? 'long' : 'slice' };
const tally = new Tally();
// The tests start the server some dozens of times, each time with the same sources to be read and compiled.
process.env.NODE_COMPILE_CACHE ??= path.join(root, 'node_modules/.cache/node-compile');

/** What the browser and PostgreSQL have used is measured from outside; what is not Linux says nothing of it. */
const judgeBudget = (): void => {
  if (!canReadCpu()) return say('\nThis system does not say what processes use: no budget was judged.');
  const lines = addUp(readCpuNotes(tally.cpuNotes));
  const over = countOver(lines);
  say(`\n${formatBudget(lines)}`);
  say(
    'Not counted: checks without tests, the build, starting Vitest, Playwright and the world of the journeys.',
  );
  // The long figures are long, and a quick run has too few files to divide the loading of modules among.
  if (long || quick) return;
  tally.add(over > 0 ? { failed: over } : { passed: 1 });
};

const { projects, why } = quick ? findAffected() : { projects: undefined, why: '' };
if (quick) say(`Projects: ${projects?.join(', ') || 'none'} (${why})`);

const affectedOnly = quick ? ['affected'] : ['run-many'];
await tally.check('types', 'nx', [...affectedOnly, '-t', 'typecheck', '--outputStyle=static']);
await tally.check('lint, boundaries, format', process.execPath, ['tools/run/lint.ts']);
await tally.check('texts in eleven languages', process.execPath, ['tools/messages/check.ts']);
const units = projects?.filter((name) => name !== 'server').map((name) => `--project=${name}`);
if (units?.length !== 0) await tally.vitest('units and rules', units ?? ['--project=!server'], env);
if (projects?.includes('server') !== false) await tally.guard(() => testServer(tally, { quick, env }));
if (!quick) {
  await tally.check('build', 'nx', ['run-many', '-t', 'build', '--outputStyle=static']);
  await tally.check('bytes of the first screens', process.execPath, ['tools/sizes/first-load.ts']);
  await tally.check('bytes of the texts', process.execPath, ['tools/messages/screen-sizes.ts']);
  await testStories(tally);
  await tally.playwright('journeys in Chromium', env);
}
await stopChildren();
judgeBudget();
process.exit(tally.close());
