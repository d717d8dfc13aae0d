import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';

export const root = path.join(import.meta.dirname, '../..');

const children = new Set<ChildProcess>();

/** Ends everything this run has started, the newest first. */
export const stopChildren = async (): Promise<void> => {
  for (const child of [...children].reverse()) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }
};

const readEndMs = 2000;

export interface RunOptions {
  /** Shown as it comes; or held until the program has ended and then shown whole, so that two at once can be read. */
  readonly output?: 'shown' | 'held';
  readonly onStart?: (pid: number) => void;
}

/** Runs a program to its end with its output shown; answers its exit code. */
export const run = (
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  { output = 'shown', onStart }: RunOptions = {},
): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: output === 'held' ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    });
    children.add(child);
    const held: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => held.push(part));
    child.on('spawn', () => {
      if (child.pid !== undefined) onStart?.(child.pid);
    });
    child.on('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve(127);
    });
    child.on('exit', (code) => {
      children.delete(child);
      // What it said is read to the end, which a program that outlives it may hold open for ever.
      const read = Promise.allSettled(
        [child.stdout, child.stderr].map((stream) => stream && finished(stream)),
      );
      void Promise.race([read, setTimeout(readEndMs)]).then(() => {
        process.stdout.write(Buffer.concat(held));
        resolve(code ?? 1);
      });
    });
  });

/** Starts a program that says `{"ready":true,…}` on a line of its own when it can be used; answers what it said. */
export const startReady = <T extends object>(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ ready: T; ended: Promise<number> }> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...env },
    });
    children.add(child);
    const ended = new Promise<number>((end) => child.on('exit', (code) => end(code ?? 1)));
    void ended.then((code) => reject(new Error(`${args.at(-1) ?? command} ended with ${code}`)));
    child.on('error', reject);
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('{"ready":true')) resolve({ ready: JSON.parse(line) as T, ended });
      else process.stdout.write(`${line}\n`);
    });
  });
