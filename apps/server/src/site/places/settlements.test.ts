import { type Cell, type Country } from '@vesper/domain';
import { expect, it } from 'vitest';
import { settlementsOf } from './gazetteer.ts';
import { cellOfSettlement, findSettlement, placeInSearch } from './settlements.ts';
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
