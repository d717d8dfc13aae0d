import { expect, it } from 'vitest';
import { completenessOf } from './locale-files.ts';

it('tells how much of English a language has', () => {
  expect(completenessOf('en')).toBe(1);
  expect(completenessOf('nl')).toBeGreaterThan(0.9);
  expect(completenessOf('xx')).toBe(0);
});
