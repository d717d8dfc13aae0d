import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MatchCandidate, type MatchSeeker, rankMatches } from './match-ranking.ts';

const seeker: MatchSeeker = {
  gender: 'female',
  searchGender: 'male',
  country: 'NL',
  region: 'NL-UT',
  age: 60,
  interests: ['music', 'walking'],
};
const nobody: MatchSeeker = {
  ...seeker,
  gender: null,
  searchGender: null,
  country: null,
  region: '',
  interests: [],
};
const someone = (id: string, changes: Partial<MatchCandidate> = {}): MatchCandidate => ({
  id,
  gender: 'male',
  searchGender: null,
  country: 'DE',
  region: 'DE-NW',
  age: 80,
  interests: [],
  fictional: false,
  lastSeenMs: 0,
  ...changes,
});
const ids = (candidates: readonly MatchCandidate[], who = seeker) =>
  rankMatches(who, candidates).map(({ id }) => id);

describe('rankMatches', () => {
  it('puts the ages of a first search first, then the region before the country, age, interests, who wants one', () => {
    const region = someone('region', { country: 'NL', region: 'NL-UT', age: 68 });
    const country = someone('country', { country: 'NL', region: 'NL-NH', age: 60, searchGender: 'female' });
    const close = someone('close', { age: 65, interests: [] });
    const old = someone('old', { country: 'NL', region: 'NL-UT', age: 69, searchGender: 'female' });
    const near = someone('near', { age: 70, interests: ['music', 'walking'] });
    const shares = someone('shares', { interests: ['music', 'music', 'golf'], searchGender: 'female' });
    const wants = someone('wants', { searchGender: 'female', lastSeenMs: 9 });
    const far = someone('far', { lastSeenMs: 99 });
    expect(ids([far, wants, shares, near, old, close, country, region])).toEqual(
      'region country close old near shares wants far'.split(' '),
    );
  });

  it('counts both ends of the ages of a first search among them', () => {
    const old = someone('old', { country: 'NL', region: 'NL-UT', age: 69 });
    for (const age of [52, 68])
      expect([age, ids([old, someone('in', { age })])]).toEqual([age, ['in', 'old']]);
    expect(ids([old, someone('young', { age: 51 })])).toEqual(['old', 'young']);
  });

  it('gives the reasons that are true, in their order', () => {
    const all = someone('a', {
      country: 'NL',
      region: 'NL-UT',
      age: 57,
      interests: ['walking', 'music', 'golf'],
      searchGender: 'female',
    });
    expect(rankMatches(seeker, [all])[0]?.reasons).toEqual([
      { code: 'region' },
      { code: 'age' },
      { code: 'interests', count: 2 },
      { code: 'wants_you' },
    ]);
    expect(rankMatches(seeker, [someone('b', { country: 'NL', age: 71 })])[0]?.reasons).toEqual([
      { code: 'country' },
    ]);
    expect(rankMatches(seeker, [someone('c')])[0]?.reasons).toEqual([]);
    // Nobody is behind it who could look for anybody.
    expect(
      rankMatches(seeker, [someone('d', { searchGender: 'female', fictional: true })])[0]?.reasons,
    ).toEqual([]);
  });

  it('calls it no region in common where neither has said one', () => {
    const unsaid = someone('a', { country: 'NL', region: '' });
    const reasons = (who: MatchSeeker) => rankMatches(who, [unsaid])[0]?.reasons;
    expect(reasons({ ...seeker, region: '' })).toEqual([{ code: 'country' }]);
  });

  it('leaves out who is not wanted and who wants somebody else', () => {
    expect(ids([someone('woman', { gender: 'female' }), someone('other', { searchGender: 'male' })])).toEqual(
      [],
    );
    expect(ids([someone('woman', { gender: 'female' })], { ...seeker, searchGender: null })).toEqual([
      'woman',
    ]);
  });

  it('leaves nobody out for whom they look for, before one has said who one is', () => {
    const both = [someone('a', { searchGender: 'male' }), someone('b', { searchGender: 'female' })];
    expect(ids(both, { ...seeker, gender: null })).toEqual(['a', 'b']);
  });

  it('puts real members before fictional ones at equal rank only', () => {
    const fictional = someone('f', { fictional: true, lastSeenMs: 5 });
    expect(ids([fictional, someone('r')])).toEqual(['r', 'f']);
    expect(ids([{ ...fictional, age: 60 }, someone('r')])).toEqual(['f', 'r']);
  });

  it('invents no reasons for who has said nothing: the last seen come first', () => {
    const matches = rankMatches(nobody, [
      someone('old', { age: 60, lastSeenMs: 1 }),
      someone('new', { lastSeenMs: 2, gender: 'female' }),
    ]);
    expect(matches).toEqual([
      { id: 'new', reasons: [] },
      { id: 'old', reasons: [] },
    ]);
  });

  it('answers at most twelve, each once, the same in any order of the candidates', () => {
    const candidate = fc.record({
      id: fc.constantFrom(...'abcdefghijklmnopqrst'),
      age: fc.integer({ min: 50, max: 70 }),
      fictional: fc.boolean(),
      country: fc.constantFrom('NL', 'DE', null),
    });
    fc.assert(
      fc.property(fc.uniqueArray(candidate, { selector: ({ id }) => id }), (list) => {
        const candidates = list.map(({ id, ...changes }) => someone(id, changes));
        const matches = rankMatches(seeker, [...candidates, ...candidates]);
        expect(matches).toEqual(rankMatches(seeker, candidates.toReversed()));
        expect(matches).toHaveLength(Math.min(12, list.length));
      }),
    );
  });
});
