import { hash } from 'node:crypto';
import type { CheckedQuery } from '@vesper/contract';
import { normalizeSearchFilter, offeredFilter } from '@vesper/domain';
import { hereSince } from '../../member/card.ts';
import { type CellColumns, pointOfMember } from '../../member/place.ts';
import type { Member } from '../../member/repository.ts';
import { todayOf } from '../../platform/clock.ts';
import { readCursor } from '../../platform/http/cursor.ts';
import type { Services } from '../../platform/services/services.ts';
import type { Site } from '../../site/site-directory.ts';
import { searchFurther, searchMembers, type SearchPage } from '../repository.ts';
import type { SearchPosition, SearchRequest } from '../wanted.ts';

/** What of somebody who searches says whom they find: nothing else of them does. */
export interface Seeker extends CellColumns, Pick<Member, 'id' | 'gender'> {
  /** Nobody has blocked them, nor they anybody. */
  readonly isUnblocked: boolean;
}

/** Where a page ends, and how many matched when the first one was read: later ones do not count them again. */
export interface Place extends SearchPosition {
  /** A server of before wrote none, and somebody may scroll on while this one takes its place. */
  readonly count?: number;
  /** Of which search they were counted; a server of before did not say. */
  readonly search?: string;
}

/**
 * Tells one search from another: a cursor may be handed back with another one than it was given for. Whose it was is no part of
 * it, but for where they are in a search of who is near: of an address that was passed on the number may differ by whom the two
 * have blocked.
 */
const markOf = ({ site, own, filter, from }: SearchRequest): string =>
  hash(
    'sha256',
    JSON.stringify([site, own, filter, filter.distance === null ? null : from]),
    'base64url',
  ).slice(0, 8);

/** The place after `last`, for the cursor of the next page. */
export const placeAfter = (
  wanted: SearchRequest,
  last: { readonly rankedAt: string; readonly id: string },
  count: number,
): Place => ({ rankedAt: last.rankedAt, member: last.id, count, search: markOf(wanted) });

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' &&
  value !== null &&
  'rankedAt' in value &&
  typeof value.rankedAt === 'string' &&
  !Number.isNaN(Date.parse(value.rankedAt)) &&
  'member' in value &&
  typeof value.member === 'string' &&
  /^[0-9a-f-]{36}$/.test(value.member) &&
  (!('count' in value) || Number.isInteger(value.count)) &&
  (!('search' in value) || typeof value.search === 'string');

/** A page that is being read, and what it was asked with. */
export interface AskedPage {
  readonly wanted: SearchRequest;
  readonly isFirst: boolean;
  readonly found: Promise<SearchPage>;
}

const wantedBy = (
  services: Pick<Services, 'clock'>,
  site: Site,
  seeker: Seeker | undefined,
  query: CheckedQuery<'search'>,
): SearchRequest => {
  const asked = normalizeSearchFilter(
    {
      gender: query.gender,
      country: query.country,
      region: query.region,
      minAge: query.min_age,
      maxAge: query.max_age,
      realOnly: query.real_only,
      distance: query.distance,
      withPhoto: query.with_photo,
      newHere: query.new_here,
      verified: query.verified,
      online: query.online,
      fits: query.fits,
    },
    site.rules,
  );
  const filter = offeredFilter(asked, { ...site.settings, ...site.rules });
  return {
    site: site.id,
    viewer: seeker?.id,
    isUnblocked: seeker?.isUnblocked ?? false,
    own: filter.fits ? (seeker?.gender ?? undefined) : undefined,
    filter,
    // Near whom: who has no place on the map is near nobody in particular, and asks everywhere.
    from: pointOfMember(seeker),
    today: todayOf(services.clock),
    hereSince: hereSince(services.clock),
  };
};

const readPage = async (
  { db }: Pick<Services, 'db'>,
  wanted: SearchRequest,
  place: Place | undefined,
): Promise<SearchPage> => {
  if (!place) return searchMembers(db, wanted);
  const rows = await searchFurther(db, wanted, place);
  const isCounted = place.search === undefined || place.search === markOf(wanted);
  const count = isCounted ? place.count : undefined;
  return { rows, count: count ?? (await searchMembers(db, wanted)).count };
};

/**
 * Begins to read the page that somebody asks for.
 * @throws AppError `invalid_request` naming the field `cursor`
 */
export const askPage = (
  services: Pick<Services, 'clock' | 'db' | 'signingKey'>,
  site: Site,
  seeker: Seeker | undefined,
  query: CheckedQuery<'search'>,
): AskedPage => {
  const place = query.cursor === undefined ? undefined : readCursor(services, query.cursor, isPlace);
  const wanted = wantedBy(services, site, seeker, query);
  return { wanted, isFirst: place === undefined, found: readPage(services, wanted, place) };
};
