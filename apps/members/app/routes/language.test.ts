import { describe, expect, it } from 'vitest';
import type { Settings } from '@vesper/contract';
import { actOnLogin } from '../features/login/login-act.ts';
import { chooseLanguage } from '../parts/requests/request-guards.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { aMember } from '../testing/member.ts';
import { outcomeOf, routeArguments } from '../testing/route-arguments.ts';
import { action as order } from './order.tsx';
import { action as shortLink } from './short-link.tsx';

const polish = { user: aMember({ language: 'pl' }) };

describe('the bare address', () => {
  const opened = (
    headers: Record<string, string>,
    { domain_language = '', user = null as ReturnType<typeof aMember> | null } = {},
    path = '/?a=b',
  ) => {
    const settings = { domain_language } as Partial<Settings>;
    return outcomeOf(() => chooseLanguage(routeArguments(path, { headers, settings, user })));
  };
  const german = { 'accept-language': 'de-AT' };

  it('goes by what was chosen, then by the account, then by the site, then by the browser', async () => {
    expect(await opened({ ...german, cookie: 'locale=fi' }, polish)).toBe('/fi?a=b');
    expect(await opened(german, { ...polish, domain_language: 'nl' })).toBe('/pl?a=b');
    expect(await opened(german, { domain_language: 'nl_NL' })).toBe('/nl?a=b');
    expect(await opened(german, { domain_language: 'pt' })).toBe('/de?a=b');
    expect(await opened(german)).toBe('/de?a=b');
    expect(await opened({})).toBeUndefined();
  });

  it('is the only one that is led on', async () => {
    expect(await opened(german, {}, '/members')).toBeUndefined();
    expect(await opened(german, {}, '/nl')).toBeUndefined();
  });
});

describe('logging in goes on in the saved language', () => {
  const form = (fields: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return data;
  };

  it.each([
    ['login', {}],
    ['loginCode', { intent: 'code' }],
  ])('by %s', async (call, fields) => {
    const { api } = fakeApi({ [call]: () => polish });
    expect(await outcomeOf(() => actOnLogin(api, form({ ...fields, next: '/chats' }), 'nl'))).toBe(
      '/pl/chats',
    );
  });

  it.each([
    ['signInByLink', 'sign_in', '/pl/members'],
    ['reactivate', 'reactivate', '/pl/link?restored'],
  ])('by %s', async (call, intent, where) => {
    const { api } = fakeApi({ [call]: () => polish });
    const posted = routeArguments('/nl/link', { api, form: { token: 'x', intent } });
    expect(await outcomeOf(() => shortLink(posted))).toBe(where);
  });
});

it('an order says in which language its journey goes on', async () => {
  const { api, callsOf } = fakeApi({ orderCreate: () => ({ order: { payment_id: 'p' } }) });
  const posted = routeArguments('/nl/credits/b25', {
    api,
    form: { bundle: 'b25', method: 'card', key: 'k' },
  });
  expect(await outcomeOf(() => order(posted))).toBe('/nl/transactions/p');
  expect(callsOf('orderCreate')[0]?.body).toMatchObject({ language: 'nl' });
});
