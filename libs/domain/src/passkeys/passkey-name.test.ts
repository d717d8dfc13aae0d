import { describe, expect, it } from 'vitest';
import { checkPasskeyName, normalizePasskeyName } from './passkey-name.ts';

describe('the name of a passkey', () => {
  it.each([
    ['  My   phone ', null],
    ['a'.repeat(60), null],
    ['👩‍👩‍👧‍👦'.repeat(60), null],
    ['', 'required'],
    ['   ', 'required'],
    ['a'.repeat(61), 'invalid'],
    ['my\u0007phone', 'invalid'],
  ])('%j is judged %j', (name, code) => expect(checkPasskeyName(name)).toBe(code));

  it('is stored in one form', () => expect(normalizePasskeyName('  Zoe\u0308s   phone ')).toBe('Zoës phone'));
});
