import { globSync } from 'node:fs';
import path from 'node:path';
import type { ViteUserConfig } from 'vitest/config';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');

test('every project of the tests uses all cores, as the settings above them do', async () => {
  const files = globSync('{libs/*,apps/*,tools}/vitest{,.*}.config.ts', { cwd: root });
  expect(files.length).toBeGreaterThan(10);
  const idle: string[] = [];
  for (const file of files) {
    const { default: config } = (await import(path.join(root, file))) as { default: ViteUserConfig };
    if (config.test?.maxWorkers !== '100%') idle.push(file);
  }
  expect(idle).toEqual([]);
});
