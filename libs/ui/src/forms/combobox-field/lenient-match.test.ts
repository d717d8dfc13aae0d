import { describe, expect, it } from 'vitest';
import { matchesLeniently } from './lenient-match.ts';

describe('matchesLeniently', () => {
  it.each([
    ['München', 'mun', true],
    ['München', ' MÜN ', true],
    ['Łódź', 'lodz', true],
    ['Gießen', 'giess', true],
    ['Frankfurt am Main', 'main', true],
    ['Bonn', '', true],
    ['Bonn', 'mun', false],
  ])('%s and "%s": %s', (option, typed, matches) => {
    expect(matchesLeniently(option, typed)).toBe(matches);
  });
});
