import fc from 'fast-check';
import { expect, it } from 'vitest';
import { personOf } from './person.ts';
import { byStage, inDecade, seenFrom, stageOf } from './years.ts';

const age = fc.integer({ min: 35, max: 75 });

it('goes on with every year, by most at the birthday that begins a decade', () => {
  const steps = Array.from({ length: 40 }, (_, index) => stageOf(36 + index) - stageOf(35 + index));
  for (const step of steps) expect(step).toBeGreaterThan(0);
  const large = steps.flatMap((step, index) => (step > 0.5 ? [36 + index] : []));
  expect(large).toEqual([40, 50, 60, 70]);
  expect(stageOf(20)).toBe(stageOf(35));
  expect(stageOf(99)).toBe(stageOf(75));
});

it('gives what is written for a decade, and between two what lies between', () => {
  expect(byStage(0, [1, 2, 4, 8, 16])).toBe(1);
  expect(byStage(2.5, [1, 2, 4, 8, 16])).toBe(6);
  expect(byStage(4.125, [1, 2, 4, 8, 16])).toBe(16);
  expect(inDecade(stageOf(59), ['a', 'b', 'c', 'd', 'e'])).toBe('c');
  expect(inDecade(stageOf(60), ['a', 'b', 'c', 'd', 'e'])).toBe('d');
  expect(seenFrom(stageOf(49), 2)).toBe(0);
  expect(seenFrom(stageOf(50), 2)).toBeGreaterThan(0.5);
});

it('never takes years back: lips and lids, the jaw and the nose of one person', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('female', 'male'), age, age, (seed, gender, one, other) => {
      const [young, old] = [Math.min(one, other), Math.max(one, other)].map((years) =>
        personOf(seed, gender, years),
      );
      if (!young || !old) return;
      expect(old.stage).toBeGreaterThanOrEqual(young.stage);
      expect(old.head.jaw).toBeGreaterThanOrEqual(young.head.jaw);
      expect(old.nose.length).toBeGreaterThanOrEqual(young.nose.length);
      expect(old.shoulders).toBeLessThanOrEqual(young.shoulders);
    }),
  );
});
