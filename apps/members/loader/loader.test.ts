// @vitest-environment node
import path from 'node:path';
import { Script } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { packScript } from './inline-script.ts';

const packed = await packScript(path.join(import.meta.dirname, 'loader.ts'));

it('the loader of a page is at most 1 KB of it', () => {
  expect(brotliCompressSync(packed).length).toBeLessThanOrEqual(1024);
});

it('it can stand in a page: a classic script that ends no element and names nothing for the page', () => {
  expect(() => new Script(packed)).not.toThrow();
  expect(packed).not.toContain('</');
  expect(packed).toMatch(/^\{.*\}$/s);
});
