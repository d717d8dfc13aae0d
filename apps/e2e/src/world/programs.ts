import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

export const root = path.join(import.meta.dirname, '../../../..');

/** A program that this run has started. */
export interface Program<T> {
  /** What it said when it could be used. */
  readonly ready: T;
  stop(): Promise<void>;
}

/** Long enough on a busy machine; what takes longer hangs, and is told by its name. */
const startLimitMs = 180_000;
const stopLimitMs = 60_000;

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/**
 * Starts a program of this workspace that says `{"ready":true,…}` on a line of its own.
 * @throws Error when it ends before that
 */
export const startProgram = async <T extends object>(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Program<T>> => {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  const name = args.at(-1) ?? '';
  const ready = await new Promise<T>((resolve, reject) => {
    const limit = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`${name} was not ready within ${startLimitMs / 1000} s`));
    }, startLimitMs);
    child.once('exit', () => clearTimeout(limit));
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`${name} ended with ${code}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (!line.startsWith('{"ready":true')) return;
      clearTimeout(limit);
      resolve(JSON.parse(line) as T);
    });
  });
  return {
    ready,
    stop: async () => {
      let isHanging = false;
      const limit = setTimeout(() => {
        isHanging = true;
        child.kill('SIGKILL');
      }, stopLimitMs);
      child.kill('SIGTERM');
      await ended(child);
      clearTimeout(limit);
      if (isHanging) throw new Error(`${name} did not end within ${stopLimitMs / 1000} s`);
    },
  };
};

/** Runs a program to its end. @throws Error when it fails */
export const runProgram = async (
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<void> => {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  await new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${[command, ...args].join(' ')} ended with ${code}`)),
    );
  });
};
