import { interestGroups } from './interest-groups.ts';
import { describe, expect, it } from 'vitest';
import { checkAboutMe } from './about-me.ts';
import { interests } from './interests.ts';
import { defaultSearchGender } from './person.ts';

describe('profile', () => {
  it('has 54 interests, each once', () => {
    expect(new Set(interests).size).toBe(54);
    expect(interests).toEqual(expect.arrayContaining(['relationship', 'kissing', 'sports', 'music']));
  });

  it('counts the about-me text as a reader does', () => {
    expect(checkAboutMe('👩🏽‍🦳'.repeat(20), 20)).toBeNull();
    expect(checkAboutMe('x'.repeat(21), 20)).toBe('about_me_too_long');
    expect(checkAboutMe('', 20)).toBeNull();
  });

  it('takes no letter under a tower of marks, which counts as one', () => {
    expect(checkAboutMe(`a${'\u0301'.repeat(1000)}`, 20)).toBe('about_me_too_long');
    expect(checkAboutMe('שָׁלוֹם, Việt Nam', 20)).toBeNull();
    expect(checkAboutMe('👩\u200D'.repeat(300) + '👩', 20)).toBe('about_me_too_long');
  });

  it.each([
    ['male', 'hetero', 'female'],
    ['female', 'hetero', 'male'],
    ['male', 'gay', 'male'],
    ['female', 'lesbian', 'female'],
    ['female', 'bi', null],
  ] as const)('starts the search of a %s, %s member with %s', (gender, sexuality, found) => {
    expect(defaultSearchGender(gender, sexuality)).toBe(found);
  });
});

describe('the groups of interests', () => {
  it('hold each interest once', () => {
    const grouped = Object.values(interestGroups).flat();
    expect([...grouped].sort()).toEqual([...interests].sort());
    expect(grouped).toHaveLength(54);
  });
});
