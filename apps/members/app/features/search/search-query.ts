import type { CallQuery, OwnProfile } from '@vesper/contract';
import { ageOn, agesAround, offersFilter, type SearchField, type SearchFilter } from '@vesper/domain';

/** What of a site's settings decides over its search. */
export interface SearchSettings {
  readonly minimum_age: number;
  readonly search_fields: readonly string[];
  readonly verified_members?: boolean;
}

/** Where the bare address starts from. */
export interface WantedSearch {
  readonly gender: string | null;
  readonly country: string | null;
  readonly min_age: string | null;
  readonly max_age: string | null;
  /** Only who looks for somebody like the member; null where that can not be asked. */
  readonly fits: '1' | null;
}

/** Around the own age, for members; visitors begin with all ages. */
export const wantedAges = (
  user: { readonly profile: Pick<OwnProfile, 'date_of_birth'> } | null,
  minimumAge: number,
  today: string,
): Pick<WantedSearch, 'min_age' | 'max_age'> => {
  if (!user) return { min_age: null, max_age: null };
  const [from, to] = agesAround(ageOn(user.profile.date_of_birth, today), { minimumAge });
  return { min_age: String(from), max_age: String(to) };
};

/** The filter that each name in the address belongs to. */
const fieldOf: Readonly<Record<string, SearchField>> = {
  gender: 'gender',
  country: 'country',
  region: 'region',
  min_age: 'age',
  max_age: 'age',
  real_only: 'real_only',
  distance: 'distance',
  with_photo: 'with_photo',
  new_here: 'new_here',
  verified: 'verified',
  online: 'online',
  fits: 'fits',
};

/** Of these a site that does not offer them leaves all open. */
const freeFields: ReadonlySet<SearchField | undefined> = new Set(['age', 'fits']);

/** The home page asks for both ages in one field: `age=55-65`. */
const withAges = (asked: URLSearchParams): URLSearchParams => {
  const ages = /^(\d{2})-(\d{2})$/.exec(asked.get('age') ?? '');
  if (!ages) return asked;
  const query = new URLSearchParams(asked);
  query.delete('age');
  query.set('min_age', ages[1] ?? '');
  query.set('max_age', ages[2] ?? '');
  return query;
};

/** Whether an address asks for nobody in particular: where somebody came from, say, is not about whom to find. */
export const isBareSearch = (query: URLSearchParams): boolean =>
  [...query.keys()].every((name) => name !== 'age' && !Object.hasOwn(fieldOf, name));

/**
 * The search that an address asks for. One with values of its own says everything; what the site does not let anybody
 * choose always is what the member looks for.
 */
export const startQuery = (
  asked: URLSearchParams,
  wanted: WantedSearch,
  settings: SearchSettings,
): URLSearchParams => {
  const isOffered = (name: string): boolean => {
    const field = Object.hasOwn(fieldOf, name) ? fieldOf[name] : undefined;
    return field === undefined || offersFilter(settings, field);
  };
  const query = new URLSearchParams([...withAges(asked)].filter(([name]) => isOffered(name)));
  const isBare = isBareSearch(query);
  for (const [name, value] of Object.entries(wanted))
    // Where a site asks nobody for ages, nobody is kept to some; nor to who fits.
    if (value !== null && (isOffered(name) ? isBare : !freeFields.has(fieldOf[name]))) query.set(name, value);
  return query;
};

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
  ...(filter.distance && { distance: filter.distance }),
  ...(filter.withPhoto && { with_photo: '1' as const }),
  ...(filter.newHere && { new_here: '1' as const }),
  ...(filter.verified && { verified: '1' as const }),
  ...(filter.online && { online: '1' as const }),
  ...(filter.fits && { fits: '1' as const }),
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
  ...(filter.distance && { distance: String(filter.distance) }),
  ...(filter.withPhoto && { with_photo: '1' }),
  ...(filter.newHere && { new_here: '1' }),
  ...(filter.verified && { verified: '1' }),
  ...(filter.online && { online: '1' }),
  ...(filter.fits && { fits: '1' }),
});
