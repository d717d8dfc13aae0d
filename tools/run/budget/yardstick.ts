/**
 * Processor time, in milliseconds, of the yardstick on the machine and in the hours in which the budgets were set, with both
 * cores at work: the host of a machine gives its cores more or less by the hour.
 */
export const usualMs = 100;
/** So slow an hour says nothing of tests any more. In one of 1.78, what was used came to what an idle hour needs (decision 118). */
const mostSlow = 2.5;
const everyMs = 15_000;

/** Always the same work of a kind that tests do: objects are made, sorted, written as text and read again. */
const work = (): number => {
  let sum = 0;
  for (let round = 0; round < 12; round += 1) {
    const rows = Array.from({ length: 6_000 }, (_, index) => {
      const number = (index * 7_919 + round) % 6_007;
      return { id: `member-${number}`, number, words: [String(number), 'good evening', null] };
    });
    const sorted = rows.toSorted((a, b) => a.id.localeCompare(b.id));
    const again = JSON.parse(JSON.stringify(sorted)) as typeof rows;
    const byId = new Map(again.map((row) => [row.id, row.number]));
    sum += byId.get('member-17') ?? 0;
  }
  return sum;
};

/** What the same work costs now, in milliseconds of processor time of this thread. */
const measure = (): number => {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};

/** How much slower the processor was than usual, by what the same work cost in each of many moments: 1 to 2.5. */
export const slownessOf = (measured: readonly number[], usual = usualMs): number => {
  const middle = measured.toSorted((a, b) => a - b)[measured.length >> 1] ?? usual;
  return Math.min(Math.max(middle / usual, 1), mostSlow);
};

/** Measures beside everything else, a tenth of a second in fifteen, until it is asked. */
export const startYardstick = (): (() => { readonly slowness: number; readonly ms: readonly number[] }) => {
  work(); // compiled from now on
  const ms: number[] = [];
  const timer = setInterval(() => ms.push(measure()), everyMs);
  return () => {
    clearInterval(timer);
    return { slowness: slownessOf(ms), ms };
  };
};
