import type { Api } from '@vesper/api-client';
import type { AppliedDiscount, CreateOrderInput, CreateOrderOutput, OrderState } from '@vesper/domain';
import { toWireMethod } from '../order/wire-method.ts';
import { pageLocale } from '../../../frame/links/localized-path.ts';
import { fromPromise } from 'xstate';
import { toWireShown } from '../order/shown-offer.ts';
import { throwForMachine } from '../../../parts/engine/domain-refusal.ts';

/** What the payment machine needs done, done by the calls. */
export const paymentActors = (api: Api) => ({
  judgeCode: fromPromise<AppliedDiscount, { code: string; bundleId: string | null }>(
    async ({ input: { code, bundleId }, signal }) => {
      const query = { code, ...(bundleId && { bundle: bundleId }) };
      const { discount } = await api.call('discountCode', { query, signal }).catch(throwForMachine);
      return { code: discount.code, percentage: discount.value_percentage };
    },
  ),
  createOrder: fromPromise<CreateOrderOutput, CreateOrderInput>(async ({ input: choice, signal }) => {
    const body = {
      bundle: choice.bundleId,
      ...toWireMethod(choice.method, choice.keep),
      ...(choice.discountCode && { discount_code: choice.discountCode }),
      ...(choice.message && { message: choice.message }),
      ...(choice.shown && { shown: toWireShown(choice.shown) }),
      ...(choice.repeatConfirmed && { repeat: true }),
      // A journey that began in one language ends in it, after the payment too.
      language: pageLocale(),
    };
    const { order } = await api
      .call('orderCreate', { key: choice.idempotencyKey, body, signal })
      .catch(throwForMachine);
    return {
      orderId: order.payment_id,
      payUrl: order.checkout_url,
      state: order.state,
      failure: order.failure,
    };
  }),
  orderState: fromPromise<OrderState, { orderId: string }>(async ({ input: { orderId }, signal }) => {
    const { order } = await api.call('order', { query: { id: orderId }, signal }).catch(throwForMachine);
    return order.state;
  }),
});
