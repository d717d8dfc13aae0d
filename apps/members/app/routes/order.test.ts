// @vitest-environment node
import type { User } from '@vesper/contract';
import { expect, it } from 'vitest';
import { fakeApi, refuse } from '../testing/fake-api.ts';
import { aMember } from '../testing/member.ts';
import { aMethod, anOffer } from '../testing/offer.ts';
import { routeArguments } from '../testing/route-arguments.ts';
import { action, loader } from './order.tsx';

const { api } = fakeApi({ orderCreate: () => refuse('repeat_order_unconfirmed') });
const refused = (form: Readonly<Record<string, string>>) =>
  action(routeArguments('/credits/b25', { api, form: { bundle: 'b25', key: 'k', ...form } }));

it('hands back with a refusal what stood in the form', async () => {
  expect(await refused({ method: 'paypal', discount_code: 'spring ', message: 'm1' })).toMatchObject({
    init: { status: 422 },
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

it('offers only what takes the sum of the bundle', async () => {
  const methods = [aMethod('ideal', 999), aMethod('paypal', 1000)];
  const { api: shop } = fakeApi({ credits: () => anOffer({ methods }) });
  const page = await loader(routeArguments('/credits/b25', { api: shop, params: { id: 'b25' } }));
  expect([page.offer.methods.map(({ id }) => id), page.method]).toEqual([['paypal'], 'paypal']);
});
