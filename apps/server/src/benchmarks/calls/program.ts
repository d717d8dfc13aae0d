import { spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from '@vesper/testing';

/** One of the benchmark's programs, which listens on a port of its own. */
export interface Program {
  readonly pid: number;
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts a program of this folder; resolves when it says that it is ready. @throws Error when it ends before */
export const startProgram = async (file: string, environment: NodeJS.ProcessEnv): Promise<Program> => {
  const port = await freePort();
  const options = process.env.BENCH_NODE_OPTIONS?.split(' ') ?? [];
  const child = spawn(process.execPath, [...options, path.join(import.meta.dirname, file)], {
    env: { ...process.env, ...environment, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<'ended'>((resolve) => child.once('exit', () => resolve('ended')));
  const ready = new Promise<'ready'>((resolve) => child.stdout.once('data', () => resolve('ready')));
  if ((await Promise.race([ready, ended])) === 'ended') throw new Error(`${file} ended before it was ready`);
  return {
    pid: child.pid ?? 0,
    port,
    stop: async () => {
      child.kill('SIGTERM');
      const hard = setTimeout(() => child.kill('SIGKILL'), 5000);
      await ended;
      clearTimeout(hard);
    },
  };
};

/** Starts the product's server without pages, as it runs for members, on this database (the embedded one without an address) and no Redis. */
export const startServed = (
  dataFolder: string,
  databaseUrl: string,
  settings: NodeJS.ProcessEnv = {},
): Promise<Program> =>
  startProgram('served.ts', {
    NODE_ENV: 'production',
    VESPER_MODE: 'development',
    LOG_LEVEL: 'warn',
    PAINT_AHEAD: 'no',
    DATA_DIR: dataFolder,
    DATABASE_URL: databaseUrl,
    REDIS_URL: '',
    ...settings,
  });
