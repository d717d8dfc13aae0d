/**
 * Search sorts members by the decade of their birth (`search_profiles.decade`, which the database reckons the same): who is
 * between two ages stands in a few of them. Who was born before the first one stands with it, who after the last with that.
 */
const firstDecade = 193;
const lastDecade = 199;

const decadeOf = (date: string): number =>
  Math.min(lastDecade, Math.max(firstDecade, Math.floor(Number(date.slice(0, 4)) / 10)));

const yearMs = 365 * 24 * 3600 * 1000;

/** Every decade with its first and last day, in ms; reckoned once, since each search asks. */
const allDecades = Array.from({ length: lastDecade - firstDecade + 1 }, (_, index) => {
  const decade = firstDecade + index;
  return { decade, begins: Date.UTC(decade * 10, 0, 1), ends: Date.UTC(decade * 10 + 9, 11, 31) };
});

/**
 * The decades (a year without its last figure) that dates of birth between two (`YYYY-MM-DD`, both included) lie in. The one of
 * which most years are asked for comes first, then the nearer to the middle: there those who match are found soonest.
 */
export function birthDecades({ bornFrom, bornTo }: { bornFrom: string; bornTo: string }): number[] {
  const [from, to] = [decadeOf(bornFrom), decadeOf(bornTo)];
  const [first, last] = [Date.parse(bornFrom), Date.parse(bornTo)];
  const offMiddle = (decade: number): number => Math.abs(decade - (from + to) / 2);
  return allDecades
    .slice(from - firstDecade, to - firstDecade + 1)
    .map(({ decade, begins, ends }) => ({
      decade,
      years: Math.round((Math.min(ends, last) - Math.max(begins, first)) / yearMs),
    }))
    .sort((a, b) => b.years - a.years || offMiddle(a.decade) - offMiddle(b.decade))
    .map(({ decade }) => decade);
}
