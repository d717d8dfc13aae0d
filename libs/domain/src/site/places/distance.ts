import type { Country } from './countries.ts';
import type { Position } from './coarse-position.ts';

/** A position as a point in space: metres from the middle of the earth, whole ones. Distances between two are exact everywhere. */
export type Point = { x: number; y: number; z: number };

const earthMetres = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export function pointOf({ lat, lon }: Position): Point {
  const around = earthMetres * Math.cos(radians(lat));
  return {
    x: Math.round(around * Math.cos(radians(lon))),
    y: Math.round(around * Math.sin(radians(lon))),
    z: Math.round(earthMetres * Math.sin(radians(lat))),
  };
}

/** The straight line through the earth, squared: whole square metres, less than 2^53, so that the database reckons the same. */
export const chordSquare = (a: Point, b: Point): number =>
  (a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2;

/**
 * Distances are told and asked for in these steps only, in kilometres: "within 25 km". They are the same for everybody,
 * miles included: other edges for other readers would tell together what neither tells alone.
 */
export const distanceSteps = [10, 25, 50, 100, 200, 500] as const;
export type DistanceStep = (typeof distanceSteps)[number];

/** Those that a search asks for; within 500 km is no wish. */
export const searchDistances = [10, 25, 50, 100, 200] as const satisfies readonly DistanceStep[];
export type SearchDistance = (typeof searchDistances)[number];

/** What the chord of two points this far apart, or nearer, squared has at most. */
export const chordLimit = (step: DistanceStep): number =>
  Math.floor((2 * earthMetres * Math.sin((step * 1000) / (2 * earthMetres))) ** 2);

const limits = distanceSteps.map((step) => [step, chordLimit(step)] as const);

/** Within which step two places are of each other; null farther apart than the last one. */
export function distanceStep(a: Point, b: Point): DistanceStep | null {
  const square = chordSquare(a, b);
  return limits.find(([, limit]) => square <= limit)?.[0] ?? null;
}

/** A step in round miles, for countries that drive by them. */
const milesOf: Readonly<Record<DistanceStep, number>> = {
  10: 6,
  25: 15,
  50: 30,
  100: 60,
  200: 120,
  500: 300,
};

/** A step as the people of a country say it. */
export function spokenDistance(
  step: DistanceStep,
  country: Country | null,
): { value: number; unit: 'kilometer' | 'mile' } {
  return country === 'GB' || country === 'US'
    ? { value: milesOf[step], unit: 'mile' }
    : { value: step, unit: 'kilometer' };
}

/** In metres: the side of the dice into which search sorts places, so that those far off are not looked at. */
const diceMetres = 25_000;
const diceAcross = 512;

/** The die that a point lies in, as the database reckons it too (`search_profiles.die`). */
const dieOf = (x: number, y: number, z: number): number =>
  ((x + diceAcross / 2) * diceAcross + (y + diceAcross / 2)) * diceAcross + (z + diceAcross / 2);

/** How near and how far a die comes to a point, in metres, squared. */
function rangeOf(corner: Point, { x, y, z }: Point): { nearest: number; farthest: number } {
  const sides = [x - corner.x, y - corner.y, z - corner.z];
  const sum = (of: (offset: number) => number): number =>
    sides.reduce((total, offset) => total + of(offset) ** 2, 0);
  return {
    nearest: sum((offset) => Math.max(0, -offset, offset - diceMetres)),
    farthest: sum((offset) => Math.max(Math.abs(offset), Math.abs(offset - diceMetres))),
  };
}

const earthMiddle: Point = { x: 0, y: 0, z: 0 };
/** Points are rounded to whole metres: they may lie so far off the earth's surface. */
const roundedMetres = 1;

/** Members live on the surface of the earth: a die wholly above or below it is empty. */
function hasSurface(corner: Point): boolean {
  const { nearest, farthest } = rangeOf(corner, earthMiddle);
  return nearest <= (earthMetres + roundedMetres) ** 2 && farthest >= (earthMetres - roundedMetres) ** 2;
}

/**
 * The dice that somebody within a step of a point may lie in: the point's own one first, then the others from near to far. Those
 * that no such circle on the earth touches are left out.
 */
export function diceAround(from: Point, step: DistanceStep): number[] {
  const reach = step * 1000;
  const span = (at: number): number[] => {
    const first = Math.floor((at - reach) / diceMetres);
    const last = Math.floor((at + reach) / diceMetres);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  };
  return span(from.x)
    .flatMap((x) => span(from.y).flatMap((y) => span(from.z).map((z) => ({ x, y, z }))))
    .flatMap((die) => {
      const corner = { x: die.x * diceMetres, y: die.y * diceMetres, z: die.z * diceMetres };
      if (rangeOf(corner, from).nearest > chordLimit(step) || !hasSurface(corner)) return [];
      const half = diceMetres / 2;
      const middle = { x: corner.x + half, y: corner.y + half, z: corner.z + half };
      return [{ number: dieOf(die.x, die.y, die.z), far: chordSquare(from, middle) }];
    })
    .toSorted((a, b) => a.far - b.far)
    .map(({ number }) => number);
}
