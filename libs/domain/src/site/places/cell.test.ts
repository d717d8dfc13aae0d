import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Cell, cellAt, cellInhabitants, cellLevels, cellOf, middleOf } from './cell.ts';

// Not of all doubles between two limits: nearly every one of those is next to nothing.
const thousandths = (most: number) =>
  fc.integer({ min: -most * 1000, max: most * 1000 }).map((at) => at / 1000);
const position = fc.record({ lat: thousandths(85), lon: thousandths(179) });
const inner = fc.integer({ min: 1, max: 99 }).map((percent) => percent / 100);
const level = fc.integer({ min: 0, max: cellLevels - 1 });
const kmAtEquator = 111.19;
const narrowestKm = ({ south, height, width }: Cell): number => {
  const edge = Math.max(Math.abs(south), Math.abs(south + height));
  return width * kmAtEquator * Math.cos((edge * Math.PI) / 180);
};

it('is at least two kilometres high and wide, everywhere', () => {
  fc.assert(
    fc.property(position, level, (where, at) => {
      const cell = cellAt(where, at);
      expect(cell.height * kmAtEquator).toBeGreaterThanOrEqual(2 * 2 ** at);
      expect(narrowestKm(cell)).toBeGreaterThanOrEqual(2 * 2 ** at);
    }),
  );
});

it('is the same for everybody in it, and lies in that of the next level', () => {
  fc.assert(
    fc.property(position, level, inner, (where, at, share) => {
      const cell = cellAt(where, at);
      const inside = { lat: cell.south + cell.height * share, lon: cell.west + cell.width * (1 - share) };
      expect(cellAt(inside, at)).toEqual(cell);
      expect(cellAt(middleOf(cell), at)).toEqual(cell);
      if (at < cellLevels - 1) expect(cellAt(inside, at + 1)).toEqual(cellAt(where, at + 1));
    }),
  );
});

it('grows until enough people live in it', () => {
  const where = { lat: 52.0907, lon: 5.1214 };
  const sizes = (people: (cell: Cell) => number) => cellOf(where, people)?.level;
  // Twice as many as the specification asks for, since not all of a settlement live in the cell of its centre.
  expect(cellInhabitants).toBe(2 * 1000);
  expect(sizes(() => cellInhabitants)).toBe(0);
  expect(sizes((cell) => (cell.level < 3 ? cellInhabitants - 1 : cellInhabitants))).toBe(3);
  expect(cellOf(where, () => cellInhabitants - 1)).toBeNull();
});
