import { describe, expect, it } from 'vitest';
import { CallError } from '@vesper/api-client';
import { fakeApi } from '../testing/fake-api.ts';
import { aMember } from '../testing/member.ts';
import { aMethod, anOffer, anOrder } from '../testing/offer.ts';
import { outcomeOf, routeArguments } from '../testing/route-arguments.ts';
import { loader as landing } from './member-landing.tsx';
import { loader as memberSignup } from './member-signup.tsx';
import { loader as order } from './order.tsx';
import { loader as transaction } from './transaction.tsx';

type Code = ConstructorParameters<typeof CallError>[0];

const refusing = (call: string, code: Code, status: number) =>
  fakeApi({
    [call]: () => {
      throw new CallError(code, status, { fields: {}, params: {} });
    },
  }).api;
const anybody = { params: { id: 'x' }, settings: { geoip_selected_country: 'NL' as const } };

describe.each([
  ['the landing page', landing, '/nl/members/x/landing'],
  ['the signup', memberSignup, '/nl/members/x/signup'],
] as const)('%s of a member', (_what, loader, path) => {
  const opened = (code: Code, status: number) =>
    outcomeOf(() => loader(routeArguments(path, { ...anybody, api: refusing('profile', code, status) })));

  it.each([
    ['whom this visitor may not see', 'authentication_required', 403],
    ['whose id is none', 'invalid_request', 422],
  ] as const)('%s is no page', async (_case, code, status) => {
    expect(await opened(code, status)).toBe(404);
  });

  it('who is not there says so', async () => {
    expect(await opened('member_not_found', 404)).toBe(404);
  });

  it('waits for the database like every page', async () => {
    expect(await opened('service_unavailable', 503)).toBe(503);
  });
});

it('members are led from a landing page to the profile, whatever stands in the address', async () => {
  const user = aMember();
  const open = routeArguments('/nl/members/%E2%80%A8/landing', { user, params: { id: '\u2028' } });
  expect(await outcomeOf(() => landing(open))).toBe('/nl/members/%E2%80%A8');
});

it('an unknown order is the 404 page, with nothing but its status', async () => {
  const api = refusing('order', 'order_not_found', 404);
  const thrown = await Promise.resolve(
    transaction(routeArguments('/transactions/x', { params: { id: 'x' }, api })),
  ).catch((error: unknown) => error);
  expect(thrown).toMatchObject({ data: null, init: { status: 404 } });
});

describe('an order’s address', () => {
  const { api } = fakeApi({
    credits: () => anOffer({ methods: [aMethod('ideal'), aMethod('new-one')] }),
    order: () => ({ order: anOrder('paid', { method: 'gone' }) }),
  });
  const opened = (path: string, id?: string, paymentmethod?: string) => {
    const params = { ...(id && { id }), ...(paymentmethod && { paymentmethod }) };
    return outcomeOf(() => order(routeArguments(path, { api, params })));
  };

  it.each([
    ['b25', undefined, null],
    ['b25', 'ideal', 'ideal'],
    ['b25', 'new-one', 'new-one'],
    ['b25', 'twint', null],
  ])('is %s with %s', async (id, method, chosen) => {
    expect(await opened('/credits/b25', id, method)).toMatchObject({ method: chosen });
  });

  it.each([
    ['b25', 'nope'],
    ['b25', 'toString'],
    ['nope', undefined],
    ['nope', 'ideal'],
  ])('is none with the bundle %s and the method %s', async (id, method) => {
    expect(await opened('/credits/b25', id, method)).toBe(404);
  });

  it('does not judge what was bought last', async () => {
    expect(await opened('/credits/repeat-order')).toMatchObject({ method: null });
  });
});
