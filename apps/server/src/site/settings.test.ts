import { interests } from '@vesper/domain';
import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../platform/ids.ts';
import { setRules, setSettings } from '../testing/site-rules.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { SiteDirectory } from './site-directory.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
beforeEach(() => setSettings(server, {}));
afterAll(() => server.end());

const settingsOf = async (headers: Record<string, string> = {}, query = {}) =>
  (await server.visitor().call('settings', { query, headers })).body.settings;

describe('the settings', () => {
  it('answer everything that the front ends need', async () => {
    const answer = await settingsOf();
    expect(answer).toMatchObject({
      name: 'Vesper',
      gift_credits: { rose: 1, balloon_ride: 5 },
      visible_profile_fields: expect.arrayContaining(['age', 'about_me']),
      visible_profile_notes: ['online', 'premium'],
      mail_name: 'Vesper',
      member_resell: false,
      logged_out_search: false,
      logged_out_search_trafficsource: false,
      reveal_accounts: true,
      signups: 'all',
      signup_open: true,
    });
    expect(answer.interests).toEqual([...interests]);
  });

  it('bring the regions of the selected country only', async () => {
    const answer = await settingsOf({ 'accept-language': 'nl-NL' });
    expect(answer).toMatchObject({ geoip_country: 'NL', geoip_selected_country: 'NL' });
    expect(answer.region_data.country).toBe('NL');
    expect(answer.region_data.regions).toHaveLength(12);
    await setSettings(server, { country: 'DE', countries: ['DE', 'AT'] });
    const elsewhere = await settingsOf({ 'accept-language': 'nl-NL' });
    expect(elsewhere).toMatchObject({ geoip_country: 'NL', geoip_selected_country: 'DE' });
    expect(elsewhere.region_data.country).toBe('DE');
  });

  it('are those of the host, whatever the query says', async () => {
    const query = { domain: 'other.test', network: '', page: '/members', utm_source: 'x' };
    expect((await settingsOf({}, query)).domain).toBe('localhost');
  });

  it('read member_resell, from which nothing follows', async () => {
    await setSettings(server, { memberResell: true });
    expect((await settingsOf()).member_resell).toBe(true);
  });
});

describe('where a visitor came from', () => {
  it('opens search and signup to visitors from a network, in the address or stored', async () => {
    await setRules(server, { signups: 'with_trafficsource', loggedOutSearchTrafficsource: true });
    expect(await settingsOf()).toMatchObject({ signup_open: false, logged_out_search: false });
    const open = { signup_open: true, logged_out_search: true, logged_out_search_trafficsource: true };
    expect(await settingsOf({}, { network: 'n1' })).toMatchObject(open);
    const cookie = `arrival=${Buffer.from('network=n1').toString('base64url')}`;
    expect(await settingsOf({ cookie })).toMatchObject(open);
    await setRules(server, { signups: 'other', loggedOutSearch: false });
    expect(await settingsOf({ cookie })).toMatchObject({ signup_open: false, logged_out_search: false });
  });
});

const errors: unknown[] = [];
const log = { error: (line: unknown) => errors.push(line), warn: () => undefined };
const directory = () =>
  new SiteDirectory(server.services.db, server.clock, log as unknown as FastifyBaseLogger);

