/** The ages of the demo world's members. */
export const youngest = 35;
export const oldest = 75;

/** How much more often the middle is met than the ends, and over how many years that fades. */
const middleWeight = 1.1;
const spreadYears = 11;

/**
 * So many ages, ascending, spread like those who come to such a site: most around `centre`, fewer and fewer to both ends.
 * Not drawn but dealt, so that each stretch of years holds its share.
 */
export const dealAges = (count: number, centre: number): number[] => {
  const ages = Array.from({ length: oldest - youngest + 1 }, (_, index) => youngest + index);
  const weights = ages.map((age) => 1 + middleWeight * Math.exp(-(((age - centre) / spreadYears) ** 2)));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const dealt: number[] = [];
  let reached = 0;
  for (const [index, age] of ages.entries()) {
    reached += weights[index] ?? 0;
    while (dealt.length < Math.round((count * reached) / whole)) dealt.push(age);
  }
  return dealt;
};
