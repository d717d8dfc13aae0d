import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fakeClock } from '@vesper/testing';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../platform/config.ts';
import { mmdbFile } from '../../testing/mmdb-file.ts';
import { CountryDatabase } from './country-database.ts';
import type { Site } from '../site-directory.ts';
import { siteSettingsSchema } from '../site-settings.ts';
import { openVisitorCountry, selectedCountry } from './visitor-country.ts';

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'countries-'));
  file = path.join(folder, 'countries.mmdb');
});
afterAll(() => rm(folder, { recursive: true }));

const logged = () => {
  const warnings: unknown[] = [];
  const log = { warn: (...line: unknown[]) => warnings.push(line) } as unknown as FastifyBaseLogger;
  return { warnings, log };
};

const siteWith = (settings: object) => ({ settings: siteSettingsSchema.parse(settings) }) as unknown as Site;

describe('the file of addresses', () => {
  it('tells markets by IPv4, mapped and IPv6 addresses, and nothing of others', async () => {
    await writeFile(file, mmdbFile({ '81.2.69.0/24': 'GB', '2a02:a440::/32': 'NL', '5.5.0.0/16': 'RU' }));
    const { log } = logged();
    const database = await CountryDatabase.open(file, fakeClock(), log);
    const found = await Promise.all(
      ['81.2.69.160', '::ffff:81.2.69.1', '2a02:a440:1::5', '5.5.5.5', '10.0.0.1', '::1', 'nonsense'].map(
        (address) => database.find(address),
      ),
    );
    expect(found).toEqual(['GB', 'GB', 'NL', undefined, undefined, undefined, undefined]);
  });

  it('takes up a new file, and keeps the old one with a warning when the new one is broken or gone', async () => {
    await writeFile(file, mmdbFile({ '81.2.69.0/24': 'GB' }));
    const clock = fakeClock();
    const { log, warnings } = logged();
    const database = await CountryDatabase.open(file, clock, log);
    await writeFile(file, mmdbFile({ '81.2.69.0/24': 'IE', '5.5.0.0/16': 'PL' }));
    expect(await database.find('81.2.69.1')).toBe('GB');
    clock.advanceSeconds(11);
    expect(await database.find('81.2.69.1')).toBe('IE');
    await writeFile(file, 'not a database');
    clock.advanceSeconds(11);
    expect(await database.find('81.2.69.1')).toBe('IE');
    expect(warnings).toHaveLength(1);
    await rm(file);
    clock.advanceSeconds(11);
    expect(await database.find('5.5.1.1')).toBe('PL');
    expect(warnings).toHaveLength(2);
  });

  it('says at the start which variable names a missing or broken file', async () => {
    const { log } = logged();
    const open = (geoipFile: string) =>
      openVisitorCountry({ geoipFile, countryHeader: undefined }, fakeClock(), log);
    await expect(open(path.join(folder, 'missing.mmdb'))).rejects.toThrow(/GEOIP_FILE/);
    await writeFile(file, mmdbFile({ '81.2.69.0/24': 'GB' }).subarray(0, 300));
    await expect(open(file)).rejects.toThrow(/GEOIP_FILE/);
  });
});

describe('the country of a visitor', () => {
  const ask = async (
    { file: geoipFile, header, trust }: { file?: string; header?: string; trust?: string },
    headers: Record<string, string>,
  ): Promise<string> => {
    const config = readConfig({ COUNTRY_HEADER: header ?? '', TRUST_PROXY: trust ?? '' });
    const { log } = logged();
    const visitorCountry = await openVisitorCountry({ ...config, geoipFile }, fakeClock(), log);
    const trusted = config.trustProxy;
    const app = Fastify({
      trustProxy: typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted,
    });
    app.get('/', (request) => visitorCountry.find(siteWith({ country: 'AT' }), request));
    return (await app.inject({ url: '/', headers })).body;
  };
  const viaProxy = { 'x-forwarded-for': '81.2.69.160' };

  it('goes by the address first, then by the header, then by the languages, then by the site', async () => {
    await writeFile(file, mmdbFile({ '81.2.69.0/24': 'GB' }));
    const all = { file, header: 'CF-IPCountry', trust: '1' };
    const hints = { ...viaProxy, 'cf-ipcountry': 'se', 'accept-language': 'nl' };
    expect(await ask(all, hints)).toBe('GB');
    expect(await ask(all, { ...hints, 'x-forwarded-for': '9.9.9.9' })).toBe('SE');
    expect(await ask(all, { ...hints, 'x-forwarded-for': '9.9.9.9', 'cf-ipcountry': 'XX' })).toBe('NL');
    expect(await ask(all, viaProxy)).toBe('GB');
    expect(await ask({}, { 'accept-language': 'en' })).toBe('AT');
  });

  it('believes the header only behind a proxy that is trusted', async () => {
    const header = { 'cf-ipcountry': 'SE' };
    expect(await ask({ header: 'cf-ipcountry' }, { ...viaProxy, ...header })).toBe('AT');
    expect(await ask({ header: 'cf-ipcountry', trust: '1' }, { ...viaProxy, ...header })).toBe('SE');
    expect(await ask({ header: 'cf-ipcountry', trust: '1' }, header)).toBe('AT');
    expect(await ask({ header: 'cf-ipcountry', trust: '10.0.0.0/8' }, { ...viaProxy, ...header })).toBe('AT');
    expect(await ask({ trust: '1' }, { ...viaProxy, ...header })).toBe('AT');
  });

  it('chooses it on forms only where the site offers it', () => {
    const site = siteWith({ country: 'NL', countries: ['NL', 'BE'] });
    expect([selectedCountry(site, 'BE'), selectedCountry(site, 'PL')]).toEqual(['BE', 'NL']);
  });
});
