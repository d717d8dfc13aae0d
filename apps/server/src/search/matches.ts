import type { CallAnswer } from '@vesper/contract';
import {
  agesAround,
  type Country,
  genders,
  isCountry,
  type MatchCandidate,
  type MatchSeeker,
  normalizeSearchFilter,
  rankMatches,
  type SearchFilter,
} from '@vesper/domain';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../member/repository.ts';
import { todayOf } from '../platform/clock.ts';
import type { Services } from '../platform/services/services.ts';
import type { Site } from '../site/site-directory.ts';
import { countryOfMember } from '../site/visitor/visitor-country.ts';
import { readFound } from './found.ts';
import { toCandidate, toSeeker } from './match-people.ts';
import { readPools } from './repository.ts';

/** Where to look: near first, then elsewhere; for who has not said where, only where they seem to be. */
const placesOf = (seeker: MatchSeeker, here: Country): Pick<SearchFilter, 'country' | 'region'>[] => {
  const { country, region } = seeker;
  if (!isCountry(country)) return [{ country: here, region: null }];
  return [
    ...(region ? [{ country, region }] : []),
    { country, region: null },
    { country: null, region: null },
  ];
};

/**
 * The candidates of each pool (the region, the country, everywhere; of the ages that a search begins with, and of any), by gender, read in
 * one query off the indexes of search; nobody who is blocked either way, nor the seeker.
 */
const readCandidates = async (
  services: Services,
  site: Site,
  member: Member,
  seeker: MatchSeeker,
  here: Country,
): Promise<MatchCandidate[]> => {
  const today = todayOf(services.clock);
  const wanted = seeker.searchGender === null ? genders : [seeker.searchGender];
  const any = normalizeSearchFilter({}, site.rules);
  const [minAge, maxAge] = agesAround(seeker.age, site.rules);
  const agesOf = [{ ...any, minAge, maxAge }, any];
  const requests = placesOf(seeker, here).flatMap((place) =>
    wanted.flatMap((gender) =>
      agesOf.map((ages) => ({
        site: site.id,
        viewer: member.id,
        filter: { ...ages, ...place, gender },
        from: null,
        today,
      })),
    ),
  );
  const rows = await readPools(services.db, requests);
  return rows.map((row) => toCandidate(row, today));
};

/** The first members to meet, ranked for this one, with the reasons (readings, `/signup-matches`). */
export const findMatches = async (
  services: Services,
  site: Site,
  member: Member,
  request: FastifyRequest,
): Promise<CallAnswer<'signupMatches'>> => {
  const seeker = toSeeker(member, todayOf(services.clock));
  const here = await countryOfMember(services, site, member.country, request);
  const candidates = await readCandidates(services, site, member, seeker, here);
  const ranked = rankMatches(seeker, candidates);
  const cards = await readFound(
    services,
    member,
    ranked.map(({ id }) => id),
  );
  const byId = new Map(cards.map((card) => [card.id, card]));
  return {
    matches: ranked.flatMap(({ id, reasons }) => {
      const card = byId.get(id);
      return card ? [{ member: card, reasons }] : [];
    }),
  };
};
