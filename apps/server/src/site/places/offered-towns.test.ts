import { countries, type Country, isOfCountry } from '@vesper/domain';
import { expect, it } from 'vitest';
import { regionOf, settlementsOf } from './gazetteer.ts';
import { townsBeginning } from './offered-towns.ts';
import { findSettlement, placeInSearch } from './settlements.ts';

const namesBeginning = (country: Country, written: string) =>
  townsBeginning(country, written).map(({ name }) => name);

it.each([
  ['GB', 'brigh', 'Brighton'],
  ['DE', 'mün', 'München'],
  ['DE', 'Munic', 'München'],
  ['DE', 'Muenc', 'München'],
  ['DE', 'koeln', 'Köln'],
  ['DE', 'Goerl', 'Görlitz'],
  ['DK', 'aarh', 'Aarhus'],
  ['DK', 'Ry', 'Ry'],
  ['AT', 'Sankt Poe', 'St. Pölten'],
  ['NO', 'Tromsoe', 'Tromsø'],
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

it.each(countries)('puts nobody in %s into a region beyond the border', (country) => {
  const abroad = settlementsOf(country).filter((settlement) => {
    const region = regionOf(country, settlement);
    return region !== undefined && !isOfCountry(region, country);
  });
  expect(abroad.map(({ name }) => name)).toEqual([]);
  const nowhere = settlementsOf(country).filter((settlement) => !regionOf(country, settlement));
  expect(nowhere.length).toBeLessThan(settlementsOf(country).length / 20);
});

it('says the own region of a town that lies nearer to one abroad', () => {
  expect(townsBeginning('DE', 'Friedrichshafen')[0]).toMatchObject({ regions: ['DE-BW'], meant: true });
});

it('says of which the whole name is written, however it is spelled', () => {
  const meantBy = (written: string) =>
    townsBeginning('DE', written)
      .filter(({ meant }) => meant)
      .map(({ name }) => name);
  expect([meantBy('koeln'), meantBy('KOLN'), meantBy('Köln'), meantBy('Köl')]).toEqual([
    ['Köln'],
    ['Köln'],
    ['Köln'],
    [],
  ]);
});

it.each([
  ['NO', 'Aalesund', 'Ålesund'],
  ['SE', 'Vaesteraas', 'Västerås'],
  ['SE', 'Malmoe', 'Malmö'],
  ['DK', 'Koebenhavn', 'København'],
  ['FI', 'Jyvaeskylae', 'Jyväskylä'],
  ['DE', 'Koeln', 'Köln'],
  ['AT', 'Sankt Poelten', 'St. Pölten'],
  ['DK', 'Århus', 'Aarhus'],
  ['DK', 'Copenhagen', 'København'],
] as const)('finds in %s who writes "%s" where it offers %s', (country, written, name) => {
  const [town] = townsBeginning(country, written);
  expect(town).toMatchObject({ name, meant: true });
  expect(findSettlement(country, '', written)).toBe(findSettlement(country, '', name));
});

it.each(["' s", '-', ' ', 'b'])('offers nothing for %j, which is no two letters', (written) => {
  expect(townsBeginning('US', written)).toEqual([]);
});

it('offers nobody a town without a place in search', () => {
  expect(settlementsOf('FI').map(({ name }) => name)).toContain('Utsjoki');
  expect(placeInSearch('FI', '', 'Utsjoki')).toBeNull();
  expect(townsBeginning('FI', 'utsj')).toEqual([]);
});

it.each(['', ' ', '?!', 'Xyzzy'])('offers nothing to who writes "%s"', (written) => {
  expect(townsBeginning('GB', written)).toEqual([]);
});
