import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  chordLimit,
  chordSquare,
  diceAround,
  distanceStep,
  distanceSteps,
  pointOf,
  spokenDistance,
} from './distance.ts';

const utrecht = pointOf({ lat: 52.09, lon: 5.12 });
const northOf = (km: number) => pointOf({ lat: 52.09 + km / 111.195, lon: 5.12 });

it.each([
  [0, 10],
  [9.9, 10],
  [10.1, 25],
  [24.9, 25],
  [25.1, 50],
  [99, 100],
  [199.9, 200],
  [200.1, 500],
  [500.5, null],
])('tells %d km as the step %s', (km, step) => {
  expect(distanceStep(utrecht, northOf(km))).toBe(step);
  expect(distanceStep(northOf(km), utrecht)).toBe(step);
});

it('is a whole number that a database reckons the same', () => {
  const far = chordSquare(pointOf({ lat: 0, lon: 0 }), pointOf({ lat: 0, lon: 180 }));
  expect(Number.isSafeInteger(far)).toBe(true);
  expect(distanceSteps.map(chordLimit).every(Number.isSafeInteger)).toBe(true);
});

const die = ({ x, y, z }: { x: number; y: number; z: number }): number =>
  [x, y, z].reduce((sum, at) => sum * 512 + Math.floor(at / 25_000) + 256, 0);

/** So many that a search has no more orders to look into than it must. */
const mostDice = { 10: 8, 25: 24, 50: 64 } as const;

it('looks into every die in which somebody near enough may be', () => {
  const position = fc.record({
    lat: fc.double({ min: -80, max: 80, noNaN: true }),
    lon: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  const offset = fc.double({ min: -0.6, max: 0.6, noNaN: true });
  fc.assert(
    fc.property(
      position,
      offset,
      offset,
      fc.constantFrom(10 as const, 25 as const, 50 as const),
      (from, north, east, step) => {
        const other = pointOf({ lat: from.lat + north, lon: from.lon + east });
        const here = pointOf(from);
        const dice = diceAround(here, step);
        expect(dice.length).toBeLessThanOrEqual(mostDice[step]);
        // On the border of two it may be either.
        if ([here.x, here.y, here.z].every((at) => at % 25_000 !== 0)) expect(dice[0]).toBe(die(here));
        if (chordSquare(here, other) <= chordLimit(step)) expect(dice).toContain(die(other));
      },
    ),
    { numRuns: 2000 },
  );
});

it('is said in miles where people drive by them', () => {
  expect(spokenDistance(25, 'GB')).toEqual({ value: 15, unit: 'mile' });
  expect(spokenDistance(25, 'NL')).toEqual({ value: 25, unit: 'kilometer' });
  expect(spokenDistance(25, null)).toEqual({ value: 25, unit: 'kilometer' });
});
