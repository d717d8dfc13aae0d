import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setSettings } from '../../testing/site-rules.ts';
import { fakeProvider } from '../../testing/fake-provider.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';

const shop = fakeProvider();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  Object.assign(server.services, { payments: shop.provider });
  await setSettings(server, { country: 'GB' });
});
afterAll(() => server.end());

/** A member whose profile says a country, or none. */
const memberIn = async (country: string | null): Promise<Person> => {
  const person = await server.member({ form: { language: 'de' } });
  await server.services.db.updateTable('members').set({ country }).where('id', '=', person.id).execute();
  return person;
};
const swedish = { 'accept-language': 'sv' };
const danish = { ...swedish, cookie: 'locale=da' };

describe('prices', () => {
  const currencyFor = async (person: Person, headers = {}) =>
    (await person.call('credits', { headers })).body.bundles[0].price.currency;

  it('are those of the member’s own country, else of the language’s, else of the site’s', async () => {
    expect(await currencyFor(await memberIn('PL'), swedish)).toBe('PLN');
    expect(await currencyFor(await memberIn(null), swedish)).toBe('SEK');
    expect(await currencyFor(await memberIn(null))).toBe('GBP');
    expect(await currencyFor(server.visitor(), danish)).toBe('DKK');
  });

  it('are those of a country that the site offers, unless the member’s own is another one', async () => {
    await setSettings(server, { country: 'GB', countries: ['GB', 'DK'] });
    expect(await currencyFor(await memberIn('PL'))).toBe('PLN');
    expect(await currencyFor(await memberIn(null), swedish)).toBe('GBP');
    expect(await currencyFor(server.visitor(), danish)).toBe('DKK');
    await setSettings(server, { country: 'GB' });
  });

  it('are charged as they were shown', async () => {
    const person = await memberIn(null);
    const { status } = await person.call('orderCreate', {
      body: { bundle: 'b25', method: 'ideal' },
      headers: swedish,
    });
    expect(status).toBe(200);
    expect(shop.requests.at(-1)?.currency).toBe('SEK');
  });
});

it('regions are those of where one is, unless a country is asked for', async () => {
  const firstFor = async (person: Person, headers = {}, query = {}) =>
    (await person.call('regions', { headers, query })).body.regions[0]?.code.slice(0, 2);
  expect(await firstFor(server.visitor(), danish)).toBe('DK');
  expect(await firstFor(await memberIn('PL'), swedish)).toBe('PL');
  expect(await firstFor(await memberIn(null), swedish, { country: 'NL' })).toBe('NL');
});

it('the way back from a payment is in the language of the page, else in the member’s', async () => {
  const person = await memberIn('NL');
  const wayBack = async (body: object) => {
    await person.call('orderCreate', { body: { bundle: 'b25', method: 'ideal', repeat: true, ...body } });
    return new URL(shop.requests.at(-1)?.returnUrl ?? '').pathname;
  };
  expect(await wayBack({ language: 'fi' })).toMatch(/^\/fi\/transactions\//);
  expect(await wayBack({ language: 'en' })).toMatch(/^\/transactions\//);
  expect(await wayBack({})).toMatch(/^\/de\/transactions\//);
});

it('the settings know the country by a language that was chosen on this device', async () => {
  const country = async (headers: Record<string, string>) =>
    (await server.visitor().call('settings', { headers })).body.settings.geoip_country;
  expect(await country(danish)).toBe('DK');
  expect(await country(swedish)).toBe('SE');
  await setSettings(server, { country: 'GB', domainLanguage: 'fi' });
  expect(await country(swedish)).toBe('FI');
});

it('matches are looked for where a member without a country seems to be', async () => {
  await setSettings(server, { country: 'GB' });
  await server.services.db
    .updateTable('members')
    .set({ country: 'SE' })
    .where('fictional', '=', true)
    .execute();
  await server.services.db
    .updateTable('search_profiles')
    .set({ country: 'SE' })
    .where('fictional', '=', true)
    .execute();
  const person = await memberIn(null);
  const found = async (headers = {}) =>
    new Set(
      (
        (await person.call('signupMatches', { headers })).body.matches as { member: { country: string } }[]
      ).map(({ member }) => member.country),
    );
  expect(await found(swedish)).toEqual(new Set(['SE']));
  expect(await found()).not.toContain('SE');
});
