import { describe, expect, it } from 'vitest';
import { loginBlock } from './login-block.ts';

describe('loginBlock', () => {
  const rules = { loginAttempts: 5, loginWindowSeconds: 900, loginBlockSeconds: 900 };
  const minute = 60_000;
  const five = [0, 1, 2, 3, 4].map((n) => n * minute);

  it('counts down, then blocks for 15 minutes from the fifth attempt', () => {
    expect(loginBlock([], 0, rules)).toEqual({ blocked: false, remaining: 5 });
    expect(loginBlock(five.slice(0, 4), 4 * minute, rules)).toEqual({ blocked: false, remaining: 1 });
    expect(loginBlock(five, 4 * minute, rules)).toEqual({ blocked: true, minutes: 15 });
    expect(loginBlock(five, 19 * minute - 1, rules)).toEqual({ blocked: true, minutes: 1 });
    expect(loginBlock(five, 19 * minute, rules)).toEqual({ blocked: false, remaining: 5 });
  });

  it('forgets what is older than the window', () => {
    expect(loginBlock([0, 1, 2, 899_999], 900_003, rules)).toEqual({ blocked: false, remaining: 4 });
    expect(loginBlock([0, minute, 2 * minute, 3 * minute, 15 * minute], 15 * minute, rules)).toEqual({
      blocked: false,
      remaining: 1,
    });
  });

  it('is not lengthened by attempts made while it lasts, in whatever order they are told', () => {
    const more = [10 * minute, ...five].reverse();
    expect(loginBlock(more, 18 * minute, rules)).toEqual({ blocked: true, minutes: 1 });
  });

  it('goes on, for no longer than a block, when the clock is set back', () => {
    expect(loginBlock(five, -60 * minute, rules)).toEqual({ blocked: true, minutes: 15 });
  });
});
