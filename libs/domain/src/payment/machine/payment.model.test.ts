import { describe, expect, it } from 'vitest';
import { nodeIds, walk } from '../../machine-model/machine-walk.ts';
import type { Model } from '../../machine-model/machine-walk.ts';
import { orderStates } from '../order-state.ts';
import { paymentControls, paymentOffers } from './payment-offers.ts';
import type { PaymentControl, PaymentSnapshot } from './payment-offers.ts';
import { paymentMachine } from './payment.machine.ts';

const submitted = (method: string | null) => ({
  type: 'order.submitted',
  choice: { bundleId: 'b25', method, discountCode: null },
  repeat: false,
  idempotencyKey: 'k1',
});

const model: Model<PaymentSnapshot, PaymentControl> = {
  machine: paymentMachine,
  inputs: [
    {},
    { bundleId: 'b25', discount: { code: 'WELCOME', percentage: 25 } },
    { bundleId: 'b25', refusedCode: 'repeat_order_unconfirmed' },
    { orderId: 'o1' },
    { orderId: 'o1', orderState: 'open', payUrl: 'https://pay.example/o1' },
  ],
  happenings: () => [
    ...orderStates.map((state) => ({ type: 'order.changed', orderId: 'o1', state })),
    { type: 'order.changed', orderId: 'another', state: 'paid' },
    { type: 'discount.typed', code: ' ' },
    { type: 'discount.typed', code: 'welcome' },
    submitted(null),
    { ...submitted('card'), repeat: true },
    submitted('stored:s1'),
  ],
  answers: {
    judgeCode: {
      outputs: [{ code: 'SPRING', percentage: 10 }],
      errors: [{ code: 'discount_code_unknown' }],
    },
    createOrder: {
      outputs: [
        { orderId: 'o1', payUrl: 'https://pay.example/o1', state: 'open' },
        { orderId: 'o1', payUrl: null, state: 'created' },
        { orderId: 'o1', payUrl: null, state: 'paid' },
        { orderId: 'o1', payUrl: null, state: 'failed', failure: 'declined' },
        { orderId: 'o1', payUrl: null, state: 'failed', failure: 'gone' },
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
    context.discount,
    context.codeErrorCode,
    context.orderId,
    context.orderState,
    context.failure,
    context.payUrl,
    context.repeatConfirmed,
  ],
  controls: paymentControls,
  offers: paymentOffers,
  press: (type) => {
    if (type === 'method.chosen') return { type, method: 'card' };
    if (type === 'discount.typed') return { type, code: 'SPRING' };
    return type === 'order.submitted' ? submitted('card') : { type };
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

  it('notices a code that could be judged while it is being judged', () => {
    const eager = walk({
      ...model,
      offers: (snapshot) =>
        snapshot.matches({ choosing: 'judgingCode' })
          ? [...paymentOffers(snapshot), 'discount.applied']
          : paymentOffers(snapshot),
    });
    expect(eager.disagreements[0]).toMatchObject({
      value: { choosing: 'judgingCode' },
      control: 'discount.applied',
      allowed: false,
    });
  });
});
