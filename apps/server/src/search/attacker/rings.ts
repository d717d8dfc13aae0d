import { cellOf, distanceStep, distanceSteps, middleOf, type Point, pointOf } from '@vesper/domain';
import { distanceTo } from '../../site/places/nearest-town.ts';

/** In degrees. */
export interface Where {
  readonly latitude: number;
  readonly longitude: number;
}

/** What an attacker has been told of somebody from one place: within this step of it, or farther than all (null). */
export interface Ring<Place extends Where = Where> {
  readonly at: Place;
  readonly step: number | null;
}

/** Kilometres of a degree from north to south. */
export const northKm = 111.2;

export const kmBetween = (a: Where, { latitude, longitude }: Where): number =>
  distanceTo({ country: 'DE', region: '', name: '', ...a }, latitude, longitude);

/** The middle of the values in order; of an even number the mean of both in the middle. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return (low + high) / 2;
};

const mean = (points: readonly Where[]): Where => {
  const of = (axis: keyof Where) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return { latitude: of('latitude'), longitude: of('longitude') };
};

const edgesOf = (step: number | null) =>
  step === null
    ? { least: distanceSteps.at(-1) ?? 0, most: Number.POSITIVE_INFINITY }
    : { least: distanceSteps.findLast((one) => one < step) ?? 0, most: step };

/** How far a point is from all that has been answered, in kilometres: nothing where it fits. */
const misfit = (rings: readonly Ring[], point: Where): number =>
  rings.reduce((sum, { at, step }) => {
    const km = kmBetween(at, point);
    const { least, most } = edgesOf(step);
    return sum + Math.max(0, km - most, least - km);
  }, 0);

/**
 * Where rings say that somebody is who knows nothing of cells: the middle of the points that fit best, looked for ever more
 * finely from `start` on.
 */
export const layOver = (rings: readonly Ring[], start: Where): Where => {
  let best = start;
  for (let km = 16; km > 0.1; km /= 1.6) {
    const eastKm = northKm * Math.cos((best.latitude * Math.PI) / 180);
    const around = Array.from({ length: 81 }, (_, index) => {
      const point = {
        latitude: best.latitude + ((Math.floor(index / 9) - 4) * km) / 2 / northKm,
        longitude: best.longitude + (((index % 9) - 4) * km) / 2 / eastKm,
      };
      return { ...point, misfit: misfit(rings, point) };
    });
    const least = Math.min(...around.map((point) => point.misfit));
    best = mean(around.filter((point) => point.misfit <= least + 1e-9));
  }
  return best;
};

interface Candidate extends Where {
  readonly point: Point;
}

const smallestCellOf = ({ latitude, longitude }: Where): Candidate | null => {
  const cell = cellOf({ lat: latitude, lon: longitude }, () => Number.POSITIVE_INFINITY);
  if (!cell) return null;
  const middle = middleOf(cell);
  return { latitude: middle.lat, longitude: middle.lon, point: pointOf(middle) };
};

/** The middles of all the smallest cells that reach into the kilometres around a point. */
export const cellsAround = (middle: Where, km: number): Candidate[] => {
  const across = Math.ceil(km);
  const eastKm = northKm * Math.cos((middle.latitude * Math.PI) / 180);
  const offsets = Array.from({ length: 2 * across + 1 }, (_, index) => index - across);
  const cells = offsets.flatMap((north) =>
    offsets.map((east) =>
      smallestCellOf({
        latitude: middle.latitude + north / northKm,
        longitude: middle.longitude + east / eastKm,
      }),
    ),
  );
  const known = cells.flatMap((cell): [string, Candidate][] =>
    cell ? [[Object.values(cell.point).join(), cell]] : [],
  );
  return [...new Map(known).values()];
};

/**
 * Where each of these is who knows how cells are laid and that distances are told between their middles: the mean of those middles
 * that contradict the fewest answers. With one left it is known, and nothing is better.
 * @param from the middles of the cells from which was asked, in turn
 * @param answers of each one looked for, the step that was told from each
 */
export const fitCells = (
  cells: readonly Candidate[],
  from: readonly Point[],
  answers: readonly (readonly (number | null)[])[],
) => {
  const expected = cells.map(({ point }) => from.map((at) => distanceStep(point, at)));
  return answers.map((told) => {
    const wrong = expected.map((steps) => steps.filter((step, index) => step !== told[index]).length);
    const least = Math.min(...wrong);
    const fitting = cells.filter((_, index) => wrong[index] === least);
    return { ...mean(fitting), cells: fitting.length };
  });
};
