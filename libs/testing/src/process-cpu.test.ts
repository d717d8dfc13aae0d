import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { canReadCpu, ownCpuMs, treeCpuMs } from './process-cpu.ts';

const burn = 'const end = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < end);';

it.runIf(canReadCpu())('counts what a child has used, when it has ended', () => {
  const before = ownCpuMs();
  spawnSync(process.execPath, ['-e', burn]);
  expect(ownCpuMs() - before).toBeGreaterThanOrEqual(250);
});

it.runIf(canReadCpu())('counts a child that still runs with its parent, and with nobody else', async () => {
  const child = spawn(process.execPath, ['-e', `${burn} console.log('done'); setInterval(() => {}, 1000);`]);
  await once(child.stdout, 'data');
  expect(treeCpuMs([child.pid ?? 0])).toBeGreaterThanOrEqual(250);
  expect(treeCpuMs([process.pid])).toBeGreaterThan(treeCpuMs([child.pid ?? 0]));
  expect(treeCpuMs([])).toBe(0);
  child.kill();
  await once(child, 'exit');
});
