import { type Cell, cellOf, type Country, middleOf, pointOf, type Point } from '@vesper/domain';
import {
  byInhabitants,
  type Gazetteer,
  gazetteerOf,
  nameKey,
  regionOf,
  type Settlement,
} from './gazetteer.ts';

const spelled = (name: string): string => name.split(',', 1)[0]?.normalize().trim().toLowerCase() ?? '';

/** How else a name may be written: Koeln, Aalesund, St. Pölten. */
const spellingsOf = (key: string): string[] => [
  key,
  key.replaceAll(/([aou])e/g, '$1'),
  key.replaceAll('aa', 'a'),
  key.replaceAll(/([aou])e/g, '$1').replaceAll('aa', 'a'),
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
  const here = meant.filter((settlement) => regionOf(country, settlement) === region);
  return here.toSorted(byInhabitants)[0] ?? largest;
};

/** The region in which search has who lives in this town of a market; empty for none of ours. */
export const regionOfTown = (country: Country, name: string): string => {
  const settlement = name === '' ? undefined : findSettlement(country, '', name);
  return (settlement && regionOf(country, settlement)) ?? '';
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
export const pointOfSettlement = (country: Country, settlement: Settlement): Point | null => {
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
