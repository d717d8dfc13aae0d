/** Thirties, forties, fifties, sixties, seventies. */
export type ByDecade<T> = readonly [T, T, T, T, T];

/**
 * How far years have gone, 0 at the beginning of the thirties to a little over 4 in the seventies. It rises with every year, by
 * most at the birthday that begins a decade: what is seen of an age is its decade.
 *
 * @param age full years; what is below 35 or above 75 counts as these
 */
export function stageOf(age: number): number {
  const years = Math.min(75, Math.max(35, age));
  const decade = Math.floor(years / 10);
  return decade - 3 + (years - decade * 10) * 0.025;
}

/** What is given for the decades, for a stage between them as well. */
export function byStage(stage: number, values: ByDecade<number>): number {
  const low = Math.min(4, Math.max(0, Math.floor(stage)));
  const from = values[low] ?? 0;
  const to = values[low + 1] ?? from;
  return from + (to - from) * (stage - low);
}

/** What is given for the decade of a stage. */
export const inDecade = <T>(stage: number, values: ByDecade<T>): T =>
  values[Math.min(4, Math.max(0, Math.floor(stage)))] ?? values[0];

/** How plainly something is seen that comes with the decade `from`: 0 before it, then more and more, never quite 1. */
export const seenFrom = (stage: number, from: number): number =>
  stage < from ? 0 : Math.min(0.9, 0.55 + (stage - from) * 0.11);
