/** Names of people born before 1962, then to 1976, then after. */
type Cohorts = readonly [older: readonly string[], middle: readonly string[], younger: readonly string[]];

/** First names of one country and language, by what parents of the time chose. */
export interface NameCulture {
  readonly female: Cohorts;
  readonly male: Cohorts;
}

const cohorts = (older: string, middle: string, younger: string): Cohorts => [
  older.split(' '),
  middle.split(' '),
  younger.split(' '),
];

export const culture = (
  female: readonly [string, string, string],
  male: readonly [string, string, string],
): NameCulture => ({ female: cohorts(...female), male: cohorts(...male) });
