import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  chordLimit,
  chordSquare,
  diceAround,
  diceInside,
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

/** As the database reckons them: side in metres, and half of how many stand in a row. */
const sizes = { 10: [10_000, 640], 25: [25_000, 256], 50: [25_000, 256] } as const;
const die = ({ x, y, z }: { x: number; y: number; z: number }, step: keyof typeof sizes): number => {
  const [side, half] = sizes[step];
  return [x, y, z].reduce((sum, at) => sum * 2 * half + Math.floor(at / side) + half, 0);
};

it('fits into an integer of the database wherever somebody is', () => {
  for (const step of [10, 25, 50] as const)
    for (const x of [-6_371_009, 6_371_009])
      for (const y of [-6_371_009, 6_371_009])
        for (const z of [-6_371_009, 6_371_009]) {
          expect(die({ x, y, z }, step)).toBeGreaterThanOrEqual(0);
          expect(die({ x, y, z }, step)).toBeLessThan(2 ** 31);
        }
});

/** So many that a search has no more orders to look into than it must. */
const mostDice = { 10: 24, 25: 24, 50: 64 } as const;

/** As far from a place as a share of a step, in a direction (degrees). */
const awayFrom = ({ lat, lon }: { lat: number; lon: number }, km: number, direction: number) => {
  const [turn, degrees] = [(direction * Math.PI) / 180, km / 111.195];
  const around = Math.cos((lat * Math.PI) / 180);
  return pointOf({ lat: lat + degrees * Math.cos(turn), lon: lon + (degrees * Math.sin(turn)) / around });
};

// Whole numbers: of all doubles between two limits nearly every one is next to nothing, and whoever is so near is in the same die.
const hundredths = (least: number, most: number) =>
  fc.integer({ min: Math.round(least * 100), max: Math.round(most * 100) }).map((at) => at / 100);
const position = fc.record({ lat: hundredths(-80, 80), lon: hundredths(-180, 180) });

it('looks into every die in which somebody near enough may be', () => {
  const step = fc.constantFrom(10 as const, 25 as const, 50 as const);
  // Who is left out by mistake is most often near the edge.
  const share = fc.oneof(hundredths(0, 1.1), hundredths(0.95, 1));
  let near = 0;
  fc.assert(
    fc.property(position, step, share, hundredths(0, 360), (from, within, part, direction) => {
      const here = pointOf(from);
      const other = awayFrom(from, within * part, direction);
      const dice = diceAround(here, within);
      expect(dice.length).toBeLessThanOrEqual(mostDice[within]);
      // On the border of two it may be either.
      const [side] = sizes[within];
      if ([here.x, here.y, here.z].every((at) => at % side !== 0)) expect(dice[0]).toBe(die(here, within));
      if (chordSquare(here, other) > chordLimit(within)) return;
      near += 1;
      expect(dice).toContain(die(other, within));
    }),
    { numRuns: 3000 },
  );
  expect(near).toBeGreaterThan(1500);
});

it('holds all of some dice around somebody, as far as those may lie from their middle', () => {
  let beside = 0;
  fc.assert(
    fc.property(
      position,
      fc.constantFrom(25 as const, 50 as const),
      hundredths(0, 30),
      hundredths(0, 360),
      (from, within, km, direction) => {
        const [here, other] = [pointOf(from), awayFrom(from, km, direction)];
        const inside = diceInside(here, within);
        if ([here.x, here.y, here.z].every((at) => at % 10_000 !== 0)) expect(inside[0]).toBe(die(here, 10));
        expect(new Set(inside).size).toBe(inside.length);
        if (!inside.includes(die(other, 10)) || [other.x, other.y, other.z].some((at) => at % 10_000 === 0))
          return;
        beside += 1;
        expect(chordSquare(here, other)).toBeLessThanOrEqual(chordLimit(within));
        expect(diceAround(here, within)).toContain(die(other, 25));
      },
    ),
    { numRuns: 3000 },
  );
  expect(beside).toBeGreaterThan(800);
});

it('holds all corners of a die of which it says that everybody is near enough', () => {
  const side = 10_000;
  const ends = (from: number) => [-1, 0, 1].map((step) => (Math.floor(from / side) + step) * side);
  let found = 0;
  fc.assert(
    fc.property(position, fc.constantFrom(25 as const, 50 as const), (from, within) => {
      const here = pointOf(from);
      const inside = new Set(diceInside(here, within));
      for (const x of ends(here.x))
        for (const y of ends(here.y))
          for (const z of ends(here.z)) {
            if (!inside.has(die({ x, y, z }, 10))) continue;
            found += 1;
            // Of each axis the end that is farther away.
            const far = (begin: number, at: number) => (at - begin > side / 2 ? begin : begin + side - 1);
            const corner = { x: far(x, here.x), y: far(y, here.y), z: far(z, here.z) };
            expect(chordSquare(here, corner)).toBeLessThanOrEqual(chordLimit(within));
          }
    }),
    { numRuns: 1000 },
  );
  expect(found).toBeGreaterThan(3000);
});

it('is said in miles where people drive by them', () => {
  expect(spokenDistance(25, 'GB')).toEqual({ value: 15, unit: 'mile' });
  expect(spokenDistance(25, 'NL')).toEqual({ value: 25, unit: 'kilometer' });
  expect(spokenDistance(25, null)).toEqual({ value: 25, unit: 'kilometer' });
  const miles = distanceSteps.map((step) => spokenDistance(step, 'US').value);
  expect(miles).toEqual([6, 15, 30, 60, 120, 300]);
});
