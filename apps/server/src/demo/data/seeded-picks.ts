import { createHash } from 'node:crypto';

/** Picks that follow from a seed: the n-th pick of a seed is always the same. Lists must not be empty. */
export function seededPicks(seed: string): <T>(items: readonly T[]) => T {
  let turn = 0;
  return (items) => {
    const number = createHash('sha256').update(`${seed}:${turn++}`).digest().readUInt32BE(0);
    const item = items[number % items.length];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  };
}

/** The numbers from 0 to `length` - 1 in an order that follows from the seed. */
export function shuffledPlaces(seed: string, length: number): number[] {
  const pick = seededPicks(seed);
  const left = Array.from({ length }, (_, place) => place);
  return Array.from({ length }, () => left.splice(pick([...left.keys()]), 1)).flat();
}
