import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { OrderState } from '../order-state.ts';
import { countingDiscount } from './payment-context.ts';
import { isJudgingCode, paymentScreen } from './payment-offers.ts';
import type {
  AppliedDiscount,
  CreateOrderInput,
  CreateOrderOutput,
  PaymentChoice,
  PaymentInput,
} from './payment-types.ts';
import { paymentMachine } from './payment.machine.ts';

type Script = {
  orders?: (CreateOrderOutput | Error)[];
  states?: (OrderState | Error)[];
  codes?: (AppliedDiscount | Error)[];
};

const order: CreateOrderOutput = { orderId: 'o1', payUrl: 'https://pay.example/o1', state: 'open' };

function refusal(code: string) {
  return Object.assign(new Error(code), { code });
}

function answer<T>(scripted: T | Error): Promise<T> {
  return scripted instanceof Error ? Promise.reject(scripted) : Promise.resolve(scripted);
}

function start(script: Script, input: PaymentInput = { bundleId: 'b25', method: 'card' }) {
  const orders: CreateOrderInput[] = [];
  const judged: string[] = [];
  const opened: string[] = [];
  const clock = new SimulatedClock();
  const machine = paymentMachine.provide({
    actions: { openPaymentPage: (_, { payUrl }) => opened.push(payUrl) },
    actors: {
      judgeCode: fromPromise<AppliedDiscount, { code: string; bundleId: string | null }>(({ input }) => {
        const { code, bundleId } = input;
        judged.push(`${code} for ${bundleId ?? 'any'}`);
        return answer(script.codes?.shift() ?? { code, percentage: 10 });
      }),
      createOrder: fromPromise<CreateOrderOutput, CreateOrderInput>(({ input: asked }) => {
        orders.push(asked);
        return answer(script.orders?.shift() ?? order);
      }),
      orderState: fromPromise<OrderState, { orderId: string }>(() =>
        answer(script.states?.shift() ?? ('processing' as const)),
      ),
    },
  });
  const actor = createActor(machine, { input, clock }).start();
  /** Lets the answers that are on their way come in. */
  const settle = async () => {
    for (let turns = 0; turns < 10; turns += 1) await Promise.resolve();
  };
  const screen = () => paymentScreen(actor.getSnapshot());
  const submit = async (
    idempotencyKey = 'k1',
    change: Partial<PaymentChoice> & { repeat?: boolean } = {},
  ) => {
    const { repeat = false, ...more } = change;
    const { bundleId, method, discountCode } = actor.getSnapshot().context;
    const choice = { bundleId, method, discountCode, ...more };
    actor.send({ type: 'order.submitted', choice, repeat, idempotencyKey });
    await settle();
  };
  return { actor, clock, orders, judged, opened, screen, settle, submit, machine };
}

