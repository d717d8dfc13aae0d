import { interests as allInterests } from '../../profile/interests.ts';
import type { Interest } from '../../profile/interests.ts';
import type { Gender } from '../../profile/person.ts';
import type { Country } from '../../site/places/countries.ts';
import { searchDistances } from '../../site/places/distance.ts';
import type { SearchDistance } from '../../site/places/distance.ts';
import { offersFilter, type SearchField } from '../../site/search-fields.ts';
import { offeredFilter } from '../offered-filter.ts';
import { agesAround, normalizeSearchFilter, type SearchFilter } from '../search-filter.ts';

/** The questions of the match finder, in their order (readings, `/match-finder`). */
export const matchQuestions = ['who', 'age', 'place', 'interests'] as const;
export type MatchQuestion = (typeof matchQuestions)[number];

/** How far somebody may live: within so many kilometres, in one's own country, or anywhere. */
export const matchReaches = [...searchDistances, 'country', 'anywhere'] as const;
export type MatchReach = SearchDistance | 'country' | 'anywhere';

/** What a member has answered; `gender` null is everyone. */
export type MatchWish = {
  gender: Gender | null;
  minAge: number;
  maxAge: number;
  reach: MatchReach;
  interests: readonly Interest[];
};

/** What the site asks for, of its settings (`search_fields`) and rules. */
export type WishRules = { searchFields: readonly SearchField[]; minimumAge: number };

/** The questions that a site asks: none about what its search lets nobody choose. */
export function askedQuestions({ searchFields }: Pick<WishRules, 'searchFields'>): MatchQuestion[] {
  const offers = (field: SearchField): boolean => offersFilter({ search_fields: searchFields }, field);
  const isAsked: Readonly<Record<MatchQuestion, boolean>> = {
    who: offers('gender'),
    age: offers('age'),
    place: offers('distance') || offers('country'),
    interests: true,
  };
  return matchQuestions.filter((question) => isAsked[question]);
}

/** Which answers about the place there are: by distance for who has a place on the map. */
export function offeredReaches(
  hasPlace: boolean,
  { searchFields }: Pick<WishRules, 'searchFields'>,
): MatchReach[] {
  const byDistance = hasPlace && offersFilter({ search_fields: searchFields }, 'distance');
  return matchReaches.filter((reach) => byDistance || typeof reach === 'string');
}

/** What the questions begin with: whom the member looks for, ages around the own one, the own country and interests. */
export function startWish(
  member: { searchGender: Gender | null; age: number; interests: readonly string[] },
  { minimumAge }: Pick<WishRules, 'minimumAge'>,
): MatchWish {
  const [minAge, maxAge] = agesAround(member.age, { minimumAge });
  const interests = allInterests.filter((code) => member.interests.includes(code));
  return { gender: member.searchGender, minAge, maxAge, reach: 'country', interests };
}

/** The wish as a filter of search. Who has no place on the map is asked for in the own country instead of nearby. */
export function filterOfWish(
  wish: MatchWish,
  own: { country: Country | null; hasPlace: boolean },
  rules: WishRules & { realOnly: boolean },
): SearchFilter {
  const isNear = typeof wish.reach === 'number' && own.hasPlace;
  const filter = normalizeSearchFilter(
    {
      gender: wish.gender,
      minAge: wish.minAge,
      maxAge: wish.maxAge,
      country: isNear || wish.reach === 'anywhere' ? null : own.country,
      distance: isNear ? wish.reach : null,
      realOnly: rules.realOnly,
    },
    rules,
  );
  return offeredFilter(filter, rules);
}

/** So many years older and younger, one after the other. */
const moreYears = [5, 10, 20, 99] as const;

/** The next steps wider, the nearest first: farther away, then older and younger; nothing that asks for somebody else. */
export function widerWishes(wish: MatchWish, hasPlace: boolean, rules: WishRules): MatchWish[] {
  const asked = askedQuestions(rules);
  const reaches = offeredReaches(hasPlace, rules);
  const farther = asked.includes('place') ? reaches.slice(reaches.indexOf(wish.reach) + 1) : [];
  const [next, ...others] = farther.map((reach) => ({ ...wish, reach }));
  const youngest = Math.max(18, rules.minimumAge);
  const [nearAges, ...otherAges] = (asked.includes('age') ? moreYears : []).map((years) => ({
    ...wish,
    minAge: Math.max(youngest, wish.minAge - years),
    maxAge: Math.min(99, wish.maxAge + years),
  }));
  const everybody = otherAges.at(-1);
  const last = farther.at(-1);
  const wider = [
    next,
    nearAges,
    ...others,
    ...otherAges,
    everybody && last ? { ...everybody, reach: last } : undefined,
  ].filter((one) => one !== undefined);
  const seen = new Set([JSON.stringify(wish)]);
  return wider.filter((one) => {
    const text = JSON.stringify(one);
    return seen.has(text) ? false : Boolean(seen.add(text));
  });
}
