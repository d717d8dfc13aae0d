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
  const years = (decade: number): number => {
    const begins = Date.parse(`${decade}0-01-01`);
    const ends = Date.parse(`${decade}9-12-31`);
    return Math.round((Math.min(ends, Date.parse(bornTo)) - Math.max(begins, Date.parse(bornFrom))) / yearMs);
  };
  const offMiddle = (decade: number): number => Math.abs(decade - (from + to) / 2);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index).toSorted(
    (a, b) => years(b) - years(a) || offMiddle(a) - offMiddle(b),
  );
}
