import { expect, it } from 'vitest';
import { disputeStates, takenMinor } from './disputes.ts';

it('counts what banks have: not what they ask about, nor what was won or is not known', () => {
  const all = [...disputeStates, null].map((state, index) => ({ state, amountMinor: 10 ** index }));
  // taken, defended and lost
  expect(takenMinor(all)).toBe(10 + 100 + 1000);
  expect(takenMinor([])).toBe(0);
});
