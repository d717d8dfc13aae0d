import path from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const workspace = path.join(import.meta.dirname, '../..');
/** The linter as it is set up for this house, asked for syntax that it refuses. */
const eslint = new ESLint({
  cwd: workspace,
  flags: ['unstable_native_nodejs_ts_config'],
  overrideConfigFile: path.join(workspace, 'eslint.config.ts'),
  ruleFilter: ({ ruleId }) => ['no-restricted-syntax', 'house/promised-waits'].includes(ruleId),
});
const saidOf = async (filePath: string, code: string): Promise<string[]> => {
  const [result] = await eslint.lintText(code, { filePath });
  return result?.messages.map(({ message }) => message) ?? [];
};

const refused = [expect.stringContaining('Wait for what is meant')];

describe('a fixed wait', () => {
  it.each([
    'apps/server/src/chat/planted.test.ts',
    'apps/server/src/faults/planted.ts',
    'apps/server/src/testing/planted.ts',
    'apps/members/app/features/chat/planted.test.tsx',
    'apps/e2e/src/chat/planted.ts',
    'apps/payment-sandbox/src/testing/planted.ts',
    'libs/testing/src/planted.ts',
    'libs/ui/src/swipe/planted.stories.tsx',
    '.storybook/planted.ts',
  ])(
    'is refused in %s',
    async (file) => {
      expect(await saidOf(file, 'await new Promise((resolve) => setTimeout(resolve, 300));')).toEqual(
        refused,
      );
    },
    60_000,
  );

  it.each([
    'await new Promise((resolve) => { setTimeout(resolve, 300); });',
    "await new Promise((resolve) => setTimeout(() => resolve('waited'), 300));",
    'await new Promise((r) => setTimeout(() => r(), 300));',
    'await new Promise((done) => { setTimeout(() => { done(1); }, 300); });',
    'await new Promise(function (r) { globalThis.setTimeout(function () { r(); }, 300); });',
    'export const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));',
    "import { setTimeout as sleep } from 'node:timers/promises';\nawait sleep(300);",
    "const { setTimeout: sleep } = await import('timers/promises');\nawait sleep(300);",
    "import { promisify } from 'node:util';\nawait promisify(setTimeout)(300);",
    'await new Promise((resolve) => setInterval(resolve, 300));',
    'await new Promise((done) => { const timer = setInterval(() => { clearInterval(timer); done(1); }, 300); });',
    "import { once } from 'node:events';\nawait once(AbortSignal.timeout(300), 'abort');",
    "import { once } from 'node:events';\nconst over = AbortSignal.timeout(300);\nawait once(over, 'abort');",
    "await new Promise((done) => AbortSignal.timeout(300).addEventListener('abort', done));",
    "await new Promise((done) => { const over = AbortSignal.timeout(300); over.addEventListener('abort', () => done(1)); });",
    'await new Promise((done) => { const over = AbortSignal.timeout(300); over.onabort = done; });',
    'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);',
    'await Atomics.waitAsync(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300).value;',
    'const { promise, resolve } = Promise.withResolvers<void>();\nsetTimeout(resolve, 300);\nawait promise;',
    'const { promise, resolve: done } = Promise.withResolvers<void>();\nsetTimeout(() => done(), 300);\nawait promise;',
    'const late = Promise.withResolvers<void>();\nsetTimeout(late.resolve, 300);\nawait late.promise;',
    'const late = Promise.withResolvers<void>();\nsetTimeout(() => { late.resolve(); }, 300);\nawait late.promise;',
    'export const rest = (page: { waitForTimeout: (ms: number) => Promise<void> }) => page.waitForTimeout(300);',
  ])(
    'is refused as %s',
    async (code) => {
      expect(await saidOf('apps/server/src/chat/planted.test.ts', code)).toEqual(refused);
    },
    60_000,
  );

  it.each([
    // A limit, a turn of the event loop, something that is done late.
    "await new Promise((_, reject) => setTimeout(() => reject(new Error('too late')), 300));",
    "await new Promise((resolve, reject) => { process.once('exit', resolve); setTimeout(() => reject(new Error('late')), 300); });",
    'await new Promise((resolve) => setImmediate(resolve));',
    "await fetch('http://127.0.0.1', { signal: AbortSignal.timeout(300) });",
    "await new Promise((_, reject) => AbortSignal.timeout(300).addEventListener('abort', reject));",
    "export const heard = (signal: AbortSignal) => new Promise((done) => signal.addEventListener('abort', done));",
    "const late = Promise.withResolvers<never>();\nsetTimeout(() => late.reject(new Error('late')), 300);",
    'const { promise, resolve } = Promise.withResolvers<void>();\nprocess.once("exit", resolve);\nawait promise;',
    'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);',
    // Asked again and again whether it holds.
    'export const until = (holds: () => boolean) => new Promise((done) => { setInterval(() => { if (holds()) done(1); }, 20); });',
    // Another promise's business.
    'export const beside = (r: () => void) => new Promise((done) => { setTimeout(() => r(), 300); process.once("exit", done); });',
    'export const late = (send: () => void) => setTimeout(() => send(), 300);',
  ])(
    'is none in %s',
    async (code) => {
      expect(await saidOf('apps/server/src/chat/planted.test.ts', code)).toEqual([]);
    },
    60_000,
  );

  it('is the business of programs themselves', async () => {
    const code = 'export const rest = () => new Promise((resolve) => setTimeout(resolve, 300));';
    expect(await saidOf('apps/server/src/chat/planted.ts', code)).toEqual([]);
  }, 60_000);
});
