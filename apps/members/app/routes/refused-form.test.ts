// @vitest-environment node
import type { Api } from '@vesper/api-client';
import type { ErrorCode } from '@vesper/contract';
import { describe, expect, it } from 'vitest';
import { fakeApi, refuse } from '../testing/fake-api.ts';
import { aMember } from '../testing/member.ts';
import { outcomeOf, routeArguments } from '../testing/route-arguments.ts';
import { action as activate } from './activate.tsx';
import { action as activateError } from './activate-error.tsx';
import { action as credits } from './credits.tsx';
import { action as language } from './lang-config.tsx';
import { action as leave } from './leave.tsx';
import { action as login } from './login.tsx';
import { action as loginLink } from './login-link.tsx';
import { action as logout } from './logout.tsx';
import { action as finder } from './match-finder.tsx';
import { action as settings } from './notifications.tsx';
import { action as profile } from './profile.tsx';
import { action as forgotten } from './reset-password.tsx';
import { action as newAddress } from './mail-change-do.tsx';
import { action as newPassword, loader as passwordLoader } from './reset-password-do.tsx';
import { action as security } from './security.tsx';
import { action as link, loader as linkLoader } from './short-link.tsx';
import { action as signup } from './signup.tsx';
import { action as verification } from './verification.tsx';

/** Every call is refused. */
const refusing = (code: ErrorCode | 'network'): Api => ({ call: async () => refuse(code) }) as unknown as Api;
/** Something in the act itself breaks. */
const broken = { call: async () => Promise.reject(new TypeError('x is undefined')) } as unknown as Api;

type Action = (args: never) => unknown;
const post = (action: Action, api: Api, form: Readonly<Record<string, string>> = {}) =>
  outcomeOf(() => action(routeArguments('/', { api, form, user: aMember() })));

const pages = [
  ['login', login, { email: 'ada@example.org', password: 'three quiet words' }],
  ['the code at login', login, { intent: 'code', code: '123456' }],
  ['signup', signup, { step: 'step0', email: 'ada@example.org' }],
  ['a step of signup', signup, { step: 'checkInbox' }],
  ['the settings', settings, { intent: 'mail-again' }],
  ['security', security, { intent: 'others-end' }],
  ['leaving', leave, { intent: 'delete' }],
  ['the credits', credits, { intent: 'stored-remove:s1' }],
  ['a section of the profile', profile, { section: 'about', about_me: 'I sail.' }],
  ['the verification', verification, { section: 'ask' }],
  ['a forgotten password', forgotten, { email: 'ada@example.org' }],
  ['a link that logs in', loginLink, { email: 'ada@example.org' }],
  ['another mail of confirmation', activateError, {}],
  ['the match finder', finder, { step: 'age' }],
  ['logout', logout, {}],
  ['the language', language, { locale: 'de' }],
] as const;

describe.each(pages)('%s', (_name, action, form) => {
  it.each([
    ['too_many_requests', 429],
    ['authentication_required', 403],
    ['invalid_request', 422],
    ['service_unavailable', 503],
    ['internal', 503],
    ['network', 503],
  ] as const)('refused with %s answers %i', async (code, status) => {
    expect(await post(action, refusing(code), form)).toBe(status);
  });
});

it('a login that failed is 401, and one that was tried too often 429', async () => {
  expect(await post(login, refusing('login_failed'))).toBe(401);
  expect(await post(login, refusing('login_blocked'))).toBe(429);
  expect(await post(login, broken)).toBe(503);
  expect(await post(login, refusing('login_code_required'))).toContain('/login?step=code');
});

it('two passwords that differ are a mistake in a field', async () => {
  const form = { token: 't', new_password: 'three quiet words', new_password_repeat: 'three other words' };
  expect(await post(newPassword, fakeApi().api, form)).toBe(422);
});

it('a link is no page where it does not work, and not where it was only asked for too often', async () => {
  expect(await post(link, refusing('link_invalid'))).toBe(404);
  expect(await post(link, refusing('too_many_requests'))).toBe(429);
  expect(await post(link, refusing('service_unavailable'))).toBe(503);
});

describe.each([
  ['of a forgotten password', (api: Api) => passwordLoader(routeArguments('/?token=t', { api })), 'invalid'],
  ['that logs in', (api: Api) => linkLoader(routeArguments('/?token=t', { api })), 404],
  [
    'for a new address',
    (api: Api) => newAddress(routeArguments('/', { api, form: { token: 't' } })),
    '/mail-change/do?invalid',
  ],
  [
    'that confirms the address',
    (api: Api) => activate(routeArguments('/', { api, form: { token: 't' } })),
    '/activate/error',
  ],
] as const)('a link %s', (_name, open, isDead) => {
  it('is called dead where it is, and not for an outage or where it was asked for too often', async () => {
    const outcome = async (code: ErrorCode | 'network') => outcomeOf(() => open(refusing(code)));
    const dead = await outcome('link_invalid');
    expect(typeof dead === 'object' && dead !== null && 'state' in dead ? dead.state : dead).toBe(isDead);
    expect(await outcome('too_many_requests')).toBe(429);
    for (const code of ['service_unavailable', 'internal', 'network'] as const)
      expect(await outcome(code)).toBe(503);
  });
});
