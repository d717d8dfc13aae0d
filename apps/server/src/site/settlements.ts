import { readFileSync } from 'node:fs';
import { type Cell, cellOf, type Country, folded, middleOf, pointOf, type Point } from '@vesper/domain';
import { distanceTo, nearestTown, towns } from './nearest-town.ts';

/** Where people live, with how many of them, in degrees. */
export interface Settlement {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly inhabitants: number;
}

/** A market's settlements, and whom a written name may mean. */
interface Gazetteer {
  readonly all: readonly Settlement[];
  readonly byName: ReadonlyMap<string, readonly Settlement[]>;
  /** How people there write it, where that is not the name of `all`; in a bilingual town several. */
  readonly ownNames: ReadonlyMap<Settlement, readonly string[]>;
  /** What our own towns are called, each by its `nameKey`. */
  readonly isOwn: ReadonlySet<string>;
}

/** In kilometres: a town of our own table and the settlement that is the same one are this near. */
const sameTown = 8;

const byInhabitants = (a: Settlement, b: Settlement): number => b.inhabitants - a.inhabitants;

/** `'s-Hertogenbosch`, `s Hertogenbosch` and `S’HERTOGENBOSCH` are one name; what follows a comma says where it is. */
const nameKey = (name: string): string =>
  folded(name.split(',', 1)[0] ?? '')
    .text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether one of two names is the other, with more beside it. */
const isPartOf = (one: string, other: string): boolean => {
  const [a, b] = [` ${nameKey(one)} `, ` ${nameKey(other)} `];
  return a.includes(b) || b.includes(a);
};

