import { describe, expect, it } from 'vitest';
import { makeRecoveryCode, normalizeRecoveryCode } from './recovery-code.ts';

describe('recovery codes', () => {
  it('are three groups of four, in signs that nobody mistakes for others', () => {
    let next = 0;
    const every = Array.from({ length: 3 }, () => makeRecoveryCode((below) => next++ % below)).join('');
    expect(every).toMatch(/^([2-9a-z]{4}-?){9}$/);
    expect(every).not.toMatch(/[01ilo]/);
    expect(makeRecoveryCode(() => 0)).toBe('2222-2222-2222');
    expect(makeRecoveryCode((below) => below - 1)).toBe('zzzz-zzzz-zzzz');
  });

  it.each(['abcd-efgh-jkmn', 'ABCD EFGH JKMN', ' abcdefghjkmn ', 'abcd–efgh—jkmn', 'ａｂｃｄ-efgh-jkmn'])(
    'are compared alike however typed: %j',
    (typed) => expect(normalizeRecoveryCode(typed)).toBe('abcdefghjkmn'),
  );

  it.each(['', '123456', 'abcd-efgh-jkm', 'abcd-efgh-jkmn2', 'abcd-efgh-jkm0', 'abcd_efgh_jkmn'])(
    'are not %j',
    (typed) => expect(normalizeRecoveryCode(typed)).toBeNull(),
  );
});
