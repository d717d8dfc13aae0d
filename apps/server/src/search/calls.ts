import { byTurns, formatCount, similarSearches } from '@vesper/domain';
import { updateMember } from '../member/repository.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { CallHandlers } from '../platform/http/call-acts.ts';
import { writeCursor } from '../platform/http/cursor.ts';
import type { Services } from '../platform/services/services.ts';
import type { Site } from '../site/site-directory.ts';
import { readArrival } from '../site/visitor/arrival.ts';
import { selectedCountry } from '../site/visitor/visitor-country.ts';
import { mayViewProfiles } from '../site/visitor/visitor-access.ts';
import { autoLike } from './auto-like/auto-like.ts';
import { findFaces } from './faces-repository.ts';
import { matchFinder, updateWish } from './finder/finder.ts';
import { differentByTurns, readFound, toFoundPage } from './found.ts';
import { findMatches } from './matches.ts';
import { placeAfter } from './page/asked-page.ts';
import { pageSize, searchElsewhere } from './repository.ts';
import type { RankedRow } from './found-repository.ts';
import type { SearchRequest } from './wanted.ts';

/** A mosaic of six, and three with a sentence of their own. */
const mostFaces = 9;
/** Of so many those are shown who do not all say the same: without them people from elsewhere would come in. */
const candidateFaces = 3 * mostFaces;
/** With fewer matches than this, members from elsewhere are shown below them. */
const fewResults = 8;
const similarSize = 12;

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
    const { wanted, isFirst, found: reading } = services.pagesAhead.of(services, request, member, query);
    const found = await reading;
    const page = found.rows.slice(0, pageSize);
    const last = page.at(-1);
    const { count, capped } = formatCount(found.count);
    const shown = new Set(page.map(({ id }) => id));
    const similar = isFirst && count < fewResults ? await findSimilar(services, site, wanted, shown) : [];
    const more = found.rows.length > pageSize && last;
    return {
      results: toFoundPage(services, member, page),
      next_cursor: more ? writeCursor(services, placeAfter(wanted, last, found.count)) : null,
      num_results: count,
      num_capped: capped,
      similar: toFoundPage(services, member, similar),
    };
  },
} satisfies CallHandlers;
