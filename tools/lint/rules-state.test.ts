import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { rulesState } from './rules-state.ts';

const house = path.join(import.meta.dirname, '../..');
/** Every file of our own that the linter's settings bring along. */
const brought = [
  ...readFileSync(path.join(house, 'eslint.config.ts'), 'utf8').matchAll(/from '\.\/([^']+)'/g),
].map(([, file = '']) => file);

it('finds the rules', () => {
  expect(brought.length).toBeGreaterThan(4);
});

it.each(brought)('is another one when %s has changed', (file) => {
  const root = mkdtempSync(path.join(tmpdir(), 'rules-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const one of globSync(['tools/lint-*.ts', 'tools/lint/*.ts'], { cwd: house }))
    cpSync(path.join(house, one), path.join(root, one));
  const before = rulesState(root);
  expect(rulesState(root)).toBe(before);
  writeFileSync(path.join(root, file), '// Another rule.');
  expect(rulesState(root)).not.toBe(before);
});
