/**
 * Search sorts members by the decade of their birth (`search_profiles.decade`, which the database reckons the same): who is
 * between two ages stands in a few of them. Who was born before the first one stands with it, who after the last with that.
 */
const firstDecade = 193;
const lastDecade = 199;

const decadeOf = (date: string): number =>
  Math.min(lastDecade, Math.max(firstDecade, Math.floor(Number(date.slice(0, 4)) / 10)));

const yearMs = 365 * 24 * 3600 * 1000;

/**
 * The decades (a year without its last figure) that dates of birth between two (`YYYY-MM-DD`, both included) lie in. The one of
 * which most years are asked for comes first, then the nearer to the middle: there those who match are found soonest.
 */
export function birthDecades({ bornFrom, bornTo }: { bornFrom: string; bornTo: string }): number[] {
  const [from, to] = [decadeOf(bornFrom), decadeOf(bornTo)];
  const [first, last] = [Date.parse(bornFrom), Date.parse(bornTo)];
  const years = (decade: number): number => {
    const begins = Date.UTC(decade * 10, 0, 1);
    const ends = Date.UTC(decade * 10 + 9, 11, 31);
    return Math.round((Math.min(ends, last) - Math.max(begins, first)) / yearMs);
  };
  const offMiddle = (decade: number): number => Math.abs(decade - (from + to) / 2);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
    .map((decade) => ({ decade, years: years(decade) }))
    .sort((a, b) => b.years - a.years || offMiddle(a.decade) - offMiddle(b.decade))
    .map(({ decade }) => decade);
}