describe('the directory of sites', () => {
  const addSite = async (domain: string, settings: object) => {
    const id = newId();
    await server.services.db
      .insertInto('sites')
      .values({ id, domain, company_id: null, settings: JSON.stringify(settings) })
      .execute();
    return id;
  };

  it('opens the first site of an installation as soon as it is written', async () => {
    const { db } = server.services;
    await db.updateTable('sites').set({ settings: '{"unheardOf":true}' }).execute();
    const first = directory();
    expect(await first.findByHost('localhost', true)).toBeUndefined();
    await db.updateTable('sites').set({ settings: '{"name":"Vesper"}' }).execute();
    expect((await first.findByHost('localhost', true))?.domain).toBe('localhost');
  });

  it('sees a change within five seconds, on every server, on the first request', async () => {
    const [first, second] = [directory(), directory()];
    const nameOn = async (one: SiteDirectory) => (await one.findByHost('localhost', false))?.settings.name;
    expect([await nameOn(first), await nameOn(second)]).toEqual(['Vesper', 'Vesper']);
    await server.services.db
      .updateTable('sites')
      .set({ settings: JSON.stringify({ name: 'Changed' }) })
      .where('domain', '=', 'localhost')
      .execute();
    server.clock.advanceSeconds(5);
    expect([await nameOn(first), await nameOn(second)]).toEqual(['Changed', 'Changed']);
  });

  it('takes up a new site and lets go of a deleted one, whatever the case of its domain', async () => {
    const one = directory();
    expect(await one.findByHost('new.test', false)).toBeUndefined();
    const id = await addSite('New.test', { name: 'New' });
    server.clock.advanceSeconds(5);
    expect((await one.findByHost('NEW.test', false))?.settings.name).toBe('New');
    expect((await one.findById(id))?.domain).toBe('New.test');
    await server.services.db.deleteFrom('sites').where('id', '=', id).execute();
    server.clock.advanceSeconds(5);
    expect(await one.findByHost('new.test', false)).toBeUndefined();
  });

  it.each([
    ['a misspelt setting', { name: 'Bad', fictionalWarnings: true }],
    ['a wrong value', { name: 'Bad', niche: 8 }],
    ['a misspelt rule', { name: 'Bad', rules: { minimalAge: 18 } }],
    ['a rule that stands beside the rules', { name: 'Bad', minimumAge: 21 }],
    ['what the brand says among the rules', { name: 'Bad', rules: { mailName: 'Bad' } }],
    ['an age below 18', { name: 'Bad', rules: { minimumAge: 16 } }],
  ])('goes on with the last good state at %s, and says so in the log', async (_what, bad) => {
    const one = directory();
    const id = await addSite('Shop.test', { name: 'Good' });
    await one.findByHost('shop.test', false);
    errors.length = 0;
    await server.services.db
      .updateTable('sites')
      .set({ settings: JSON.stringify(bad) })
      .where('id', '=', id)
      .execute();
    server.clock.advanceSeconds(5);
    expect((await one.findByHost('shop.test', false))?.settings.name).toBe('Good');
    expect(errors).toEqual([expect.objectContaining({ domain: 'Shop.test', issues: expect.any(Array) })]);
    await server.services.db.deleteFrom('sites').where('id', '=', id).execute();
  });
});

describe('the company', () => {
  const nameCompany = async (info: object) => {
    const id = newId();
    await server.services.db
      .insertInto('companies')
      .values({ id, info: JSON.stringify(info) })
      .execute();
    await server.services.db
      .updateTable('sites')
      .set({ company_id: id })
      .where('domain', '=', 'localhost')
      .execute();
    await setSettings(server, { supportPhone: '+31 20 123' });
    return (await server.visitor().call('companyInfo')).body.company;
  };

  it('says what is known and takes the rest from the site', async () => {
    const known = { name: 'Example BV', city: 'Utrecht', country: 'NL', vat_numbers: ['NL0001'] };
    expect(await nameCompany(known)).toEqual({
      ...known,
      address: '',
      kvk: '',
      tradenames: ['Vesper'],
      support_phone: '+31 20 123',
      delete_discount: false,
      added: '2023-12-01T12:00:00Z',
    });
  });

  it('keeps the last good one when the row can not be read', async () => {
    await nameCompany({ name: 'Example BV' });
    expect((await nameCompany({ name: 'Example BV', vat_numbers: 'NL0001' })).name).toBe('Example BV');
    expect((await nameCompany({ name: 'Other', secret: 'x' })).name).toBe('Example BV');
  });

  it('opens a site whose company can not be read from the start, and says so in the log', async () => {
    await nameCompany({ name: 7 });
    const one = directory();
    errors.length = 0;
    expect((await one.findByHost('localhost', false))?.company).toEqual({});
    expect(errors).toHaveLength(1);
  });
});

it('answers the regions of a country in its alphabet, and every interest', async () => {
  const { regions } = (await server.visitor().call('regions', { query: { country: 'SE' } })).body;
  expect(regions).toHaveLength(21);
  expect(regions.at(-1)).toEqual({ code: 'SE-E', name: 'Östergötland' });
  expect((await server.visitor().call('regions', { query: { country: 'RU' } })).status).toBe(422);
  expect((await server.visitor().call('interests')).body.interests).toEqual([...interests]);
});
