import { describe, expect, it } from 'vitest';
import { nodeIds, walk } from '../machine-model/machine-walk.ts';
import type { Model } from '../machine-model/machine-walk.ts';
import { orderStates } from './order-state.ts';
import { paymentControls, paymentOffers } from './payment-offers.ts';
import type { PaymentControl, PaymentSnapshot } from './payment-offers.ts';
import { paymentMachine } from './payment.machine.ts';

const repeatPurchaseSeconds = 60;

const model: Model<PaymentSnapshot, PaymentControl> = {
  machine: paymentMachine,
  inputs: [
    { repeatPurchaseSeconds },
    { repeatPurchaseSeconds, bundleId: 'b25', method: 'stored_card' },
    { repeatPurchaseSeconds, bundleId: 'b25', lastPurchase: { bundleId: 'b25', atMs: 0 } },
    { repeatPurchaseSeconds, orderId: 'o1' },
  ],
  happenings: () => [
    ...orderStates.map((state) => ({ type: 'order.changed', orderId: 'o1', state })),
    { type: 'order.changed', orderId: 'another', state: 'paid' },
    { type: 'method.chosen', method: 'stored_card' },
  ],
  answers: {
    createOrder: {
      outputs: [
        { orderId: 'o1', payUrl: 'https://pay.example/o1', state: 'open' },
        { orderId: 'o1', payUrl: null, state: 'created' },
        { orderId: 'o1', payUrl: null, state: 'paid' },
      ],
      errors: [
        { code: 'discount_code_expired' },
        { code: 'repeat_order_unconfirmed' },
        { code: 'network_error' },
      ],
    },
    orderState: { outputs: orderStates, errors: [{ code: 'network_error' }] },
  },
  situation: ({ context }) => [
    context.bundleId,
    context.method,
    context.discountCode,
    context.orderId,
    context.orderState,
    context.payUrl,
    context.repeatConfirmed,
    context.lastPurchase,
  ],
  controls: paymentControls,
  offers: paymentOffers,
  press: (type) => {
    if (type === 'bundle.chosen') return { type, bundleId: 'b25' };
    if (type === 'method.chosen') return { type, method: 'card' };
    if (type === 'discount.entered') return { type, code: 'SPRING' };
    return type === 'order.submitted' ? { type, nowMs: 1000, idempotencyKey: 'k1' } : { type };
  },
};

describe('the model of payment', () => {
  const walked = walk(model);

  it('comes into every state in which it rests', () => {
    const leftAtOnce = ['payment.starting', 'payment.ordered', 'payment.judging'];
    const resting = nodeIds(paymentMachine).filter((id) => !leftAtOnce.includes(id));
    expect([...walked.visited].sort()).toEqual(resting.sort());
  });

  it('offers in every situation just what the machine allows', () => {
    expect(walked.situations).toBeGreaterThan(50);
    expect(walked.disagreements).toEqual([]);
    expect([...walked.everOffered].sort()).toEqual([...paymentControls].sort());
  });

  it('notices a wallet that is offered to everyone whose payment failed', () => {
    const eager = walk({
      ...model,
      offers: (snapshot) =>
        snapshot.value === 'failed' ? ['payment.restarted', 'wallet.chosen'] : paymentOffers(snapshot),
    });
    expect(eager.disagreements[0]).toMatchObject({
      value: 'failed',
      control: 'wallet.chosen',
      allowed: false,
    });
  });
});
