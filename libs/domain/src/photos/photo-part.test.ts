import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasParts, isPart, mostZoom, partNear } from './photo-part.ts';

const size = { width: 1000, height: 1000 };

it.each([
  [{ width: 250, height: 250 }, 1],
  [{ width: 1280, height: 1600 }, 6.4],
  // Of a picture that lies, as much as is as high.
  [{ width: 4000, height: 1000 }, 4],
  [{ width: 249, height: 900 }, 1.245],
  [{ width: 900, height: 249 }, 0.996],
] as const)('%j may be enlarged %f times', (picture, times) => {
  expect(mostZoom(picture)).toBeCloseTo(times);
  expect(hasParts(picture)).toBe(times >= 1);
});

it.each([
  [{ left: 0, top: 0, width: 1000, height: 1000 }, true],
  [{ left: 800, top: 750, width: 200, height: 250 }, true],
  [{ left: 801, top: 750, width: 200, height: 250 }, false],
  [{ left: 0, top: 751, width: 200, height: 250 }, false],
  [{ left: 0, top: 0, width: 199, height: 250 }, false],
  [{ left: 0, top: 0, width: 801, height: 200 }, false],
  [{ left: 0, top: 0, width: 800, height: 200 }, true],
  [{ left: -1, top: 0, width: 200, height: 250 }, false],
  [{ left: 0.5, top: 0, width: 200, height: 250 }, false],
  [{ left: 0, top: 0, width: Number.NaN, height: 250 }, false],
] as const)('%j is a part: %s', (part, is) => expect(isPart(part, size)).toBe(is));

it('whatever a browser reckons, what is near it is a part', () => {
  const anything = fc.oneof(
    fc.integer({ min: -5000, max: 300_000 }).map((at) => at / 100),
    fc.double({ noNaN: true }),
  );
  const edge = fc.integer({ min: 200, max: 2560 });
  fc.assert(
    fc.property(
      fc.record({ left: anything, top: anything, width: anything, height: anything }),
      fc.record({ width: edge, height: edge }),
      (area, of) => isPart(partNear(area, of), of),
    ),
  );
});

it('a part that is one is left as it is', () =>
  expect(partNear({ left: 3, top: 4, width: 500, height: 625 }, size)).toEqual({
    left: 3,
    top: 4,
    width: 500,
    height: 625,
  }));
