import { isCountry } from './countries.ts';
import type { Country } from './countries.ts';
import { regionNames } from './region-names.ts';

/** What a region is called in a country (readings); the word itself comes from the language files. */
export const regionTerms = [
  'region',
  'county',
  'fylke',
  'lan',
  'state',
  'province',
  'federal_state',
  'canton',
  'voivodeship',
] as const;

export type RegionTerm = (typeof regionTerms)[number];

const termByCountry: Readonly<Partial<Record<Country, RegionTerm>>> = {
  IE: 'county',
  US: 'state',
  NL: 'province',
  BE: 'province',
  DE: 'federal_state',
  AT: 'federal_state',
  CH: 'canton',
  PL: 'voivodeship',
  NO: 'fylke',
  SE: 'lan',
};

export function regionTerm(country: Country): RegionTerm {
  return termByCountry[country] ?? 'region';
}

/** A region by its ISO 3166-2 code, such as `NL-UT`; Great Britain's have codes of our own. */
export type Region = { code: string; name: string };

/** The regions of a country, in the order of their names. */
export function regionsOf(country: Country): readonly Region[] {
  const regions = Object.entries(regionNames[country]);
  return regions
    .map(([code, name]) => ({ code: `${country}-${code}`, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The name of a region by its code, or null when it is none of ours. */
export function regionName(code: string): string | null {
  const country = code.slice(0, 2);
  return isCountry(country) ? (regionNames[country][code.slice(3)] ?? null) : null;
}

export function isRegion(code: unknown): code is string {
  return typeof code === 'string' && code[2] === '-' && regionName(code) !== null;
}
