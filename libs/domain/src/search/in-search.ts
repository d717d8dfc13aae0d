import type { Gender } from '../profile/person.ts';
import type { DistanceStep } from '../site/places/distance.ts';
import { lastAge } from './search-filter.ts';
import type { SearchFilter } from './search-filter.ts';

/** Somebody as a search may ask for them. */
export type SearchedPerson = {
  gender: Gender | null;
  /** Null: everybody, or not said. */
  searchGender: Gender | null;
  country: string | null;
  region: string;
  age: number;
  fictional: boolean;
  withPhoto: boolean;
  newHere: boolean;
  verified: boolean;
  online: boolean;
};

/** Who searches, and how far from the other one. */
export type Searcher = {
  gender: Gender | null;
  /** Without a place on the map a distance filters nothing. */
  hasPlace: boolean;
  /** Null beyond the last step, and where the other one has no place. */
  distance: DistanceStep | null;
};

/** Whether a search finds this one: the same rules for one member as the database has for all. */
export function isInSearch(filter: SearchFilter, person: SearchedPerson, searcher: Searcher): boolean {
  const isNear =
    filter.distance === null ||
    !searcher.hasPlace ||
    (searcher.distance !== null && searcher.distance <= filter.distance);
  const wantsSearcher =
    searcher.gender === null || person.searchGender === null || person.searchGender === searcher.gender;
  return [
    filter.gender === null || person.gender === filter.gender,
    filter.country === null || person.country === filter.country,
    filter.region === null || person.region === filter.region,
    person.age >= filter.minAge && person.age <= lastAge(filter.maxAge),
    isNear,
    !filter.realOnly || !person.fictional,
    !filter.withPhoto || person.withPhoto,
    !filter.newHere || person.newHere,
    !filter.verified || person.verified,
    !filter.online || person.online,
    !filter.fits || wantsSearcher,
  ].every(Boolean);
}
