import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import {
  type CallName,
  callTable,
  clientHeader,
  clientHeaderValue,
  idempotencyHeader,
} from '@vesper/contract';
import { freePort } from '@vesper/testing';
import type { Config } from '../platform/config.ts';

/** For tests only: a server that runs as a program of its own, on the database that a test has. */
export interface RunningProgram {
  readonly port: number;
  readonly child: ChildProcess;
  /** Says how it ended, once it has. */
  readonly ended: Promise<string>;
}

/** Starts it, or another program of this folder, with more in its environment; resolves when it listens. */
export const startProgram = async (
  { dataFolder, databaseUrl }: Pick<Config, 'dataFolder' | 'databaseUrl'>,
  file = 'dying-server.ts',
  extra: NodeJS.ProcessEnv = {},
): Promise<RunningProgram> => {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(import.meta.dirname, file)], {
    env: {
      ...process.env,
      // What the runner asks for its tests is not how a server is run.
      NODE_OPTIONS: '',
      VESPER_MODE: 'test',
      LOG_LEVEL: 'silent',
      PORT: String(port),
      DATA_DIR: dataFolder,
      DATABASE_URL: databaseUrl ?? '',
      ...extra,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<string>((resolve) =>
    child.once('exit', (code, signal) => resolve(`ended by ${signal ?? code}`)),
  );
  const ready = new Promise<undefined>((resolve) => child.stdout.once('data', () => resolve(undefined)));
  const gone = await Promise.race([ready, ended]);
  if (gone !== undefined) throw new Error(`the server ${gone} before it was ready`);
  return { port, child, ended };
};

/** A call of somebody with these cookies, as the browser makes it. */
export const callRequest = (
  port: number,
  name: CallName,
  cookie: string,
  { key, body }: { readonly key?: string; readonly body?: object } = {},
): [url: string, init: RequestInit] => [
  `http://127.0.0.1:${port}${callTable[name].path}`,
  {
    method: callTable[name].method,
    headers: {
      [clientHeader]: clientHeaderValue,
      cookie,
      ...(key === undefined ? {} : { [idempotencyHeader]: key }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  },
];
