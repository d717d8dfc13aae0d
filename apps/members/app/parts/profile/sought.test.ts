// @vitest-environment node
import { expect, it } from 'vitest';
import { soughtOf } from './sought.ts';

it.each([
  [{ gender: 'female', sexuality: 'hetero', search_gender: 'male' }, 'male'],
  [{ gender: null, sexuality: null, search_gender: 'male' }, 'male'],
  [{ gender: 'female', sexuality: 'bi', search_gender: null }, 'everyone'],
  // Nothing was chosen yet: what stands chosen would be saved with the next choice, and nobody had made it.
  [{ gender: 'female', sexuality: null, search_gender: null }, null],
  [{ gender: null, sexuality: null, search_gender: null }, null],
] as const)('of %j the form says %s', (said, sought) => expect(soughtOf(said)).toBe(sought));
