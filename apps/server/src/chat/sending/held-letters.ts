import type { Facts, LockedRows } from './facts-repository.ts';
import type { Letter } from './letter.ts';
import { pairKey } from './pair-key.ts';

/**
 * Which of these letters need a row that somebody else holds and that was left out: the sender's own, the account's, or that
 * of a conversation or one of its sides.
 * @param accounts members whose accounts are locked
 */
export const findHeld = (
  letters: readonly Letter[],
  rows: LockedRows,
  facts: Facts,
  accounts: { has(member: string): boolean },
): ReadonlySet<Letter> => {
  const senders = new Set(rows.senders.map(({ id }) => id));
  const sides = new Map<string, number>();
  for (const { talk } of rows.sides) sides.set(talk, (sides.get(talk) ?? 0) + 1);
  const whole = rows.talks.filter(({ id }) => sides.get(id) === 2);
  const locked = new Set(whole.map(({ low, high }) => pairKey(low, high)));
  const known = new Set(facts.known.map(({ low, high }) => pairKey(low, high)));
  return new Set(
    letters.filter(({ sender, receiver }) => {
      const pair = pairKey(sender, receiver);
      return !senders.has(sender) || !accounts.has(sender) || (known.has(pair) && !locked.has(pair));
    }),
  );
};
