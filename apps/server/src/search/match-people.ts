import { ageOn, isCountry, type MatchCandidate, type MatchSeeker } from '@vesper/domain';
import type { Member } from '../member/repository.ts';
import { regionOfTown } from '../site/places/settlements.ts';
import type { PoolRow } from './repository.ts';

/** Where somebody lives who has named a town and left the region open. */
const regionOf = ({ country, region, city }: Pick<Member, 'country' | 'region' | 'city'>): string =>
  region === '' && isCountry(country) ? regionOfTown(country, city) : region;

/** A member as the ranking of matches knows one who looks for somebody; `today` as `YYYY-MM-DD`. */
export const toSeeker = (member: Member, today: string): MatchSeeker => ({
  gender: member.gender,
  searchGender: member.search_gender,
  country: member.country,
  region: regionOf(member),
  age: ageOn(member.birth_date, today),
  interests: member.interests,
});

/** The same of one who may be found. */
export const toCandidate = (row: PoolRow, today: string): MatchCandidate => ({
  id: row.id,
  gender: row.gender,
  searchGender: row.search_gender,
  country: row.country,
  region: regionOf(row),
  age: ageOn(row.birth_date, today),
  interests: row.interests,
  fictional: row.fictional,
  lastSeenMs: row.ranked_at.getTime(),
});
