import { expect, it } from 'vitest';
import { coarsePosition } from './coarse-position.ts';

it.each([
  [52.090_737, 5.121_42, 52.1, 5.1],
  [52.1249, 5.0751, 52.1, 5.1],
  [-33.8688, -70.123, -33.85, -70.1],
  [90, -180, 90, -180],
  [0.01, -0.01, 0, 0],
])('knows %d, %d only as %d, %d', (lat, lon, roughLat, roughLon) => {
  expect(coarsePosition({ lat, lon })).toEqual({ lat: roughLat, lon: roughLon + 0 });
});
