import { describe, expect, it } from 'vitest';
import { countries } from './countries.ts';
import { isRegion, regionName, regionsOf, regionTerm } from './regions.ts';
import { defaultSiteRules } from '../settings.ts';

describe('regions', () => {
  it('are known for every market, each under one code', () => {
    const codes = countries.flatMap((country) => regionsOf(country).map(({ code }) => code));
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.every(isRegion)).toBe(true);
    expect(regionsOf('NL')).toHaveLength(12);
    expect(regionsOf('US')).toHaveLength(51);
    expect(regionsOf('CH')).toHaveLength(26);
  });

  it('have names, and a word for what they are', () => {
    expect(regionName('DE-BY')).toBe('Bayern');
    expect(regionName('DE-XX')).toBeNull();
    expect(regionName('XX-BY')).toBeNull();
    expect(isRegion('DEBY')).toBe(false);
    expect(regionTerm('CH')).toBe('canton');
    expect(regionTerm('FR')).toBe('region');
  });
});

it('starts a site from the figures of the readings', () => {
  expect(defaultSiteRules).toMatchObject({
    minimumAge: 18,
    signupCredits: 3,
    messageLength: 1000,
    freeConversations: 2,
    historyLimit: 20,
    loginWindowSeconds: 900,
    timeBonusSeconds: 14_400,
  });
});
