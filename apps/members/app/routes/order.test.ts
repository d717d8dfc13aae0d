// @vitest-environment node
import { expect, it } from 'vitest';
import { fakeApi, refuse } from '../testing/fake-api.ts';
import { routeArguments } from '../testing/route-arguments.ts';
import { action } from './order.tsx';

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
