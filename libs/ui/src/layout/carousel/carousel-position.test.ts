// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { positionOf } from './carousel-position.ts';

/** Five items of 100px with gaps of 10px. */
const items = [0, 1, 2, 3, 4].map((index) => ({ start: index * 110, end: index * 110 + 100 }));
const fullWidth = 540;

describe('positionOf', () => {
  it('sees whole items only', () => {
    expect(positionOf(items, 0, 250, fullWidth)).toEqual({ first: 0, last: 1, atStart: true, atEnd: false });
    expect(positionOf(items, 110, 250, fullWidth)).toMatchObject({ first: 1, last: 2, atStart: false });
  });

  it('takes the nearest item when none fits', () => {
    expect(positionOf(items, 118, 60, fullWidth)).toMatchObject({ first: 1, last: 1 });
  });

  it('forgives fractions of a pixel at both ends', () => {
    expect(positionOf(items, 1.5, 250, fullWidth).atStart).toBe(true);
    expect(positionOf(items, 288.4, 250, fullWidth)).toMatchObject({ last: 4, atEnd: true });
    expect(positionOf(items, 287, 250, fullWidth).atEnd).toBe(false);
  });

  it('is at both ends when everything fits, and when there is nothing', () => {
    expect(positionOf(items, 0, 600, fullWidth)).toEqual({ first: 0, last: 4, atStart: true, atEnd: true });
    expect(positionOf([], 0, 300, 300)).toEqual({ first: 0, last: 0, atStart: true, atEnd: true });
  });
});
