import { byTurns, formatCount, normalizeSearchFilter, offeredFilter, similarSearches } from '@vesper/domain';
import { onlineSeconds } from '../member/card.ts';
import { secondsFromNow, todayOf } from '../platform/clock.ts';
import { updateMember } from '../member/repository.ts';
import { pointOfMember } from '../member/place.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { CallHandlers } from '../platform/http/call-acts.ts';
import { readCursor, writeCursor } from '../platform/http/cursor.ts';
import type { Services } from '../platform/services/services.ts';
import type { Site } from '../site/site-directory.ts';
import { readArrival } from '../site/visitor/arrival.ts';
import { selectedCountry } from '../site/visitor/visitor-country.ts';
import { mayViewProfiles } from '../site/visitor/visitor-access.ts';
import { autoLike } from './auto-like.ts';
import { findFaces } from './faces-repository.ts';
import { matchFinder, updateWish } from './finder/finder.ts';
import { differentByTurns, readFound, toFoundPage } from './found.ts';
import { findMatches } from './matches.ts';
import {
  pageSize,
  searchElsewhere,
  searchFurther,
  searchMembers,
  type SearchPosition,
} from './repository.ts';
import type { RankedRow } from './found-repository.ts';
import type { SearchRequest } from './wanted.ts';

/** A mosaic of six, and three with a sentence of their own. */
const mostFaces = 9;
/** Of so many those are shown who do not all say the same: without them people from elsewhere would come in. */
const candidateFaces = 3 * mostFaces;
/** With fewer matches than this, members from elsewhere are shown below them. */
const fewResults = 8;
const similarSize = 12;

/** Where a page ends, and how many matched when the first one was read: later ones do not count them again. */
interface Place extends SearchPosition {
  /** A server of before wrote none, and somebody may scroll on while this one takes its place. */
  readonly count?: number;
}

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' &&
  value !== null &&
  'rankedAt' in value &&
  typeof value.rankedAt === 'string' &&
  !Number.isNaN(Date.parse(value.rankedAt)) &&
  'member' in value &&
  typeof value.member === 'string' &&
  /^[0-9a-f-]{36}$/.test(value.member) &&
  (!('count' in value) || Number.isInteger(value.count));

/** People like those who were asked for, without `shown`: of the nearest wish that somebody is of. */
const findSimilar = async (
  services: Services,
  site: Site,
  wanted: SearchRequest,
  shown: ReadonlySet<string>,
): Promise<readonly RankedRow[]> => {
  for (const filter of similarSearches(wanted.filter, site.rules)) {
    const rows = await searchElsewhere(services.db, { ...wanted, filter });
    const others = rows.filter(({ id }) => !shown.has(id)).slice(0, similarSize);
    if (others.length > 0) return others;
  }
  return [];
};

export const searchCalls = {
  faces: async (services, { site, member, request }) => {
    const country = selectedCountry(site, await services.visitorCountry.find(site, request));
    const faces = await findFaces(services.db, {
      site: site.id,
      country,
      limit: candidateFaces,
      viewer: member?.id,
    });
    const ids = byTurns(faces, candidateFaces).map(({ id }) => id);
    // Those whose label is one line come first: it stands on photos no wider than a thumb.
    const found = (await readFound(services, undefined, ids)).toSorted(
      (a, b) => Number(a.automatic) - Number(b.automatic),
    );
    const members = differentByTurns(found, mostFaces);
    // No more than was agreed to (`notifications.public-pages.hint`): not who is here now, who pays, nor more than the town.
    const withheld = {
      online: false,
      premium: false,
      verified: false,
      new_here: false,
      region: '',
      region_name: '',
    };
    return { members: members.map((member) => ({ ...member, ...withheld })) };
  },
  autoLike: (services, { site, member }) => autoLike(services, site, member),
  matchFinder: (services, { site, member, request, query }) =>
    matchFinder(services, site, member, request, query),
  matchWishUpdate: (services, { site, member, body }) => updateWish(services, site, member, body),
  searchKeep: async (services, { member, body }) => {
    await updateMember(services.db, member.id, { last_search: body.search });
    return { ok: true as const };
  },
  signupMatches: (services, { site, member, request }) => findMatches(services, site, member, request),
  search: async (services, { query, site, member, request }) => {
    if (!mayViewProfiles(site, member, () => readArrival(request)))
      throw new AppError('authentication_required');
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
    const wanted: SearchRequest = {
      site: site.id,
      viewer: member?.id,
      isUnblocked: member?.blocks_version === 0,
      own: filter.fits ? (member?.gender ?? undefined) : undefined,
      filter,
      // Near whom: who has no place on the map is near nobody in particular, and asks everywhere.
      from: pointOfMember(member),
      today: todayOf(services.clock),
      hereSince: secondsFromNow(services.clock, -onlineSeconds),
    };
    const place = query.cursor === undefined ? undefined : readCursor(services, query.cursor, isPlace);
    const found = place
      ? {
          rows: await searchFurther(services.db, wanted, place),
          count: place.count ?? (await searchMembers(services.db, wanted)).count,
        }
      : await searchMembers(services.db, wanted);
    const page = found.rows.slice(0, pageSize);
    const last = page.at(-1);
    const { count, capped } = formatCount(found.count);
    const shown = new Set(page.map(({ id }) => id));
    const similar =
      place === undefined && count < fewResults ? await findSimilar(services, site, wanted, shown) : [];
    const more = found.rows.length > pageSize && last;
    return {
      results: toFoundPage(services, member, page),
      next_cursor: more
        ? writeCursor(services, { rankedAt: last.rankedAt, member: last.id, count: found.count })
        : null,
      num_results: count,
      num_capped: capped,
      similar: toFoundPage(services, member, similar),
    };
  },
} satisfies CallHandlers;
