// @vitest-environment node
import { expect, it } from 'vitest';
import { inOneLine } from './one-line.ts';

it('leaves out what is not known, and lets no line begin with the dot', () => {
  expect(inOneLine([57, 'Leeds', ''])).toBe('57\u00a0· Leeds');
  expect(inOneLine([null, 'Leeds'])).toBe('Leeds');
});
