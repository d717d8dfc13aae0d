import { expect, it } from 'vitest';
import { countryFor } from './country-for.ts';
import type { CountryHints } from './country-for.ts';

const all: CountryHints = { own: 'PL', geoip: 'BE', locale: 'de', acceptLanguage: 'sv', site: 'IE' };
const none = { own: null, geoip: undefined, locale: null, acceptLanguage: '' };

it.each<[string, Partial<CountryHints>, string]>([
  ['the member’s own', {}, 'PL'],
  ['where the address is', { own: null }, 'BE'],
  ['the address, when the profile names no market', { own: 'MX' }, 'BE'],
  ['the country of the chosen language', { own: null, geoip: 'MX' }, 'DE'],
  [
    'the chosen language as the browser has it',
    { ...none, locale: 'de', acceptLanguage: 'sv-SE,de-AT' },
    'AT',
  ],
  ['what the browser asks for', { ...none, acceptLanguage: 'sv' }, 'SE'],
  [
    'what the browser asks for, where English was chosen',
    { ...none, locale: 'en', acceptLanguage: 'sv' },
    'SE',
  ],
  [
    'the region of the browser’s English',
    { ...none, locale: 'en', acceptLanguage: 'nl-NL;q=0.5,en-US' },
    'US',
  ],
  ['the site’s', none, 'IE'],
])('is %s', (_what, hints, country) => {
  expect(countryFor({ ...all, ...hints })).toBe(country);
});
