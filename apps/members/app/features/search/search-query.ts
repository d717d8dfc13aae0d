import type { CallQuery } from '@vesper/contract';
import { normalizeSearchFilter, type SearchFilter } from '@vesper/domain';

/** The filter as it stands in the address; names as in the API. */
export const filterOfAddress = (query: URLSearchParams, minimumAge: number): SearchFilter =>
  normalizeSearchFilter(
    {
      gender: query.get('gender'),
      country: query.get('country'),
      region: query.get('region'),
      minAge: query.get('min_age'),
      maxAge: query.get('max_age'),
      realOnly: query.get('real_only'),
    },
    { minimumAge },
  );

/** The same filter as the search call takes it; what is "any" is left out. */
export const queryOfFilter = (
  filter: SearchFilter,
  cursor: string | null,
): NonNullable<CallQuery<'search'>> => ({
  ...(filter.gender && { gender: filter.gender }),
  ...(filter.country && { country: filter.country }),
  ...(filter.region && { region: filter.region }),
  min_age: filter.minAge,
  max_age: filter.maxAge,
  ...(filter.realOnly && { real_only: '1' as const }),
  ...(cursor && { cursor }),
});

/** The filter as fields of a form, to be sent along with a cursor. */
export const fieldsOfFilter = (filter: SearchFilter): Record<string, string> => ({
  gender: filter.gender ?? '',
  country: filter.country ?? '',
  region: filter.region ?? '',
  min_age: String(filter.minAge),
  max_age: String(filter.maxAge),
  ...(filter.realOnly && { real_only: '1' }),
});
