import { describe, expect, it } from 'vitest';
import { kolmogorovSmirnov, kolmogorovTail, mannWhitney, median, twoSidedNormal } from './statistics.ts';

/** The same numbers in every run. */
const spread = (count: number, shift: number) =>
  Array.from({ length: count }, (_, index) => ((index * 7919) % 1009) / 1009 + shift);

describe('statistics of two samples', () => {
  it('find the middle', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([])).toBeNaN();
  });

  it.each([
    [0, 1],
    [1.959964, 0.05],
    [-2.575829, 0.01],
    [5, 5.733031e-7],
  ])('know the tails of the normal distribution: %f', (z, p) => {
    expect(twoSidedNormal(z) / p).toBeCloseTo(1, 5);
  });

  it.each([
    [1.3581, 0.05],
    [1.6276, 0.01],
    [0.1, 1],
  ])('know the tail of Kolmogorov: %f', (lambda, p) => expect(kolmogorovTail(lambda)).toBeCloseTo(p, 4));

  it('agree with the published example of the U test', () => {
    const { u, p } = mannWhitney([19, 22, 16, 29, 24], [20, 11, 17, 12]);
    expect(u).toBe(17);
    expect(p).toBeCloseTo(0.0864107, 6);
  });

  it('give equal values the middle rank', () => {
    const { u, z } = mannWhitney([1, 2, 2], [2, 2, 3]);
    expect(u).toBe(2);
    expect(z).toBeCloseTo((2 - 4.5) / Math.sqrt((9 / 12) * (7 - 60 / 30)), 10);
  });

  it('measure the largest distance', () => {
    expect(kolmogorovSmirnov([1, 2, 3, 4], [3, 4, 5, 6]).d).toBe(0.5);
    expect(kolmogorovSmirnov([1, 1, 2], [1, 1, 2]).d).toBe(0);
  });

  it('tell a small shift from none in a thousand values', () => {
    const same = [spread(1000, 0), spread(1000, 0.001)] as const;
    const shifted = [spread(1000, 0), spread(1000, 0.1)] as const;
    expect(mannWhitney(...same).p).toBeGreaterThan(0.5);
    expect(kolmogorovSmirnov(...same).p).toBeGreaterThan(0.5);
    expect(mannWhitney(...shifted).p).toBeLessThan(1e-6);
    expect(kolmogorovSmirnov(...shifted).p).toBeLessThan(1e-4);
  });
});
