/**
 * A setup file of Vitest: writes down what each test file has used of the processors, when the runner asks for it. The
 * files of one worker run one after the other, so that what its process uses meanwhile is the file's; of the programs that
 * a file has started, those that have ended count.
 */
import { afterAll } from 'vitest';
import { noteCpu } from './cpu-notes.ts';
import { ownCpuMs } from './process-cpu.ts';

const before = ownCpuMs();

// Hooks at the end run in reverse order, and this one was there first.
// eslint-disable-next-line no-empty-pattern -- Vitest reads the names of the fixtures off the pattern.
afterAll(({}, { file }) => noteCpu({ file: file.filepath, ms: ownCpuMs() - before }));
