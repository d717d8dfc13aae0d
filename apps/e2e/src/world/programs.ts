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
  const ready = await new Promise<T>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`${args.at(-1) ?? ''} ended with ${code}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('{"ready":true')) resolve(JSON.parse(line) as T);
    });
  });
  return {
    ready,
    stop: async () => {
      child.kill('SIGTERM');
      await ended(child);
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