describe('payment', () => {
  it('goes from the choice to the credits', async () => {
    const { actor, orders, opened, screen, settle, submit } = start(
      { states: ['paid'] },
      { bundleId: 'b60' },
    );
    await submit('k0');
    expect(screen()).toBe('choosing');
    expect(actor.getSnapshot().context.errorCode).toBe('payment_method_missing');
    actor.send({ type: 'method.chosen', method: 'ideal' });
    expect(actor.getSnapshot().context.errorCode).toBeNull();
    await submit('k1', { discountCode: 'TIMEBONUS25' });
    expect(orders).toEqual([
      {
        bundleId: 'b60',
        method: 'ideal',
        discountCode: 'TIMEBONUS25',
        keep: false,
        message: null,
        shown: null,
        idempotencyKey: 'k1',
        repeatConfirmed: false,
      },
    ]);
    expect(screen()).toBe('redirecting');
    expect(opened).toEqual(['https://pay.example/o1']);
    actor.send({ type: 'payment.returned' });
    expect(screen()).toBe('pending');
    await settle();
    expect(screen()).toBe('completed');
  });

  it.each([
    ['failed', 'failed'],
    ['expired', 'failed'],
    ['cancelled', 'cancelled'],
  ] as const)('shows %s as %s', async (state, shown) => {
    const { screen, settle } = start({ states: [state] }, { orderId: 'o1' });
    await settle();
    expect(screen()).toBe(shown);
  });

  it('orders what stands in the form, whether it heard of it before or not', async () => {
    const { orders, submit } = start({}, { bundleId: 'b25', method: 'card' });
    await submit('k1', { bundleId: 'b60', method: 'ideal', discountCode: ' spring ' });
    expect(orders).toMatchObject([{ bundleId: 'b60', method: 'ideal', discountCode: 'SPRING' }]);
  });

  it('takes along the refused message that is ticked, as an order of its own once it is not', async () => {
    const { orders, actor, submit } = start(
      { orders: [refusal('network_error'), refusal('network_error')] },
      { bundleId: 'b25', method: 'card' },
    );
    await submit('k1', { message: 'm1' });
    expect(actor.getSnapshot().context.errorCode).toBe('network_error');
    await submit('k2', { message: 'm1' });
    await submit('k3', { message: null });
    expect(orders.map(({ message, idempotencyKey }) => [message, idempotencyKey])).toEqual([
      ['m1', 'k1'],
      ['m1', 'k1'],
      [null, 'k3'],
    ]);
  });

  it('judges the code in the field, counts it, and takes it back with the next letter', async () => {
    const { actor, judged, settle } = start({ codes: [{ code: 'SPRING', percentage: 10 }] });
    actor.send({ type: 'discount.typed', code: 'spring ' });
    expect(countingDiscount(actor.getSnapshot().context)).toBeNull();
    actor.send({ type: 'discount.applied' });
    expect(isJudgingCode(actor.getSnapshot())).toBe(true);
    await settle();
    expect(judged).toEqual(['SPRING for b25']);
    expect(countingDiscount(actor.getSnapshot().context)).toEqual({ code: 'SPRING', percentage: 10 });
    actor.send({ type: 'discount.applied' });
    expect(isJudgingCode(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'discount.typed', code: 'springs' });
    expect(countingDiscount(actor.getSnapshot().context)).toBeNull();
  });

  it('says why a code does not count, until another is typed', async () => {
    const { actor, settle } = start({ codes: [refusal('discount_code_used')] });
    actor.send({ type: 'discount.typed', code: 'SPRING' });
    actor.send({ type: 'discount.applied' });
    await settle();
    expect(actor.getSnapshot().context).toMatchObject({
      codeErrorCode: 'discount_code_used',
      errorCode: null,
    });
    actor.send({ type: 'discount.typed', code: 'SUMMER' });
    expect(actor.getSnapshot().context.codeErrorCode).toBeNull();
  });

  it('forgets the answer about a code that was changed meanwhile', async () => {
    const { actor, settle } = start({ codes: [{ code: 'SPRING', percentage: 10 }] });
    actor.send({ type: 'discount.typed', code: 'SPRING' });
    actor.send({ type: 'discount.applied' });
    actor.send({ type: 'discount.typed', code: '' });
    await settle();
    expect(actor.getSnapshot().context).toMatchObject({ discountCode: null, discount: null });
  });

  it('goes on from a page that was asked whether the same bundle is meant', async () => {
    const { orders, screen, submit } = start(
      {},
      { bundleId: 'b25', method: 'card', refusedCode: 'repeat_order_unconfirmed' },
    );
    expect(screen()).toBe('confirming');
    await submit('k1', { repeat: true });
    expect(orders).toMatchObject([{ repeatConfirmed: true, idempotencyKey: 'k1' }]);
  });

  it('shows what is known of an order while it asks', async () => {
    const { screen, settle } = start({ states: ['paid'] }, { orderId: 'o1', orderState: 'expired' });
    expect(screen()).toBe('failed');
    await settle();
    expect(screen()).toBe('completed');
  });

  it('asks again until it knows, with growing pauses, and takes silence for no answer', async () => {
    const { actor, clock, screen, settle } = start(
      { states: ['open', refusal('network_error'), 'processing', 'paid'] },
      { orderId: 'o1', pollDelayMs: 1000 },
    );
    await settle();
    expect(screen()).toBe('pending');
    clock.increment(999);
    await settle();
    expect(actor.getSnapshot().context.polls).toBe(1);
    clock.increment(1);
    await settle();
    expect(actor.getSnapshot().context).toMatchObject({ polls: 2, errorCode: 'network_error' });
    clock.increment(1000);
    await settle();
    expect(screen()).toBe('pending');
    expect(actor.getSnapshot().context.errorCode).toBeNull();
    actor.send({ type: 'payment.checked' });
    await settle();
    expect(screen()).toBe('completed');
  });

  it('hears of its own order by the live connection, and lets money win', async () => {
    const { actor, screen, settle } = start({ states: ['expired'] }, { orderId: 'o1' });
    await settle();
    actor.send({ type: 'order.changed', orderId: 'o2', state: 'paid' });
    expect(screen()).toBe('failed');
    actor.send({ type: 'order.changed', orderId: 'o1', state: 'paid' });
    expect(screen()).toBe('completed');
    actor.send({ type: 'order.changed', orderId: 'o1', state: 'failed' });
    expect(screen()).toBe('completed');
  });

  it('asks once more when the server does, and takes a no or another choice for an answer', async () => {
    const asked = () => refusal('repeat_order_unconfirmed');
    const { actor, orders, screen, submit } = start({ orders: [asked(), asked(), asked(), order] });
    await submit();
    expect(screen()).toBe('confirming');
    actor.send({ type: 'order.reconsidered' });
    expect(screen()).toBe('choosing');
    await submit();
    actor.send({ type: 'method.chosen', method: 'ideal' });
    expect(screen()).toBe('choosing');
    await submit();
    expect(screen()).toBe('confirming');
    await submit('k2', { repeat: true });
    expect(screen()).toBe('redirecting');
    expect(orders.map(({ repeatConfirmed }) => repeatConfirmed)).toEqual([false, false, false, true]);
  });

  it('asks nobody again whose order was let through and found no provider', async () => {
    const { orders, submit } = start({ orders: [refusal('payment_provider_unavailable'), order] });
    await submit('k1');
    await submit('k2');
    expect(orders.map((one) => [one.idempotencyKey, one.repeatConfirmed])).toEqual([
      ['k1', false],
      ['k2', true],
    ]);
  });

  it('returns to the choice with the code of a refusal', async () => {
    const { actor, orders, screen, submit } = start({ orders: [refusal('discount_code_expired'), order] });
    await submit('k1');
    expect(screen()).toBe('choosing');
    expect(actor.getSnapshot().context.codeErrorCode).toBe('discount_code_expired');
    await submit('k2');
    expect(orders.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['k1', 'k2']);
  });

  it('repeats an unanswered order under its key, and a changed one under a new key', async () => {
    const silence = () => refusal('network_error');
    const { actor, orders, submit } = start({ orders: [silence(), silence(), order] });
    await submit('k1');
    await submit('k2');
    actor.send({ type: 'method.chosen', method: 'paypal' });
    await submit('k3');
    expect(orders.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['k1', 'k1', 'k3']);
  });

  it('opens the payment page again while nothing is paid, and comes back to it from a stored snapshot', async () => {
    const { actor, opened, screen, submit, machine, settle } = start({ states: ['open', 'paid'] });
    await submit();
    const stored = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
    actor.send({ type: 'payment.returned' });
    await settle();
    expect(screen()).toBe('pending');
    actor.send({ type: 'redirect.repeated' });
    expect(opened).toHaveLength(2);

    const next = createActor(machine, { snapshot: stored, input: {} }).start();
    expect(paymentScreen(next.getSnapshot())).toBe('redirecting');
    expect(next.getSnapshot().context).toEqual({ ...actor.getSnapshot().context, polls: 0 });
    next.send({ type: 'payment.returned' });
    await settle();
    expect(paymentScreen(next.getSnapshot())).toBe('completed');
  });
});

