import type { Position } from './coarse-position.ts';

/** In degrees: 2.2 km from north to south. No cell is smaller, and none is less than 2 km wide. */
const smallest = 0.02;
/** A cell that holds too few people gives way to the one around it, twice as high and as wide; the largest has 142 km. */
export const cellLevels = 7;
const largest = smallest * 2 ** (cellLevels - 1);

/**
 * Who lives in a settlement does not all live in the cell of its centre: a cell must hold twice the thousand inhabitants
 * among whom a member is to be one.
 */
export const cellInhabitants = 2000;

/** A part of the map, four-sided, in degrees; `level` 0 is the smallest, each further one twice as high and as wide. */
export type Cell = { level: number; south: number; west: number; height: number; width: number };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * How wide cells are beside each other in a belt of the largest ones: where the belt is narrowest, towards the pole, they are as
 * wide as high, elsewhere wider. Around the poles themselves a cell is as wide as the belt.
 */
const widthIn = (belt: number): number => {
  const south = belt * largest;
  const edge = Math.max(Math.abs(south), Math.abs(south + largest));
  return edge >= 89 ? 360 : largest / Math.cos(radians(edge));
};

/** The cell of a level that a position is in: each level's lie in those of the next, and everything in one has the same cell. */
export function cellAt({ lat, lon }: Position, level: number): Cell {
  const share = 2 ** (cellLevels - 1 - level);
  const height = largest / share;
  const width = widthIn(Math.floor(lat / largest)) / share;
  return {
    level,
    height,
    width,
    // On the equator not the zero below zero, which is another value to compare.
    south: Math.floor(lat / height) * height + 0,
    west: Math.floor((lon + 180) / width) * width - 180,
  };
}

/**
 * The cell that stands for a position in search: the smallest in which enough people live, as `inhabitantsOf` counts them.
 * Null where nobody does.
 */
export function cellOf(position: Position, inhabitantsOf: (cell: Cell) => number): Cell | null {
  for (let level = 0; level < cellLevels; level += 1) {
    const cell = cellAt(position, level);
    if (inhabitantsOf(cell) >= cellInhabitants) return cell;
  }
  return null;
}

/** The middle of a cell: all that is kept of who lives in it. */
export const middleOf = ({ south, west, height, width }: Cell): Position => ({
  lat: south + height / 2,
  lon: west + width / 2,
});
