import { describe, expect, it } from 'vitest';
import { MinuteCounts } from './minute-counts.ts';

const counted = (most: number) => {
  const at = { ms: 1000 };
  return { at, counts: new MinuteCounts(most, () => at.ms) };
};

describe('what a sender has for a minute', () => {
  it('is refused from the first one above on, to each for themselves', () => {
    const { counts } = counted(3);
    const taken = [2, 1, 1].map((cost) => counts.consume('anna', cost));
    expect(taken.map(({ isRefused, remaining }) => [isRefused, remaining])).toEqual([
      [false, 1],
      [false, 0],
      [true, 0],
    ]);
    expect(counts.consume('bert', 3)).toMatchObject({ isRefused: false, remaining: 0 });
  });

  it('begins with their first request and is whole again after it', () => {
    const { at, counts } = counted(1);
    at.ms = 50_000;
    counts.consume('anna', 1);
    at.ms = 109_999;
    expect(counts.consume('anna', 1)).toEqual({ isRefused: true, remaining: 0, msBeforeNext: 1 });
    at.ms = 110_000;
    expect(counts.consume('anna', 1)).toEqual({ isRefused: false, remaining: 0, msBeforeNext: 60_000 });
  });

  it('has what was given back', () => {
    const { counts } = counted(2);
    counts.consume('anna', 2);
    counts.reward('anna', 2);
    expect(counts.consume('anna', 2).isRefused).toBe(false);
  });

  it('is forgotten when nobody can ask for it any more', () => {
    const { at, counts } = counted(10);
    for (let sender = 0; sender < 500; sender += 1) counts.consume(`made up ${sender}`, 1);
    at.ms += 61_000;
    counts.consume('anna', 1);
    at.ms += 61_000;
    counts.consume('anna', 1);
    expect(counts.size).toBeLessThanOrEqual(2);
  });

  it('is forgotten after a pause as well', () => {
    const { at, counts } = counted(10);
    counts.consume('bert', 1);
    at.ms += 300_000;
    counts.consume('anna', 1);
    expect(counts.size).toBe(1);
  });
});