describe('a kept method', () => {
  const kept = { bundleId: 'b25', method: 'stored:s1' };
  const charged = (state: OrderState, failure: CreateOrderOutput['failure'] = null): CreateOrderOutput => ({
    orderId: 'o1',
    payUrl: null,
    state,
    failure,
  });

  it('is charged in one step, without a page', async () => {
    const { screen, submit, opened } = start({ orders: [charged('paid')] }, kept);
    await submit();
    expect([screen(), opened]).toEqual(['completed', []]);
  });

  it('leads to the page of the provider where the bank wants to be asked', async () => {
    const { screen, submit, opened } = start({ orders: [order] }, kept);
    await submit();
    expect([screen(), opened]).toEqual(['redirecting', ['https://pay.example/o1']]);
  });

  it('that was declined is tried again as an order of its own, with all that stands in the form', async () => {
    const { actor, screen, submit, orders } = start(
      { orders: [charged('failed', 'declined'), charged('paid')] },
      { ...kept, discountCode: 'SPRING' },
    );
    await submit('k1', { message: 'm1' });
    expect(screen()).toBe('declined');
    expect(actor.getSnapshot().context).toMatchObject({ failure: 'declined', discountCode: 'SPRING' });
    await submit('k2', { message: 'm1' });
    expect(screen()).toBe('completed');
    expect(orders.map((one) => [one.idempotencyKey, one.discountCode, one.message])).toEqual([
      ['k1', 'SPRING', 'm1'],
      ['k2', 'SPRING', 'm1'],
    ]);
  });

  it('that was declined gives way to another method', async () => {
    const { actor, screen, submit, orders } = start({ orders: [charged('failed', 'declined')] }, kept);
    await submit();
    actor.send({ type: 'method.chosen', method: 'card' });
    expect(screen()).toBe('choosing');
    expect(actor.getSnapshot().context).toMatchObject({ failure: null, orderId: null });
    await submit('k2');
    expect(orders.map(({ method }) => method)).toEqual(['stored:s1', 'card']);
  });

  it('that is gone is not tried again', async () => {
    const { screen, submit, orders } = start({ orders: [charged('failed', 'gone')] }, kept);
    await submit();
    await submit('k2');
    expect([screen(), orders.length]).toEqual(['declined', 1]);
  });

  it('stays declined when that is told once more, and is paid when money comes after all', async () => {
    const { actor, screen, submit } = start({ orders: [charged('failed', 'declined')] }, kept);
    await submit();
    actor.send({ type: 'order.changed', orderId: 'o1', state: 'failed' });
    expect(screen()).toBe('declined');
    actor.send({ type: 'order.changed', orderId: 'o1', state: 'paid' });
    expect([screen(), actor.getSnapshot().context.orderId]).toEqual(['completed', 'o1']);
  });

  it('with no answer yet is pending, like every payment that is under way', async () => {
    const { screen, submit } = start({ orders: [charged('processing')] }, kept);
    await submit();
    expect(screen()).toBe('pending');
  });
});

it('hands over that the method is to be kept, and takes it for another order', async () => {
  const { submit, orders } = start({ orders: [refusal('network_error'), refusal('network_error')] });
  await submit('k1', { keep: true });
  await submit('k2', { keep: false });
  expect(orders.map(({ keep, idempotencyKey }) => [keep, idempotencyKey])).toEqual([
    [true, 'k1'],
    [false, 'k2'],
  ]);
});
