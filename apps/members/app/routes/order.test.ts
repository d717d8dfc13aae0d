// @vitest-environment node
import type { Order, StoredMethod, User } from '@vesper/contract';
import { describe, expect, it } from 'vitest';
import { fakeApi, refuse } from '../testing/fake-api.ts';
import { aMember } from '../testing/member.ts';
import { aBundle, aDiscount, aMethod, anOffer, anOrder, aStoredCard } from '../testing/offer.ts';
import { routeArguments } from '../testing/route-arguments.ts';
import { action, loader } from './order.tsx';

const { api } = fakeApi({ orderCreate: () => refuse('repeat_order_unconfirmed') });
const refused = (form: Readonly<Record<string, string>>) =>
  action(routeArguments('/credits/b25', { api, form: { bundle: 'b25', key: 'k', ...form } }));

it('hands back with a refusal what stood in the form', async () => {
  expect(await refused({ method: 'paypal', discount_code: 'spring ', message: 'm1' })).toMatchObject({
    init: { status: 409 },
    data: {
      code: 'repeat_order_unconfirmed',
      chosen: { method: 'paypal', discountCode: 'SPRING', message: 'm1' },
    },
  });
});

it('hands back that nothing was to be sent and no code was left', async () => {
  expect(await refused({ method: 'ideal', discount_code: '' })).toMatchObject({
    data: { chosen: { method: 'ideal', discountCode: null, message: null } },
  });
});

it.each([
  ['NL', undefined, 'ideal'],
  ['DE', undefined, 'creditcard'],
  [null, undefined, 'ideal'],
  ['NL', 'paypal', 'paypal'],
  // Known, and not offered here and now.
  ['NL', 'swish', 'ideal'],
])('chooses beforehand what is usual for %s, unless the address says %s', async (country, asked, chosen) => {
  const methods = ['klarna', 'creditcard', 'ideal', 'paypal'].map((id) => aMethod(id));
  const user = aMember({ profile: { country } as User['profile'] });
  const { api: shop } = fakeApi({ credits: () => anOffer({ methods }) });
  const settings = { geoip_selected_country: 'NL' as const };
  const params = { id: 'b25', ...(asked && { paymentmethod: asked }) };
  const page = await loader(routeArguments('/credits/b25', { api: shop, user, settings, params }));
  expect(page.method).toBe(chosen);
});

it('offers the welcome discount with a bundle that it makes cheaper, and not with one that is too small for it', async () => {
  const bundles = [aBundle(25, 1000), aBundle(60, 2000, 0.75)];
  const { api: shop } = fakeApi({ credits: () => anOffer({ bundles, discount: aDiscount() }) });
  const settings = { geoip_selected_country: 'NL' as const };
  const discountOf = async (id: string) =>
    (await loader(routeArguments(`/credits/${id}`, { api: shop, settings, params: { id } }))).offer.discount;
  expect([await discountOf('b25'), await discountOf('b60')]).toEqual([null, aDiscount()]);
});

describe('what an order begins with', () => {
  const stored = [aStoredCard({ id: 's2' }), aStoredCard({ id: 's1', method: 'paypal' })];
  const start = async (
    {
      path = '/credits/repeat-order',
      last = {},
      kept = stored,
    }: { path?: string; last?: Partial<Order>; kept?: StoredMethod[] },
    discount: () => unknown = () => refuse('discount_code_expired'),
  ) => {
    const { api: shop } = fakeApi({
      credits: () => anOffer({ stored: kept }),
      order: () => ({ order: anOrder('paid', last), unpaid: null, message_lost: false, kept: null }),
      discountCode: discount,
    } as Parameters<typeof fakeApi>[0]);
    const settings = { geoip_selected_country: 'NL' as const };
    const user = aMember({ profile: { country: 'NL' } as User['profile'] });
    const page = await loader(routeArguments(path, { api: shop, user, settings, params: { id: 'b25' } }));
    return { method: page.method, discount: page.discount };
  };

  it('is what was used last for a bundle, and what was paid with last for the same again', async () => {
    expect((await start({ path: '/credits/b25' })).method).toBe('stored:s2');
    expect((await start({ last: { stored_method: 's1', method: 'paypal' } })).method).toBe('stored:s1');
    expect((await start({ last: { method: 'paypal' } })).method).toBe('stored:s1');
    expect((await start({ last: { method: 'ideal' } })).method).toBe('ideal');
  });

  it('is nothing that has expired or failed for good, nor what is to be paid another way', async () => {
    const expired = [aStoredCard({ expired: true })];
    expect((await start({ path: '/credits/b25', kept: expired })).method).toBe('ideal');
    const failed = { state: 'failed', stored_method: 's2', failure: 'gone' } as const;
    expect((await start({ last: failed })).method).toBe('creditcard');
    expect((await start({ path: '/credits/repeat-order?another', last: failed })).method).toBe('ideal');
    expect((await start({ last: { ...failed, failure: 'declined' } })).method).toBe('stored:s2');
  });

  it('has the discount of an order that came to nothing, where that counts still', async () => {
    const spring = () => ({ discount: aDiscount(10, 'SPRING') });
    const failed = { state: 'failed', discount_code: 'SPRING' } as const;
    expect((await start({ last: failed }, spring)).discount).toEqual({ code: 'SPRING', percentage: 10 });
    expect((await start({ last: failed })).discount).toBeNull();
    expect((await start({ last: { discount_code: 'SPRING' } }, spring)).discount).toBeNull();
  });
});

it('offers only what takes the sum of the bundle', async () => {
  const methods = [aMethod('ideal', 999), aMethod('paypal', 1000)];
  const { api: shop } = fakeApi({ credits: () => anOffer({ methods }) });
  const page = await loader(routeArguments('/credits/b25', { api: shop, params: { id: 'b25' } }));
  expect([page.offer.methods.map(({ id }) => id), page.method]).toEqual([['paypal'], 'paypal']);
});
