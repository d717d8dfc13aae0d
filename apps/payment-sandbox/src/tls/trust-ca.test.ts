import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const here = import.meta.dirname;
const clientScript = join(here, 'mollie-client.child.ts');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function startProgram() {
  const child = spawn(process.execPath, [join(here, '../main.ts')], {
    env: { ...process.env, SANDBOX_API_PORT: '0', SANDBOX_PAGE_PORT: '0', SANDBOX_DATA: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((resolve) => createInterface(child.stdout).once('line', resolve));
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return {
    ready: JSON.parse(line) as { ready: boolean; apiPort: number; pagePort: number; caFile: string },
    async stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

describe('the program and the real client', () => {
  it('creates, reads, pays, hears the webhook, refunds and lists methods through @mollie/api-client', async () => {
    const { ready, stop } = await startProgram();
    expect(ready.ready).toBe(true);
    const { stdout } = await run(process.execPath, ['--import', join(here, 'trust-ca.ts'), clientScript], {
      env: {
        ...process.env,
        SANDBOX_CA_FILE: ready.caFile,
        NODE_ENV: 'test',
        API_PORT: String(ready.apiPort),
      },
    });
    const report = JSON.parse(stdout);
    expect(report).toEqual({
      created: 'open',
      read: 'open',
      webhookId: report.id,
      paid: 'paid',
      refund: 'pending',
      listed: 1,
      listedOfAll: true,
      methods: ['ideal', 'creditcard', 'paypal', 'klarna', 'trustly', 'banktransfer'],
      sameKeySamePayment: true,
      canceled: 'canceled',
      wrongField: { statusCode: 422, field: 'description' },
      unknown: 404,
      unauthorized: 401,
      id: report.id,
    });
    expect(await stop()).toBe(0);
  });

  it('is not trusted without the preload, and the preload refuses production', async () => {
    const { ready, stop } = await startProgram();
    const env = { ...process.env, SANDBOX_CA_FILE: ready.caFile, API_PORT: String(ready.apiPort) };
    await expect(run(process.execPath, [clientScript], { env })).rejects.toThrow(/certificate/);
    await expect(
      run(process.execPath, ['--import', join(here, 'trust-ca.ts'), '--eval', ''], {
        env: { ...env, VESPER_MODE: 'production' },
      }),
    ).rejects.toThrow(/never trusted in production/);
    await stop();
  });
});

describe('a process that starts its own sandbox', () => {
  it('may name the authority after the preload ran', async () => {
    const script = `
      import { createMollieClient } from '@mollie/api-client';
      import { startSandbox } from '../index.ts';
      const sandbox = await startSandbox({ apiPort: 0, pagePort: 0, dataFolder: process.argv[1] });
      process.env.SANDBOX_CA_FILE = sandbox.caFile;
      const apiEndpoint = 'https://127.0.0.1:' + sandbox.apiPort + '/v2/';
      const methods = await createMollieClient({ apiKey: 'test_0123456789', apiEndpoint }).methods.list();
      console.log(methods.length);
      await sandbox.close();`;
    const { SANDBOX_CA_FILE: _none, ...env } = process.env;
    const options = ['--import', './trust-ca.ts', '--input-type=module', '--eval', script, folder];
    const { stdout } = await run(process.execPath, options, { cwd: here, env: { ...env, NODE_ENV: 'test' } });
    expect(Number(stdout)).toBeGreaterThan(10);
  });
});

describe('bad environment', () => {
  const fail = async (env: Record<string, string>) => {
    const { SANDBOX_API_PORT: _a, SANDBOX_PAGE_PORT: _p, SANDBOX_DATA: _d, ...rest } = process.env;
    try {
      await run(process.execPath, [join(here, '../main.ts')], { env: { ...rest, ...env } });
    } catch (error) {
      return error as { code: number; stderr: string; stdout: string };
    }
    throw new Error('the program started');
  };

  it('lists every problem at once and exits 1', async () => {
    const { code, stderr, stdout } = await fail({ SANDBOX_API_PORT: '99999', SANDBOX_API_KEY: 'live_x' });
    expect(code).toBe(1);
    expect(stdout).toBe('');
    for (const name of [
      'SANDBOX_API_PORT is "99999"',
      'SANDBOX_PAGE_PORT is missing',
      'SANDBOX_DATA is missing',
      'SANDBOX_API_KEY',
    ]) {
      expect(stderr).toContain(name);
    }
    expect(stderr).not.toContain('    at ');
  });

  it('says which port is taken', async () => {
    const server = createServer();
    const port = await new Promise<number>((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
    );
    const { code, stderr } = await fail({
      SANDBOX_API_PORT: '0',
      SANDBOX_PAGE_PORT: String(port),
      SANDBOX_DATA: folder,
    });
    server.close();
    expect(code).toBe(1);
    expect(stderr).toContain(`127.0.0.1:${port}`);
    expect(stderr).not.toContain('    at ');
  });
});
