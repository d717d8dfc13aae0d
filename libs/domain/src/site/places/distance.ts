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

/** The dice into which search sorts places, so that those far off are not looked at. */
interface DiceSize {
  /** The side of one, in metres. */
  readonly side: number;
  /** So many in a row hold the earth, and the cube of it fits into an integer of the database. */
  readonly across: number;
}

/** `search_profiles.die` */
const large: DiceSize = { side: 25_000, across: 512 };
/** `search_profiles.small_die` */
const small: DiceSize = { side: 10_000, across: 1280 };

/** Whether a step is looked for in small dice: of the large ones around somebody, nine of ten would be too far for it. */
export const areDiceSmall = (step: DistanceStep): boolean => step === 10;

/** The die that a point lies in, as the database reckons it too. */
const dieOf = ({ across }: DiceSize, x: number, y: number, z: number): number =>
  ((x + across / 2) * across + (y + across / 2)) * across + (z + across / 2);

/** Members live on the surface of the earth; their points are rounded to whole metres and may lie so far off it. */
const roundedMetres = 1;
const [leastSurface, mostSurface] = [(earthMetres - roundedMetres) ** 2, (earthMetres + roundedMetres) ** 2];

/** A row of dice along one axis, what it adds to squared distances in metres. */
interface Slice {
  /** Its place along the axis, in dice. */
  readonly at: number;
  /** From the point that is asked about, to the nearest of it, to its middle and to the farthest; */
  readonly nearest: number;
  readonly middle: number;
  readonly farthest: number;
  /** from the middle of the earth, to the nearest and the farthest of it. */
  readonly lowest: number;
  readonly highest: number;
}

/** The slices of one axis that lie within `reach` of a place on it. */
function slicesAround(place: number, reach: number, side: number): Slice[] {
  const slices: Slice[] = [];
  const last = Math.floor((place + reach) / side);
  for (let at = Math.floor((place - reach) / side); at <= last; at += 1) {
    const begins = at * side;
    const offset = place - begins;
    slices.push({
      at,
      nearest: Math.max(0, -offset, offset - side) ** 2,
      middle: (offset - side / 2) ** 2,
      farthest: Math.max(Math.abs(offset), Math.abs(offset - side)) ** 2,
      lowest: Math.max(0, begins, -begins - side) ** 2,
      highest: Math.max(Math.abs(begins), Math.abs(begins + side)) ** 2,
    });
  }
  return slices;
}

/** What is known of a die made of three slices. */
type IsWanted = (x: Slice, y: Slice, z: Slice) => boolean;

/** Whether the surface of the earth goes through it: nobody lives in the others. */
const isInhabited: IsWanted = (x, y, z) =>
  x.lowest + y.lowest + z.lowest <= mostSurface && x.highest + y.highest + z.highest >= leastSurface;

/** The wanted dice within `reach` of a point that hold somebody, from near to far. What is the same for a row of dice is reckoned once. */
function diceWithin(from: Point, reach: number, size: DiceSize, isWanted: IsWanted): number[] {
  const [ys, zs] = [slicesAround(from.y, reach, size.side), slicesAround(from.z, reach, size.side)];
  const dice: { number: number; far: number }[] = [];
  for (const x of slicesAround(from.x, reach, size.side))
    for (const y of ys)
      for (const z of zs)
        if (isWanted(x, y, z) && isInhabited(x, y, z))
          dice.push({ number: dieOf(size, x.at, y.at, z.at), far: x.middle + y.middle + z.middle });
  return dice.sort((a, b) => a.far - b.far).map(({ number }) => number);
}

/**
 * The dice that somebody within a step of a point may lie in: the point's own one first, then the others from near to far. Those
 * that no such circle on the earth touches are left out.
 */
export function diceAround(from: Point, step: DistanceStep): number[] {
  const limit = chordLimit(step);
  return diceWithin(
    from,
    step * 1000,
    areDiceSmall(step) ? small : large,
    (x, y, z) => x.nearest + y.nearest + z.nearest <= limit,
  );
}

/**
 * The small dice at a point and beside it of which everybody is within a step, which is told without looking at them one by one; the
 * point's own one first. There are some from 25 km on.
 */
export function diceInside(from: Point, step: DistanceStep): number[] {
  const limit = chordLimit(step);
  return diceWithin(from, small.side, small, (x, y, z) => x.farthest + y.farthest + z.farthest <= limit);
}
