import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, waitForPort } from './postgres-cluster.ts';

export interface RedisServer {
  readonly url: string;
  remove(): Promise<void>;
}

const program = '/usr/bin/redis-server';

export const isRedisInstalled = (): boolean => existsSync(program);

/**
 * A Redis of its own, in memory, on loopback; on a free port, or on that of one that was removed.
 * @throws Error when Redis is not installed
 */
export const startRedis = async (atPort?: number): Promise<RedisServer> => {
  if (!isRedisInstalled()) throw new Error('Redis is not installed');
  const folder = mkdtempSync(path.join(tmpdir(), 'vesper-redis-'));
  const port = atPort ?? (await freePort());
  const options = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    folder,
  ];
  const child = spawn(program, options, { stdio: 'ignore' });
  await waitForPort(port);
  return {
    url: `redis://127.0.0.1:${port}`,
    remove: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
