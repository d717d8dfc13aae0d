import { countries, type Country } from '@vesper/domain';
import { belgium, netherlands } from '../data/towns/benelux.ts';
import { greatBritain, ireland } from '../data/towns/british-isles.ts';
import { austria, germany, switzerland } from '../data/towns/german.ts';
import { denmark, finland, norway, sweden } from '../data/towns/nordic.ts';
import { poland } from '../data/towns/poland.ts';
import { france, italy, spain } from '../data/towns/romance.ts';
import { unitedStates } from '../data/towns/united-states.ts';

export interface Town {
  readonly country: Country;
  /** A code of ours, such as `NL-UT`. */
  readonly region: string;
  readonly name: string;
  /** In degrees, to a hundredth. */
  readonly latitude: number;
  readonly longitude: number;
}

const tables: Readonly<Record<Country, string>> = {
  GB: greatBritain,
  IE: ireland,
  US: unitedStates,
  NL: netherlands,
  BE: belgium,
  DE: germany,
  AT: austria,
  CH: switzerland,
  IT: italy,
  FR: france,
  ES: spain,
  PL: poland,
  DK: denmark,
  FI: finland,
  NO: norway,
  SE: sweden,
};

/** @throws Error at a line that is not written as the data's README says */
const parseTable = (country: Country, table: string): Town[] =>
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [code, list] = line.split(': ', 2);
      return (list ?? '').split(', ').map((entry) => {
        const [, name, latitude, longitude] = /^(.+) (-?\d+\.\d\d) (-?\d+\.\d\d)$/.exec(entry) ?? [];
        if (!code || !name) throw new Error(`towns of ${country}: "${entry}" is no town`);
        const place = { latitude: Number(latitude), longitude: Number(longitude) };
        return { country, region: `${country}-${code}`, name, ...place };
      });
    });

/** Every town that we know. */
export const towns: readonly Town[] = countries.flatMap((country) => parseTable(country, tables[country]));

/** Kilometres; towns lie farther apart in the large, thinly settled countries. */
const usualReach = 75;
const farReach = 120;
const wideCountries: readonly Country[] = ['US', 'NO', 'SE', 'FI'];
const reachOf = ({ country }: Town): number => (wideCountries.includes(country) ? farReach : usualReach);

const earthRadius = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The great-circle distance of a point from a town, in kilometres. */
export const distanceTo = (town: Town, latitude: number, longitude: number): number => {
  const sinLatitude = Math.sin(radians(town.latitude - latitude) / 2);
  const sinLongitude = Math.sin(radians(town.longitude - longitude) / 2);
  const square =
    sinLatitude ** 2 + Math.cos(radians(latitude)) * Math.cos(radians(town.latitude)) * sinLongitude ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(square)));
};

/**
 * The nearest town to a point in degrees, by great circle; undefined where none of ours is near enough. All are compared, or those
 * of a country: some 2,300 take about a millisecond.
 */
export const nearestTown = (
  latitude: number,
  longitude: number,
  among: readonly Town[] = towns,
): Town | undefined => {
  let nearest: Town | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const town of among) {
    const distance = distanceTo(town, latitude, longitude);
    if (distance < least) [nearest, least] = [town, distance];
  }
  return nearest && least <= reachOf(nearest) ? nearest : undefined;
};
