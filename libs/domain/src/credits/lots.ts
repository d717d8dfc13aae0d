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

/** The lots as they are when these postings are made; lots of which nothing is left are none any more. */
export function lotsAfter(oldestFirst: readonly CreditLot[], postings: readonly LotPosting[]): CreditLot[] {
  const moved = new Map(postings.map(({ lot, amount }) => [lot, amount]));
  return oldestFirst
    .map((lot) => ({ ...lot, left: lot.left + (moved.get(lot.id) ?? 0) }))
    .filter(({ left }) => left > 0);
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

/** A lot that credits of an order whose price went back were taken from. */
export type TakenLot = {
  id: string;
  order: string | null;
  /** What was taken and is not given again, 0 or more. */
  taken: number;
  /** What fits into the lot. */
  room: number;
};

/**
 * Which lots credits come into whose price came again. First those that they were taken from, the last one first, as far as
 * what is bought with those was not itself paid back since. What was a debt then and is paid off by now with another order
 * comes into the order's own lot: it is what that order's money buys.
 * @param roomOf how many credits of an order may be there at most beside those that are: none of a part that went back
 * @returns the postings, and how many are left for a lot of their own
 */
export function giveBackToLots(
  credits: number,
  order: string,
  lastTakenFirst: readonly TakenLot[],
  roomOf: (order: string) => number,
): { lots: LotPosting[]; left: number } {
  const given = new Map<string, number>();
  const givenTo = new Map<string, number>();
  let left = credits;
  const give = (lot: TakenLot, most: number): void => {
    const inOrder = lot.order === null ? Infinity : roomOf(lot.order) - (givenTo.get(lot.order) ?? 0);
    const amount = Math.min(left, most, inOrder, lot.room - (given.get(lot.id) ?? 0));
    if (amount <= 0) return;
    given.set(lot.id, (given.get(lot.id) ?? 0) + amount);
    if (lot.order !== null) givenTo.set(lot.order, (givenTo.get(lot.order) ?? 0) + amount);
    left -= amount;
  };
  for (const lot of lastTakenFirst) give(lot, lot.taken);
  for (const lot of lastTakenFirst) if (lot.order === order) give(lot, left);
  return { lots: [...given].map(([lot, amount]) => ({ lot, amount })), left };
}

/** Which lots lapse: given ones that are not used, the oldest first. */
export function lapseFromLots(oldestFirst: readonly CreditLot[], credits: number): LotPosting[] {
  return takeInOrder(
    oldestFirst.filter((lot) => lot.granted),
    credits,
  );
}
