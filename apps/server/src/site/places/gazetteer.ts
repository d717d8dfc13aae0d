import { readFileSync } from 'node:fs';
import { type Country, folded } from '@vesper/domain';
import { distanceTo, nearestTown, type Town, towns } from './nearest-town.ts';

/** Where people live, with how many of them, in degrees. */
export interface Settlement {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly inhabitants: number;
}

/** A market's settlements, and whom a written name may mean. */
export interface Gazetteer {
  readonly all: readonly Settlement[];
  readonly byName: ReadonlyMap<string, readonly Settlement[]>;
  /** How people there write it, where that is not the name of `all`; in a bilingual town several. */
  readonly ownNames: ReadonlyMap<Settlement, readonly string[]>;
  /** Its towns of our own table. */
  readonly towns: readonly Town[];
  /** What they are called, each by its `nameKey`. */
  readonly isOwn: ReadonlySet<string>;
}

/** In kilometres: a town of our own table and the settlement that is the same one are this near. */
const sameTown = 8;

/** The largest first. */
export const byInhabitants = (a: Settlement, b: Settlement): number => b.inhabitants - a.inhabitants;

/** `'s-Hertogenbosch`, `s Hertogenbosch` and `S’HERTOGENBOSCH` are one name; what follows a comma says where it is. */
export const nameKey = (name: string): string =>
  folded(name.split(',', 1)[0] ?? '')
    .text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether one of two names is the other, with more beside it. */
const isPartOf = (one: string, other: string): boolean => {
  const [a, b] = [` ${nameKey(one)} `, ` ${nameKey(other)} `];
  return a.includes(b) || b.includes(a);
};

const read = (country: Country): Settlement[] =>
  readFileSync(new URL(`../data/settlements/${country}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [name = '', latitude, longitude, inhabitants] = line.split('\t');
      const place = { latitude: Number(latitude) / 1000, longitude: Number(longitude) / 1000 };
      return { name, ...place, inhabitants: Number(inhabitants) };
    });

/** Our own towns have the names that people there write, which GeoNames may say in English. */
const readOwnNames = (
  own: readonly Town[],
  all: readonly Settlement[],
  byName: ReadonlyMap<string, readonly Settlement[]>,
): { readonly name: string; readonly settlement: Settlement }[] =>
  own.flatMap((town) => {
    const isNear = ({ latitude, longitude }: Settlement) => distanceTo(town, latitude, longitude) <= sameTown;
    const names = town.name.split(' – ');
    if (names.some((name) => byName.get(nameKey(name))?.some(isNear))) return [];
    const near = all.filter(isNear).toSorted(byInhabitants);
    // Offenbach am Main is Offenbach, and not the larger Frankfurt beside it.
    const settlement = near.find((each) => names.some((name) => isPartOf(name, each.name))) ?? near[0];
    return settlement ? names.map((name) => ({ name, settlement })) : [];
  });

const open = (country: Country): Gazetteer => {
  const all = read(country);
  const byName = Map.groupBy(all, ({ name }) => nameKey(name));
  const ownTowns = towns.filter((town) => town.country === country);
  const own = readOwnNames(ownTowns, all, byName);
  for (const { name, settlement } of own)
    byName.set(nameKey(name), [...new Set([...(byName.get(nameKey(name)) ?? []), settlement])]);
  const bySettlement = Map.groupBy(own, ({ settlement }) => settlement);
  const names = [...bySettlement].map(
    ([settlement, of]) => [settlement, of.map(({ name }) => name)] as const,
  );
  const isOwn = new Set(ownTowns.flatMap(({ name }) => name.split(' – ').map(nameKey)));
  return { all, byName, ownNames: new Map(names), towns: ownTowns, isOwn };
};

const opened = new Map<Country, Gazetteer>();

/** The market's settlements and their names; its file is read with the first question. */
export const gazetteerOf = (country: Country): Gazetteer => {
  const known = opened.get(country) ?? open(country);
  opened.set(country, known);
  return known;
};

/** The market's settlements. */
export const settlementsOf = (country: Country): readonly Settlement[] => gazetteerOf(country).all;

const regions = new WeakMap<Settlement, string | undefined>();

/** The code of the region that a settlement lies in: that of its country's nearest town of our table; each is reckoned once. */
export const regionOf = (country: Country, settlement: Settlement): string | undefined => {
  if (!regions.has(settlement)) {
    const { latitude, longitude } = settlement;
    // Beyond the border there is often a nearer one: Friedrichshafen lies across the lake from Switzerland.
    regions.set(settlement, nearestTown(latitude, longitude, gazetteerOf(country).towns)?.region);
  }
  return regions.get(settlement);
};
