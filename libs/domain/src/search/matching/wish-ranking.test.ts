import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceSteps } from '../../site/places/distance.ts';
import type { MatchWish } from './match-wish.ts';
import {
  compareRanks,
  rankByWish,
  tieOf,
  type WishCandidate,
  type WishSeeker,
  wishWeights,
} from './wish-ranking.ts';

const wish: MatchWish = {
  gender: 'male',
  minAge: 40,
  maxAge: 80,
  reach: 'anywhere',
  interests: ['music', 'gardening', 'sailing'],
};
const seeker: WishSeeker = { id: 'me', gender: 'female', region: 'NL-UT', age: 60 };
const someone = (id: string, changes: Partial<WishCandidate> = {}): WishCandidate => ({
  id,
  searchGender: null,
  region: 'DE-NW',
  age: 75,
  interests: [],
  distance: null,
  isNew: false,
  fictional: false,
  ...changes,
});
const ids = (candidates: readonly WishCandidate[]) =>
  rankByWish(wish, seeker, candidates).map(({ id }) => id);

describe('rankByWish', () => {
  it('puts who shares more, lives nearer, is of the same age and looks for one before the others', () => {
    expect(
      ids([
        someone('nothing'),
        someone('new', { isNew: true }),
        someone('near age', { age: 52, isNew: true }),
        someone('close age', { age: 63 }),
        someone('wants', { searchGender: 'female' }),
        someone('near', { distance: 25 }),
        someone('nearest', { distance: 10 }),
        someone('shares', { interests: ['music', 'gardening', 'sailing', 'golf'] }),
      ]),
    ).toEqual(['shares', 'nearest', 'near', 'wants', 'close age', 'near age', 'new', 'nothing']);
  });

  it('gives the reasons that are true, the weightiest first', () => {
    const [best] = rankByWish(wish, seeker, [
      someone('a', {
        interests: ['sailing', 'golf', 'music'],
        distance: 50,
        age: 62,
        searchGender: 'female',
        isNew: true,
      }),
    ]);
    expect(best?.reasons).toEqual([
      { code: 'interests', interests: ['music', 'sailing'] },
      { code: 'distance', distance: 50 },
      { code: 'wants_you' },
      { code: 'age' },
      { code: 'new_here' },
    ]);
    const reasonsOf = (changes: Partial<WishCandidate>) =>
      rankByWish(wish, seeker, [someone('b', changes)])[0]?.reasons;
    expect(reasonsOf({})).toEqual([]);
    expect(reasonsOf({ distance: 500, region: 'NL-UT' })).toEqual([]);
    expect(reasonsOf({ region: 'NL-UT' })).toEqual([{ code: 'region' }]);
    expect(reasonsOf({ age: 52, searchGender: 'male' })).toEqual([]);
    // Nobody is behind it who could look for anybody.
    expect(reasonsOf({ searchGender: 'female', fictional: true })).toEqual([]);
  });

  it('counts no more interests than five, and puts real members first among equals', () => {
    const many = { ...wish, interests: ['music', 'art', 'golf', 'yoga', 'wine', 'cars', 'games'] } as const;
    const [first] = rankByWish(many, seeker, [someone('a', { interests: many.interests })]);
    expect(first?.score).toBe(wishWeights.interest * 5);
    for (const real of ['a', 'b', 'c', 'd'])
      expect(ids([someone('f', { fictional: true }), someone(real)])).toEqual([real, 'f']);
  });

  const candidates = fc.uniqueArray(
    fc.record({
      id: fc.uuid(),
      age: fc.integer({ min: 40, max: 80 }),
      distance: fc.option(fc.constantFrom(...distanceSteps)),
      interests: fc.subarray(['music', 'gardening', 'golf']),
      fictional: fc.boolean(),
    }),
    { selector: ({ id }) => id, maxLength: 30 },
  );

  it('answers the same in any order, and page by page', () => {
    fc.assert(
      fc.property(candidates, fc.integer({ min: 1, max: 7 }), (list, size) => {
        const people = list.map(({ id, ...changes }) => someone(id, changes));
        const all = rankByWish(wish, seeker, people);
        expect(all).toEqual(rankByWish(wish, seeker, people.toReversed()));
        const paged: ReturnType<typeof rankByWish> = [];
        for (;;) {
          const page = rankByWish(wish, seeker, people, paged.at(-1)).slice(0, size);
          if (page.length === 0) break;
          paged.push(...page);
        }
        expect(paged).toEqual(all);
      }),
    );
  });

  it('deals equals differently for different seekers, and always the same for one', () => {
    const equals = Array.from({ length: 8 }, (_, index) => someone(`person-${index}`));
    const orders = ['anna', 'bert', 'carl', 'dora'].map((id) =>
      rankByWish(wish, { ...seeker, id }, equals)
        .map((match) => match.id)
        .join(' '),
    );
    expect(new Set(orders).size).toBeGreaterThan(2);
    expect(tieOf('anna', 'bert')).toBe(tieOf('anna', 'bert'));
    expect(
      compareRanks(
        { score: 1, fictional: false, tie: 1, id: 'a' },
        { score: 1, fictional: false, tie: 1, id: 'a' },
      ),
    ).toBe(0);
  });
});
