import type { FoundMember } from '@vesper/contract';
import { facesFirst, profileLine } from '@vesper/domain';
import { toCard } from '../member/card.ts';
import { pictureOf } from '../member/card-repository.ts';
import { toTintedPicture } from '../member/picture-repository.ts';
import { type CellColumns, distanceBetween } from '../member/place.ts';
import type { Member } from '../member/repository.ts';
import type { Services } from '../platform/services/services.ts';
import { findFoundRows, type FoundRow } from './found-repository.ts';

type Viewer = (Pick<Member, 'interests'> & CellColumns) | undefined;
type CardServices = Pick<Services, 'clock' | 'sites' | 'storage'>;

/** Members as a search shows them to `viewer`: all of a page at one moment, which is looked up once. */
const showFound = (
  { clock, sites, storage }: CardServices,
  viewer: Viewer,
): ((row: FoundRow) => FoundMember) => {
  const now = clock.now();
  const services = { clock: { now: () => now }, sites };
  const own = new Set(viewer?.interests);
  return (row) => {
    const picture = pictureOf(row);
    return {
      ...toCard(services, row, picture && toTintedPicture(storage, picture)),
      line: profileLine(row.opening),
      shared_interests: row.interests.filter((interest) => own.has(interest)).length,
      liked: row.liked_back !== null,
      match: row.liked_back === true,
      distance: distanceBetween(viewer, row),
    };
  };
};

/** A member as a search shows one to `viewer`. */
export const toFound = (services: CardServices, viewer: Viewer, row: FoundRow): FoundMember =>
  showFound(services, viewer)(row);

/** A page of a search as it is shown to `viewer`: faces come first. */
export const toFoundPage = (
  services: CardServices,
  viewer: Viewer,
  rows: readonly FoundRow[],
): FoundMember[] => facesFirst(rows.map(showFound(services, viewer)), (card) => card.main_image !== null);

/** Members as a search shows them to `viewer`, in this order; those that are gone are left out. */
export const readFound = async (
  services: Pick<Services, 'clock' | 'db' | 'sites' | 'storage'>,
  viewer: (Pick<Member, 'id' | 'interests'> & CellColumns) | undefined,
  ids: readonly string[],
): Promise<FoundMember[]> => {
  if (ids.length === 0) return [];
  const rows = new Map((await findFoundRows(services.db, viewer?.id, ids)).map((row) => [row.id, row]));
  const show = showFound(services, viewer);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [show(row)] : [];
  });
};

/** So many of these, women and men by turns as long as there are both, and none who says a sentence that another one says. */
export const differentByTurns = (members: readonly FoundMember[], most: number): FoundMember[] => {
  const chosen: FoundMember[] = [];
  let left = members;
  while (chosen.length < most) {
    const last = chosen.at(-1)?.gender;
    const next = left.find(({ gender }) => gender !== last) ?? left[0];
    if (!next) break;
    chosen.push(next);
    left = left.filter(({ id, line }) => id !== next.id && (line === '' || line !== next.line));
  }
  return chosen;
};
