/** Whether two samples of measured times come from one distribution: what the benchmarks on timing ask. */

const ascending = (a: number, b: number): number => a - b;

/** The value below which so many of a hundred lie (nearest rank). @throws RangeError without values */
export const percentile = (values: readonly number[], of: number): number => {
  const sorted = values.toSorted(ascending);
  const value = sorted[Math.min(sorted.length - 1, Math.ceil((of / 100) * sorted.length) - 1)];
  if (value === undefined) throw new RangeError('no values');
  return value;
};

/** The middle value; of an even number the mean of the two in the middle. NaN of none. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort(ascending);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? NaN) + (sorted[Math.floor(half)] ?? NaN)) / 2;
};

// Chebyshev fit of erfc, with a relative error below 1.2e-7 everywhere (Press et al., Numerical Recipes, §6.2).
const fit = [
  -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587,
  -0.82215223, 0.17087277,
];

/** How probable it is to be at least so many standard deviations from the mean of a normal distribution, either way. */
export const twoSidedNormal = (z: number): number => {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + x / 2);
  return t * Math.exp(-x * x + fit.reduceRight((sum, coefficient) => coefficient + t * sum, 0));
};

/** How probable a distance of at least `lambda` is, by Kolmogorov's distribution. */
export const kolmogorovTail = (lambda: number): number => {
  if (lambda < 0.2) return 1;
  let sum = 0;
  for (let k = 1; k <= 100; k += 1) sum += (k % 2 === 1 ? 2 : -2) * Math.exp(-2 * k * k * lambda * lambda);
  return Math.min(1, Math.max(0, sum));
};

/** Values of both samples in order, in groups of equal ones: how many of each sample. */
const tally = (first: readonly number[], second: readonly number[]): { first: number; second: number }[] => {
  const groups = new Map<number, { first: number; second: number }>();
  const groupOf = (value: number) => {
    const group = groups.get(value) ?? { first: 0, second: 0 };
    groups.set(value, group);
    return group;
  };
  for (const value of first) groupOf(value).first += 1;
  for (const value of second) groupOf(value).second += 1;
  return [...groups].sort(([a], [b]) => a - b).map(([, group]) => group);
};

/**
 * Mann–Whitney U test: is one sample's value more often the larger one? Two-sided, by the normal approximation with the
 * correction for ties; for samples of some twenty and more.
 */
export const mannWhitney = (
  first: readonly number[],
  second: readonly number[],
): { u: number; z: number; p: number } => {
  const [n, m] = [first.length, second.length];
  let rankSum = 0;
  let before = 0;
  let ties = 0;
  for (const group of tally(first, second)) {
    const size = group.first + group.second;
    rankSum += group.first * (before + (size + 1) / 2);
    before += size;
    ties += size ** 3 - size;
  }
  const u = rankSum - (n * (n + 1)) / 2;
  const variance = ((n * m) / 12) * (n + m + 1 - ties / ((n + m) * (n + m - 1)));
  const z = (u - (n * m) / 2) / Math.sqrt(variance);
  return { u, z, p: twoSidedNormal(z) };
};

/** Kolmogorov–Smirnov test of two samples: the largest distance of their distributions, and how probable it is. */
export const kolmogorovSmirnov = (
  first: readonly number[],
  second: readonly number[],
): { d: number; p: number } => {
  let [below, belowOther, d] = [0, 0, 0];
  for (const group of tally(first, second)) {
    below += group.first;
    belowOther += group.second;
    d = Math.max(d, Math.abs(below / first.length - belowOther / second.length));
  }
  const root = Math.sqrt((first.length * second.length) / (first.length + second.length));
  return { d, p: kolmogorovTail((root + 0.12 + 0.11 / root) * d) };
};
