/** Credits that came together: bought with one order at its price, or given for nothing. */
export type CreditLot = {
  id: string;
  granted: boolean;
  /** The order that it was bought with; null for one that was given. */
  order: string | null;
  /** What is not used yet, 0 or more. */
  left: number;
};

/** Credits into a lot are positive, out of it negative; whole numbers, never 0. */
export type LotPosting = { lot: string; amount: number };

/** Takes from lots in this order as far as they reach. */
function takeInOrder(lots: readonly CreditLot[], credits: number): LotPosting[] {
  const postings: LotPosting[] = [];
  let rest = credits;
  for (const { id, left } of lots) {
    const used = Math.min(left, rest);
    if (used > 0) postings.push({ lot: id, amount: -used });
    rest -= used;
  }
  return postings;
}

export const lotsTaken = (postings: readonly LotPosting[]): number =>
  postings.reduce((sum, { amount }) => sum - amount, 0);

/**
 * Which lots credits are spent from: given ones first, then bought ones, each the oldest first. Where there are fewer than
 * asked for, as many as there are.
 */
export function spendFromLots(oldestFirst: readonly CreditLot[], credits: number): LotPosting[] {
  const [given, bought] = [
    oldestFirst.filter((lot) => lot.granted),
    oldestFirst.filter((lot) => !lot.granted),
  ];
  return takeInOrder([...given, ...bought], credits);
}

/**
 * Which lots credits leave whose price went back: those of the order itself, then other bought ones, the oldest first, never
 * given ones. What is not there any more was spent, and is owed.
 * @param due how many, above 0
 */
export function takeBackFromLots(
  oldestFirst: readonly CreditLot[],
  due: number,
  order: string,
): { lots: LotPosting[]; taken: number; owed: number } {
  const bought = oldestFirst.filter((lot) => !lot.granted);
  const [own, others] = [
    bought.filter((lot) => lot.order === order),
    bought.filter((lot) => lot.order !== order),
  ];
  const lots = takeInOrder([...own, ...others], due);
  const taken = lotsTaken(lots);
  return { lots, taken, owed: due - taken };
}

/** Which lots lapse: given ones that are not used, the oldest first. */
export function lapseFromLots(oldestFirst: readonly CreditLot[], credits: number): LotPosting[] {
  return takeInOrder(
    oldestFirst.filter((lot) => lot.granted),
    credits,
  );
}
