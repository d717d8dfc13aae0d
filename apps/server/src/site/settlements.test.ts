import { type Cell, countries, type Country } from '@vesper/domain';
import { expect, it } from 'vitest';
import {
  cellOfSettlement,
  findSettlement,
  placeInSearch,
  settlementsOf,
  townsBeginning,
} from './settlements.ts';
import { towns } from './nearest-town.ts';

it.each([
  ['NL', 'NL-ZH', 'Den Haag', 'The Hague'],
  ['NL', '', 'utrecht', 'Utrecht'],
  ['DE', 'DE-BY', ' MÜNCHEN ', 'Munich'],
  ['DE', 'DE-BY', 'Munchen', 'Munich'],
  ['NL', '', 's Hertogenbosch', "'s-Hertogenbosch"],
  ['DE', '', 'Frankfurt', 'Frankfurt am Main'],
  ['NL', 'NL-UT', 'Zeist', 'Zeist'],
  ['BE', 'BE-BRU', 'Bruxelles', 'Brussels'],
  ['DK', '', 'København', 'Copenhagen'],
  ['GB', 'GB-LND', 'London, near the river', 'London'],
  ['DE', '', 'Koeln', 'Köln'],
  ['DE', '', 'Muenchen', 'Munich'],
  ['DE', '', 'St. Augustin', 'Sankt Augustin'],
  ['FR', '', 'St Etienne', 'Saint-Étienne'],
] as const)('finds in %s (%s) "%s" as %s', (country, region, name, found) => {
  expect(findSettlement(country, region, name)?.name).toBe(found);
});

it('takes that of the region where several have the name, else the largest', () => {
  const halle = (region: string) => findSettlement('DE', region, 'Halle')?.inhabitants;
  expect(halle('')).toBeGreaterThan(200_000);
  expect(halle('DE-NW')).toBeLessThan(50_000);
});

it.each(['', ' ', '???', 'Nowhere at all', 'Utre'])('guesses nothing from "%s"', (name) => {
  expect(placeInSearch('NL', 'NL-UT', name)).toBeNull();
});

it('knows nearly all towns that "use my location" answers', () => {
  const unknown = towns.filter(({ country, region, name }) => !placeInSearch(country, region, name));
  expect(unknown.length).toBeLessThan(towns.length / 50);
});

const namesBeginning = (country: Country, written: string) =>
  townsBeginning(country, written).map(({ name }) => name);

it.each([
  ['GB', 'brigh', 'Brighton'],
  ['DE', 'mün', 'München'],
  ['DE', 'Munic', 'München'],
  ['DK', 'koben', 'København'],
  ['BE', 'brux', 'Bruxelles'],
  ['BE', 'brus', 'Brussel'],
  ['NL', "'s-H", "'s-Hertogenbosch"],
  // Where a smaller town lies beside it.
  ['DE', 'Frankfurt', 'Frankfurt am Main'],
  ['DE', 'Offenb', 'Offenbach am Main'],
  ['DE', 'Duisburg', 'Duisburg'],
  ['NL', 'Leiden', 'Leiden'],
  ['NO', 'Oslo', 'Oslo'],
  ['ES', 'Santa Cruz de Ten', 'Santa Cruz de Tenerife'],
] as const)('offers in %s to who writes "%s" %s first', (country, written, name) => {
  expect(namesBeginning(country, written)[0]).toBe(name);
});

it.each(countries)('offers each of its largest settlements in %s to who writes its name', (country) => {
  const largest = settlementsOf(country)
    .toSorted((a, b) => b.inhabitants - a.inhabitants)
    .slice(0, 60);
  const missing = largest.filter(({ name }) => {
    const offered = namesBeginning(country, name);
    // Under its own name, or under the one of who lives there.
    return !offered.some((each) => findSettlement(country, '', each)?.name === name);
  });
  expect(missing.map(({ name }) => name)).toEqual([]);
});

it('offers eight names at most, the largest first, each once and one that it knows', () => {
  const names = namesBeginning('GB', 'new');
  expect(names.slice(0, 2)).toEqual(['Newport', 'Newcastle upon Tyne']);
  expect([names.length, new Set(names).size]).toEqual([8, 8]);
  for (const name of names) expect(findSettlement('GB', '', name)).toBeDefined();
});

it('says in which regions a name lies', () => {
  const regionsOf = (country: Country, name: string) =>
    townsBeginning(country, name).find((each) => each.name === name)?.regions;
  expect(regionsOf('GB', 'Edinburgh')).toEqual(['GB-SCT']);
  expect(regionsOf('CH', 'Chur')).toEqual(['CH-GR']);
  expect((regionsOf('GB', 'Newport') ?? []).length).toBeGreaterThan(1);
});

it('offers nobody a town without a place in search', () => {
  expect(settlementsOf('FI').map(({ name }) => name)).toContain('Utsjoki');
  expect(placeInSearch('FI', '', 'Utsjoki')).toBeNull();
  expect(townsBeginning('FI', 'utsj')).toEqual([]);
});

it.each([
  ['CH', 'Brügg'],
  ['CH', 'Brugg'],
  ['FI', 'Alajärvi'],
] as const)(
  'takes in %s of names that only differ in their marks the one that is written: %s',
  (country, name) => {
    expect(findSettlement(country, '', name)?.name).toBe(name);
  },
);

it.each(['', ' ', '?!', 'Xyzzy'])('offers nothing to who writes "%s"', (written) => {
  expect(townsBeginning('GB', written)).toEqual([]);
});

const keyOf = ({ level, south, west }: Cell): string => `${level} ${south} ${west}`;

it.each<Country>(['NL', 'FI', 'GB', 'ES'])(
  'has nobody of %s in a cell of fewer than a thousand people',
  (country: Country) => {
    const people = new Map<string, number>();
    for (const settlement of settlementsOf(country)) {
      const cell = cellOfSettlement(country, settlement);
      if (!cell) continue;
      expect(cell.height * 111.19).toBeGreaterThan(2);
      people.set(keyOf(cell), (people.get(keyOf(cell)) ?? 0) + settlement.inhabitants);
    }
    // Of those only whose cell it is: who lives in it too, and has a smaller one, is told apart by that.
    expect(Math.min(...people.values())).toBeGreaterThanOrEqual(1000);
    expect(people.size).toBeGreaterThan(25);
  },
);
