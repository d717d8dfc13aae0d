import { afterEach, expect, it, vi } from 'vitest';
import { run } from './child.ts';
import { Tally } from './tally.ts';

const shown: string[] = [];
const hold = () => {
  shown.length = 0;
  vi.spyOn(process.stdout, 'write').mockImplementation((part) => shown.push(String(part)) > 0);
};
afterEach(() => void vi.restoreAllMocks());

const program = (source: string, options: Parameters<typeof run>[3] = { output: 'held' }) =>
  run(process.execPath, ['-e', source], {}, options);

it('shows what a held program said, on both of its streams, whole and when it has ended', async () => {
  hold();
  const speaking = (name: string) =>
    program(`
      process.stderr.write('${name}1 ');
      setTimeout(() => process.stdout.write('${name}2 '), 50);
      setTimeout(() => process.stderr.write('${name}3 '), 100);`);
  expect(await Promise.all([speaking('a'), speaking('b')])).toEqual([0, 0]);
  // Which of two streams is read first says the system, where it was too busy to look at each as it came.
  const said = shown.map((whole) => whole.trim().split(' ').toSorted().join(' '));
  expect(said.toSorted()).toEqual(['a1 a2 a3', 'b1 b2 b3']);
  for (const whole of shown) expect(whole.indexOf('1')).toBeLessThan(whole.indexOf('3'));
});

it('answers the exit code, and a failure for a program that was ended or is not there', async () => {
  hold();
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await program('process.exit(3)')).toBe(3);
  expect(await program('process.kill(process.pid, "SIGKILL")')).toBe(1);
  expect(await run('no-such-program-at-all', [])).toBe(127);
});

it('does not wait for what outlives a held program', async () => {
  hold();
  const code = await program(`
    const { spawn } = require('node:child_process');
    const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], {
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    process.stdout.write(String(child.pid), () => process.exit(0));`);
  const outlives = Number(shown.join(''));
  expect({ code, isOne: outlives > 1 }).toEqual({ code: 0, isOne: true });
  // Throws when it is not there any more.
  process.kill(outlives);
});

it('counts what both rows have found in one line, alone and last, after a line for each failure', async () => {
  hold();
  const tally = new Tally();
  const second = tally.beside();
  await Promise.all([
    tally.check('first row', process.execPath, ['-e', '']),
    second.check('second row', process.execPath, ['-e', 'console.log("it said why"); process.exit(1)']),
  ]);
  expect(tally.close()).toBe(1);
  expect(shown).toContain('it said why\n');
  expect(shown.slice(-2)).toEqual([
    '\nFailed:\n  second row: ended with 1\n',
    '\n1 passed, 1 failed, 0 skipped\n',
  ]);
  // In whichever order the two ended.
  for (const row of [/^first row +\d+$/m, /^second row +\d+$/m]) expect(shown.join('')).toMatch(row);
});

it('fails when nothing was run', () => {
  hold();
  expect(new Tally().close()).toBe(1);
});
