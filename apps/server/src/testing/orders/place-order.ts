import { randomUUID } from 'node:crypto';
import { settleOrder } from '../../payment/settle.ts';
import type { FakeShop } from '../fake-provider.ts';
import type { Person, TestAnswer, TestServer } from '../test-server.ts';

/** Orders 25 credits by iDEAL, or what is said otherwise; a member from nowhere pays 14.99 euros. */
export const placeOrder = (
  person: Person,
  more: object = {},
  key: string = randomUUID(),
): Promise<TestAnswer> =>
  person.call('orderCreate', {
    body: { bundle: 'b25', method: 'ideal', repeat: true, ...more },
    key,
  });

/** An order of a member with its payment at the fake provider, and what may become of the two. */
export const openOrder = async (
  { services }: Pick<TestServer, 'services'>,
  shop: FakeShop,
  person: Person,
  more: object = {},
) => {
  const { body } = await placeOrder(person, more);
  const id = body.order.payment_id as string;
  const row = () =>
    services.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const payment = (await row()).provider_payment ?? '';
  const settle = async () => settleOrder(services, id, await shop.provider.read(payment), 'webhook');
  return {
    id,
    payment,
    row,
    settle,
    /** The payer pays, and the provider tells. */
    pay: () => {
      shop.say(payment, 'paid');
      return settle();
    },
  };
};
