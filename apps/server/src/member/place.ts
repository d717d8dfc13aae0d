import { distanceStep, type DistanceStep, isCountry, type Point } from '@vesper/domain';
import type { Member } from './repository.ts';
import { placeInSearch } from '../site/places/settlements.ts';

/** What of a member's row says where search has them. */
export type CellColumns = Pick<Member, 'cell_x' | 'cell_y' | 'cell_z'>;

const nowhere: CellColumns = { cell_x: null, cell_y: null, cell_z: null };

/** The columns for who lives where they say; empty where we do not know the place. */
export const cellColumns = (country: string | null, region: string, city: string): CellColumns => {
  const point = city !== '' && isCountry(country) ? placeInSearch(country, region, city) : null;
  return point ? { cell_x: point.x, cell_y: point.y, cell_z: point.z } : nowhere;
};

/** Where search has a member; null for who is nowhere. */
export const pointOfMember = (member: CellColumns | undefined): Point | null => {
  if (!member) return null;
  const { cell_x: x, cell_y: y, cell_z: z } = member;
  return x === null || y === null || z === null ? null : { x, y, z };
};

/** How far apart two members are, as far as anybody is told. */
export const distanceBetween = (a: CellColumns | undefined, b: CellColumns): DistanceStep | null => {
  const [from, to] = [pointOfMember(a), pointOfMember(b)];
  return from && to && distanceStep(from, to);
};

/** Whether two say the same cell. */
export const isSameCell = (a: CellColumns, b: CellColumns): boolean =>
  a.cell_x === b.cell_x && a.cell_y === b.cell_y && a.cell_z === b.cell_z;
