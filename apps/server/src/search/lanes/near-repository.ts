import { type RawBuilder, sql } from 'kysely';
import type { Wanted } from '../wanted.ts';

/** What a search asks for, as its statement has it in one row (`askedOf`). */
export const given = (name: keyof Wanted): RawBuilder<unknown> => sql.ref(`asked.${name}`);

/** By which column the lanes of a search are told apart. */
export const laneColumn = ({ dice, areDiceSmall }: Wanted): RawBuilder<unknown> => {
  if (dice === undefined) return sql`s.decade`;
  return areDiceSmall ? sql`s.small_die` : sql`s.die`;
};

const sides = [
  { column: sql`s.cell_x`, from: given('fromX'), to: given('toX'), twice: given('twiceX') },
  { column: sql`s.cell_y`, from: given('fromY'), to: given('toY'), twice: given('twiceY') },
  { column: sql`s.cell_z`, from: given('fromZ'), to: given('toZ'), twice: given('twiceZ') },
] as const;

/** Whose cell is near enough (`nearOf`). Nobody without a cell is near. */
export const nearEnough = sql`${sql.join(
  sides.map(({ column, twice }) => sql`${column} * (${column} - ${twice})`),
  sql` + `,
)} <= ${given('nearRest')}`;

/** Where most that are read are too far (farther than the dice go), the index itself compares with a cube around first. */
export const inCube = sql.join(
  sides.map(({ column, from, to }) => sql`${column} >= ${from} and ${column} <= ${to}`),
  sql` and `,
);