const read = (country: Country): Settlement[] =>
  readFileSync(new URL(`data/settlements/${country}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [name = '', latitude, longitude, inhabitants] = line.split('\t');
      const place = { latitude: Number(latitude) / 1000, longitude: Number(longitude) / 1000 };
      return { name, ...place, inhabitants: Number(inhabitants) };
    });

const ownTowns = (country: Country) => towns.filter((town) => town.country === country);

/** Our own towns have the names that people there write, which GeoNames may say in English. */
const readOwnNames = (
  country: Country,
  all: readonly Settlement[],
  byName: ReadonlyMap<string, readonly Settlement[]>,
): { readonly name: string; readonly settlement: Settlement }[] =>
  ownTowns(country).flatMap((town) => {
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
  const own = readOwnNames(country, all, byName);
  for (const { name, settlement } of own)
    byName.set(nameKey(name), [...new Set([...(byName.get(nameKey(name)) ?? []), settlement])]);
  const bySettlement = Map.groupBy(own, ({ settlement }) => settlement);
  const names = [...bySettlement].map(
    ([settlement, of]) => [settlement, of.map(({ name }) => name)] as const,
  );
  const isOwn = new Set(ownTowns(country).flatMap(({ name }) => name.split(' – ').map(nameKey)));
  return { all, byName, ownNames: new Map(names), isOwn };
};

const opened = new Map<Country, Gazetteer>();

const gazetteerOf = (country: Country): Gazetteer => {
  const known = opened.get(country) ?? open(country);
  opened.set(country, known);
  return known;
};

/** The market's settlements. */
export const settlementsOf = (country: Country): readonly Settlement[] => gazetteerOf(country).all;

const spelled = (name: string): string => name.split(',', 1)[0]?.normalize().trim().toLowerCase() ?? '';

/** How else a name may be written: Koeln, St. Pölten. */
const spellingsOf = (key: string): string[] => [
  key,
  key.replaceAll(/([aou])e/g, '$1'),
  key.replace(/^(st|sankt|saint) /, 'sankt '),
  key.replace(/^(st|sankt|saint) /, 'saint '),
];

/** Who writes Frankfurt may mean Frankfurt am Main as well; who writes Brügg, and not Brugg, means it. */
const meantBy = ({ byName }: Gazetteer, written: string): Settlement[] => {
  for (const key of new Set(spellingsOf(nameKey(written)))) {
    if (key === '') return [];
    const same = byName.get(key) ?? [];
    const exact = same.filter(({ name }) => spelled(name) === spelled(written));
    const longer = [...byName].flatMap(([name, settlements]) =>
      name.startsWith(`${key} `) ? settlements : [],
    );
    const meant = [...(exact.length > 0 ? exact : same), ...longer];
    if (meant.length > 0) return meant;
  }
  return [];
};

/**
 * The settlement that somebody means who writes this name, as it is written there; of several those of the region, of these the
 * largest. Undefined for none of ours: a place is not guessed.
 */
export const findSettlement = (country: Country, region: string, name: string): Settlement | undefined => {
  const meant = meantBy(gazetteerOf(country), name);
  const [largest, ...others] = meant.toSorted(byInhabitants);
  if (!largest || others.length === 0 || !region) return largest;
  const here = meant.filter(({ latitude, longitude }) => nearestTown(latitude, longitude)?.region === region);
  return here.toSorted(byInhabitants)[0] ?? largest;
};

const positionOf = ({ latitude, longitude }: Settlement) => ({ lat: latitude, lon: longitude });

const isWithin = ({ latitude, longitude }: Settlement, { south, west, height, width }: Cell): boolean =>
  latitude >= south && latitude < south + height && longitude >= west && longitude < west + width;

/** The cell of a settlement of a market: the smallest around it in which enough people live. */
export const cellOfSettlement = (country: Country, settlement: Settlement): Cell | null =>
  cellOf(positionOf(settlement), (cell) => {
    const inside = gazetteerOf(country).all.filter((other) => other === settlement || isWithin(other, cell));
    return inside.reduce((sum, { inhabitants }) => sum + inhabitants, 0);
  });

const points = new Map<string, Point | null>();

/** Where search has who lives in a settlement; null where too few live around it. */
const pointOfSettlement = (country: Country, settlement: Settlement): Point | null => {
  const key = `${country}:${settlement.latitude}:${settlement.longitude}:${settlement.name}`;
  const known = points.get(key);
  if (known !== undefined) return known;
  const cell = cellOfSettlement(country, settlement);
  const point = cell && pointOf(middleOf(cell));
  points.set(key, point);
  return point;
};

/**
 * Where search has somebody who lives in a settlement: the middle of its cell, and nothing finer; null when none is named, or one
 * that we do not know.
 */
export const placeInSearch = (country: Country, region: string, city: string): Point | null => {
  const settlement = findSettlement(country, region, city);
  return settlement ? pointOfSettlement(country, settlement) : null;
};

/** As many as are looked through at a glance. */
const mostNames = 8;

/** What a settlement is called where somebody writes its name: as people there do, and not in another language where we know better. */
const namesOf = ({ ownNames, isOwn }: Gazetteer, settlement: Settlement): readonly string[] => {
  const own = ownNames.get(settlement) ?? [];
  return own.length === 0 || isOwn.has(nameKey(settlement.name)) ? [settlement.name, ...own] : own;
};

const regions = new WeakMap<Settlement, string | undefined>();
const regionOf = (settlement: Settlement): string | undefined => {
  if (!regions.has(settlement))
    regions.set(settlement, nearestTown(settlement.latitude, settlement.longitude)?.region);
  return regions.get(settlement);
};

/** A town that is offered, with the regions in which one of the name lies, that of the largest first. */
export interface OfferedTown {
  readonly name: string;
  readonly regions: string[];
}

/**
 * The market's settlements whose names begin with what somebody has written so far, the largest first; none for nothing, and none of where
 * search would not have them (decision 158).
 */
export const townsBeginning = (country: Country, written: string): OfferedTown[] => {
  const gazetteer = gazetteerOf(country);
  const start = nameKey(written);
  if (start === '') return [];
  const found = [...gazetteer.byName].flatMap(([name, settlements]) =>
    name.startsWith(start) ? settlements : [],
  );
  const offered = new Map<string, Set<string>>();
  for (const settlement of new Set(found.toSorted(byInhabitants))) {
    const names = namesOf(gazetteer, settlement);
    const begun = names.filter((name) => nameKey(name).startsWith(start));
    for (const name of begun.length > 0 ? begun : names.slice(0, 1)) {
      const known = offered.get(name);
      if (!known && (offered.size === mostNames || !pointOfSettlement(country, settlement))) continue;
      const region = regionOf(settlement);
      offered.set(name, new Set([...(known ?? []), ...(region ? [region] : [])]));
    }
  }
  return [...offered].map(([name, its]) => ({ name, regions: [...its] }));
};
