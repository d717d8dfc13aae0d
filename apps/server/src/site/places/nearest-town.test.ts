import { countries, isRegion, regionsOf } from '@vesper/domain';
import { describe, expect, it } from 'vitest';
import { distanceTo, nearestTown, towns } from './nearest-town.ts';

describe('the table of towns', () => {
  it('has a town in every region, and no town in a region that is none', () => {
    const withTowns = new Set(towns.map(({ region }) => region));
    const missing = countries
      .flatMap((country) => regionsOf(country).map(({ code }) => code))
      .filter((code) => !withTowns.has(code));
    expect(missing).toEqual([]);
    expect(towns.filter(({ region }) => !isRegion(region))).toEqual([]);
  });

  it('has at least 25 towns a country, each once and each where a town can be', () => {
    for (const country of countries)
      expect(towns.filter((town) => town.country === country).length, country).toBeGreaterThanOrEqual(25);
    const names = towns.map(({ region, name }) => `${region} ${name}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    const places = towns.map(({ latitude, longitude }) => `${latitude} ${longitude}`);
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  });

  it('has no town far away from the others of its region', () => {
    // A slip of the hand (a missing sign, two figures exchanged) puts a town somewhere else.
    const lost = towns.filter((town) => {
      const others = towns.filter((other) => other !== town && other.region === town.region);
      if (others.length === 0 || town.region === 'US-AK') return false;
      return (
        Math.min(...others.map((other) => distanceTo(other, town.latitude, town.longitude))) >
        (town.country === 'US' ? 360 : 230)
      );
    });
    expect(lost).toEqual([]);
  });
});

describe('the nearest town', () => {
  it.each([
    [52.09, 5.12, 'Utrecht', 'NL-UT'],
    [50.775, 6.083, 'Aachen', 'DE-NW'],
    [50.772, 6.02, 'Vaals', 'NL-LI'],
    [47.56, 7.59, 'Basel', 'CH-BS'],
    [47.6, 7.615, 'Weil am Rhein', 'DE-BW'],
    [47.59, 7.556, 'Saint-Louis', 'FR-GES'],
    [53.35, -6.26, 'Dublin', 'IE-D'],
    [54.61, -5.92, 'Belfast', 'GB-NIR'],
    [48.86, 2.35, 'Paris', 'FR-IDF'],
    [40.42, -3.7, 'Madrid', 'ES-MD'],
    [28.47, -16.25, 'Santa Cruz de Tenerife', 'ES-CN'],
    [37.5, 15.09, 'Catania', 'IT-82'],
    [50.05, 19.95, 'Kraków', 'PL-12'],
    [55.68, 12.57, 'København', 'DK-84'],
    [69.65, 18.96, 'Tromsø', 'NO-55'],
    [67.86, 20.22, 'Kiruna', 'SE-BD'],
    [60.17, 24.94, 'Helsinki', 'FI-18'],
    [48.2, 16.37, 'Wien', 'AT-9'],
    [50.85, 4.35, 'Brussel – Bruxelles', 'BE-BRU'],
    [38.9, -77.04, 'Washington', 'US-DC'],
    [21.3, -157.86, 'Honolulu', 'US-HI'],
  ])('of %d, %d is %s (%s)', (latitude, longitude, name, region) => {
    expect(nearestTown(latitude, longitude)).toMatchObject({ name, region });
  });

  it.each([
    ['the North Sea', 56, 3],
    ['the Atlantic', 40, -40],
    ['Moscow', 55.75, 37.62],
    ['Prague', 50.08, 14.44],
    ['the poles', 90, 0],
    ['nowhere', 0, 0],
    ['the date line', 0, 180],
  ])('of %s is none of ours', (_where, latitude, longitude) => {
    expect(nearestTown(latitude, longitude)).toBeUndefined();
  });

  it('measures great circles', () => {
    const london = {
      country: 'GB',
      region: 'GB-LND',
      name: 'London',
      latitude: 51.51,
      longitude: -0.13,
    } as const;
    expect(distanceTo(london, 48.86, 2.35)).toBeCloseTo(343, -1);
    expect(distanceTo(london, 40.71, -74.01)).toBeCloseTo(5570, -2);
  });
});
