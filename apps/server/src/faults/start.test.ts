import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '@vesper/testing';
import { templateVariable } from '../testing/seeded-template.ts';

const main = path.join(import.meta.dirname, '../main.ts');
let folder = '';

beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'vesper-start-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A data folder with an embedded database, where this run has one: making it takes longer than the start itself. */
const fillFolder = async (): Promise<void> => {
  const template = process.env[templateVariable];
  if (template && path.isAbsolute(template)) await cp(template, folder, { recursive: true });
};

interface Ended {
  readonly code: number | null;
  readonly errors: string;
  readonly ms: number;
}

const environment = (settings: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  // A start reads the same sources each time.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  LOG_LEVEL: 'silent',
  DATA_DIR: folder,
  ...settings,
});

/** Starts the server and waits until it is ready or has ended. */
const start = (settings: NodeJS.ProcessEnv) => {
  const begin = performance.now();
  const child = spawn(process.execPath, [main], { env: environment(settings), stdio: 'pipe' });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  const ended = new Promise<Ended>((resolve) =>
    child.once('exit', (code) => resolve({ code, errors, ms: performance.now() - begin })),
  );
  const ready = new Promise<true>((resolve) =>
    child.stdout.on('data', (chunk) => String(chunk).includes('"ready":true') && resolve(true)),
  );
  return { child, ended, ready };
};

describe('a start that can not succeed', () => {
  it('names every wrong environment variable at once and exits with 1', async () => {
    const { ended } = start({
      PORT: 'many',
      VESPER_MODE: 'staging',
      DATABASE_URL: 'mysql://x',
      LOG_LEVEL: 'loud',
    });
    const { code, errors } = await ended;
    expect(code).toBe(1);
    for (const name of ['PORT', 'VESPER_MODE', 'DATABASE_URL', 'LOG_LEVEL'])
      expect(errors).toContain(`${name}:`);
    expect(errors).not.toMatch(/\bat .+:\d+:\d+/);
  });

  it('names what production needs', async () => {
    const { code, errors } = await start({ VESPER_MODE: 'production' }).ended;
    expect(code).toBe(1);
    for (const name of ['SMTP_URL', 'PUBLIC_URL', 'MOLLIE_API_KEY'])
      expect(errors).toContain(`${name}: is required`);
  });

  it('says that the port is in use', async () => {
    await fillFolder();
    const blocker = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => blocker.listen(port, '127.0.0.1', resolve));
    const { code, errors } = await start({ PORT: String(port) }).ended;
    await new Promise((resolve) => blocker.close(resolve));
    expect({ code, errors }).toEqual({
      code: 1,
      errors: `The port ${port} is in use. Stop the other program, or set PORT to a free one.\n`,
    });
  });

  it('says that the data folder can not be written', async () => {
    const file = path.join(folder, 'a-file');
    await writeFile(file, '');
    const { code, errors } = await start({ DATA_DIR: path.join(file, 'inside') }).ended;
    expect(code).toBe(1);
    expect(errors).toMatch(/^The data folder .+ can not be written \(ENOTDIR\)/);
    expect(errors.trim().split('\n')).toHaveLength(1);
  });

  it('says that the database does not answer', async () => {
    const port = await freePort();
    const { code, errors } = await start({ DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/none` }).ended;
    expect({ code, errors }).toEqual({ code: 1, errors: 'The database does not answer at DATABASE_URL.\n' });
  });

  it('refuses a second process on the folder within a second, and takes it over after kill -9', async () => {
    await fillFolder();
    const first = start({ PORT: '0' });
    await first.ready;
    const { code, errors } = await start({ PORT: '0' }).ended;
    expect(code).toBe(1);
    expect(errors).toMatch(/^Another process is using the data folder /);
    first.child.kill('SIGKILL');
    await first.ended;
    const third = start({ PORT: '0' });
    expect(await third.ready).toBe(true);
    third.child.kill('SIGTERM');
    expect((await third.ended).code).toBe(0);
  }, 60_000);
});

it('ends when it is told to, though a browser holds a connection on which it has never asked for anything', async () => {
  await fillFolder();
  const port = await freePort();
  const { child, ended, ready } = start({ PORT: String(port) });
  await Promise.race([ready, ended]);
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
  socket.destroy();
});
