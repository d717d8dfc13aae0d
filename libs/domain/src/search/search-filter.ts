import { oldestAge } from '../member/birth-date.ts';
import { isGender } from '../profile/person.ts';
import type { Gender } from '../profile/person.ts';
import { isCountry, isOfCountry } from '../site/places/countries.ts';
import type { Country } from '../site/places/countries.ts';
import { searchDistances } from '../site/places/distance.ts';
import type { SearchDistance } from '../site/places/distance.ts';
import { isRegion } from '../site/places/regions.ts';

/** What a search asks for (spec §3); null means "any". `realOnly` leaves out fictional profiles. */
export type SearchFilter = {
  gender: Gender | null;
  country: Country | null;
  region: string | null;
  minAge: number;
  maxAge: number;
  realOnly: boolean;
  /** Within so many kilometres of whoever searches, in steps (`distanceStep`). */
  distance: SearchDistance | null;
  withPhoto: boolean;
  /** Only who joined in the last days (`newHereDays`). */
  newHere: boolean;
  /** Only who is verified (decision 83). */
  verified: boolean;
  /** Only who is here now, as cards say it. */
  online: boolean;
  /** Nobody who looks for another gender than the one of whoever searches. */
  fits: boolean;
};

/** The same fields as they come out of an address or a form. */
export type SearchFilterInput = Readonly<Partial<Record<keyof SearchFilter, unknown>>>;

/** The end of the age choice; whoever is older is asked for with it. */
const oldest = 99;

/** The age up to which somebody is found who is asked for up to `maxAge`. */
export const lastAge = (maxAge: number): number => (maxAge >= oldest ? Math.max(maxAge, oldestAge) : maxAge);

function ageWithin(value: unknown, fallback: number, youngest: number): number {
  const given = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof given !== 'number' || !Number.isFinite(given)) return fallback;
  return Math.min(oldest, Math.max(youngest, Math.trunc(given)));
}

function regionOf(country: Country | null, value: unknown): string | null {
  return country !== null && isRegion(value) && isOfCountry(value, country) ? value : null;
}

const isYes = (value: unknown): boolean => [true, 'true', '1', 'on'].some((yes) => yes === value);

/**
 * A filter that can be searched with, out of whatever the address says: unknown values become "any",
 * ages are brought between the site's minimum age and 99 and put in order, and a region
 * (ISO 3166-2, such as `NL-UT`) stays only with its country.
 */
export function normalizeSearchFilter(
  input: SearchFilterInput,
  settings: { minimumAge: number },
): SearchFilter {
  const country = isCountry(input.country) ? input.country : null;
  const youngest = Math.max(18, settings.minimumAge);
  const from = ageWithin(input.minAge, youngest, youngest);
  const to = ageWithin(input.maxAge, oldest, youngest);
  return {
    gender: isGender(input.gender) ? input.gender : null,
    country,
    region: regionOf(country, input.region),
    minAge: Math.min(from, to),
    maxAge: Math.max(from, to),
    realOnly: isYes(input.realOnly),
    distance: searchDistances.find((step) => String(step) === String(input.distance)) ?? null,
    withPhoto: isYes(input.withPhoto),
    newHere: isYes(input.newHere),
    verified: isYes(input.verified),
    online: isYes(input.online),
    fits: isYes(input.fits),
  };
}

/** The filter as it stands in the query of an address, under the names that the call of the search has. */
export const filterOfAddress = (
  query: { get(name: string): string | null },
  minimumAge: number,
): SearchFilter =>
  normalizeSearchFilter(
    {
      gender: query.get('gender'),
      country: query.get('country'),
      region: query.get('region'),
      minAge: query.get('min_age'),
      maxAge: query.get('max_age'),
      realOnly: query.get('real_only'),
      distance: query.get('distance'),
      withPhoto: query.get('with_photo'),
      newHere: query.get('new_here'),
      verified: query.get('verified'),
      online: query.get('online'),
      fits: query.get('fits'),
    },
    { minimumAge },
  );

/**
 * What to ask for instead where nobody was found: the same people (gender, real ones only, who fits) of all ages in the whole country, then
 * anywhere; null where there is nothing left to give up.
 */
export function widerSearch(
  filter: SearchFilter,
  { minimumAge }: { minimumAge: number },
): SearchFilter | null {
  const open = {
    region: null,
    minAge: Math.max(18, minimumAge),
    maxAge: oldest,
    distance: null,
    withPhoto: false,
    newHere: false,
    verified: false,
    online: false,
  } as const satisfies Partial<SearchFilter>;
  const isOpen = Object.entries(open).every(([name, value]) => filter[name as keyof typeof open] === value);
  if (!isOpen) return { ...filter, ...open };
  return filter.country === null ? null : { ...filter, country: null };
}

/** By how many years the ages are widened for people like those who were asked for. */
const similarYears = 10;
const noMarks = { withPhoto: false, newHere: false, verified: false, online: false } as const;

/**
 * Whom to offer below the few who match, the nearest wish first: the same in the whole country, then there a few years younger and older
 * and whatever their profiles say beside, then both anywhere. Gender, real members and who fits are never given up.
 */
export function similarSearches(
  filter: SearchFilter,
  { minimumAge }: { minimumAge: number },
): SearchFilter[] {
  const inCountry = { ...filter, region: null, distance: null };
  const like = {
    ...noMarks,
    minAge: Math.max(18, minimumAge, filter.minAge - similarYears),
    maxAge: Math.min(oldest, filter.maxAge + similarYears),
  };
  const anywhere = { ...inCountry, country: null };
  const said = new Set([JSON.stringify(filter)]);
  return [inCountry, { ...inCountry, ...like }, anywhere, { ...anywhere, ...like }].filter((one) => {
    const text = JSON.stringify(one);
    if (said.has(text)) return false;
    said.add(text);
    return true;
  });
}

/** How many years above and below the own age a search begins with. */
const nearYears = 8;

/** The ages that a member's first search begins with: the own one, eight years up and down, and nobody under age. */
export function agesAround(age: number, { minimumAge }: { minimumAge: number }): [from: number, to: number] {
  const youngest = Math.max(18, minimumAge);
  return [Math.max(youngest, age - nearYears), Math.min(oldest, Math.max(youngest, age) + nearYears)];
}
