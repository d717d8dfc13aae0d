import { expect, it } from 'vitest';
import { acceptedCountry } from './accepted-country.ts';

it.each([
  ['nl-BE,nl;q=0.9', 'BE'],
  ['en;q=0.9,de-AT;q=0.8', 'AT'],
  ['en-US;q=0.5,fr-CH;q=0.7', 'CH'],
  ['de-Latn-CH', 'CH'],
  ['nl', 'NL'],
  ['pl,en;q=0.8', 'PL'],
  ['no', 'NO'],
  ['en,sv;q=0.2', 'SE'],
  ['sv,en-GB;q=0.2', 'GB'],
  ['es-MX', null],
  ['es-MX,es;q=0.5', 'ES'],
  ['es-419', 'ES'],
  ['en', null],
  ['da;q=0', null],
  ['*', null],
  ['', null],
  [';;,,q=x', null],
])('finds in "%s" the market %s', (header, country) => {
  expect(acceptedCountry(header)).toBe(country);
});
