import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { OrderState } from './order-state.ts';
import { paymentScreen } from './payment-offers.ts';
import type { CreateOrderInput, CreateOrderOutput, PaymentInput } from './payment-types.ts';
import { paymentMachine } from './payment.machine.ts';

type Script = { orders?: (CreateOrderOutput | Error)[]; states?: (OrderState | Error)[] };

const order: CreateOrderOutput = { orderId: 'o1', payUrl: 'https://pay.example/o1', state: 'open' };

function refusal(code: string) {
  return Object.assign(new Error(code), { code });
}

function answer<T>(scripted: T | Error): Promise<T> {
  return scripted instanceof Error ? Promise.reject(scripted) : Promise.resolve(scripted);
}

function start(script: Script, input: Partial<PaymentInput> = { bundleId: 'b25', method: 'card' }) {
  const orders: CreateOrderInput[] = [];
  const opened: string[] = [];
  const clock = new SimulatedClock();
  const machine = paymentMachine.provide({
    actions: { openPaymentPage: (_, { payUrl }) => opened.push(payUrl) },
    actors: {
      createOrder: fromPromise<CreateOrderOutput, CreateOrderInput>(({ input: asked }) => {
        orders.push(asked);
        return answer(script.orders?.shift() ?? order);
      }),
      orderState: fromPromise<OrderState, { orderId: string }>(() =>
        answer(script.states?.shift() ?? ('processing' as const)),
      ),
    },
  });
  const actor = createActor(machine, { input: { repeatPurchaseSeconds: 60, ...input }, clock }).start();
  /** Lets the answers that are on their way come in. */
  const settle = async () => {
    for (let turns = 0; turns < 10; turns += 1) await Promise.resolve();
  };
  const screen = () => paymentScreen(actor.getSnapshot());
  const submit = async (nowMs = 0, idempotencyKey = 'k1') => {
    actor.send({ type: 'order.submitted', nowMs, idempotencyKey });
    await settle();
  };
  return { actor, clock, orders, opened, screen, settle, submit, machine };
}

describe('payment', () => {
  it('goes from the choice to the credits', async () => {
    const { actor, orders, opened, screen, settle } = start({ states: ['paid'] }, {});
    actor.send({ type: 'order.submitted', nowMs: 0, idempotencyKey: 'k0' });
    expect(screen()).toBe('choosing');
    actor.send({ type: 'bundle.chosen', bundleId: 'b60' });
    actor.send({ type: 'method.chosen', method: 'ideal' });
    actor.send({ type: 'discount.entered', code: 'TIMEBONUS25' });
    actor.send({ type: 'order.submitted', nowMs: 0, idempotencyKey: 'k1' });
    expect(screen()).toBe('creating');
    await settle();
    expect(orders).toEqual([
      {
        bundleId: 'b60',
        method: 'ideal',
        discountCode: 'TIMEBONUS25',
        idempotencyKey: 'k1',
        repeatConfirmed: false,
      },
    ]);
    expect(screen()).toBe('redirecting');
    expect(opened).toEqual(['https://pay.example/o1']);
    actor.send({ type: 'payment.returned' });
    expect(screen()).toBe('loading');
    await settle();
    expect(screen()).toBe('completed');
  });

  it.each([
    ['failed', 'failed'],
    ['expired', 'failed'],
    ['cancelled', 'cancelled'],
  ] as const)('shows %s as %s and lets another method be tried', async (state, shown) => {
    const { actor, screen, settle } = start(
      { states: [state] },
      { orderId: 'o1', bundleId: 'b25', method: 'card' },
    );
    await settle();
    expect(screen()).toBe(shown);
    actor.send({ type: 'payment.restarted' });
    expect(screen()).toBe('choosing');
    expect(actor.getSnapshot().context).toMatchObject({ bundleId: 'b25', method: 'card', orderId: null });
  });

  it('offers the wallet after a stored card failed', async () => {
    const { actor, screen, settle } = start(
      { states: ['failed'] },
      { orderId: 'o1', bundleId: 'b25', method: 'stored_card' },
    );
    await settle();
    actor.send({ type: 'wallet.chosen' });
    expect(screen()).toBe('choosing');
    expect(actor.getSnapshot().context.method).toBe('wallet');
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

  it('asks once more before the same bundle within 60 s', async () => {
    const { actor, orders, screen, settle, submit } = start(
      {},
      { bundleId: 'b25', method: 'card', lastPurchase: { bundleId: 'b25', atMs: 0 } },
    );
    await submit(59_000);
    expect(screen()).toBe('confirming');
    actor.send({ type: 'order.reconsidered' });
    expect(screen()).toBe('choosing');
    await submit(59_500);
    actor.send({ type: 'order.confirmed' });
    await settle();
    expect(screen()).toBe('redirecting');
    expect(orders).toMatchObject([{ repeatConfirmed: true }]);
  });

  it('does not ask after 60 s, and asks when the server does', async () => {
    const late = start({}, { bundleId: 'b25', method: 'card', lastPurchase: { bundleId: 'b25', atMs: 0 } });
    await late.submit(60_000);
    expect(late.screen()).toBe('redirecting');
    const told = start({ orders: [refusal('repeat_order_unconfirmed')] });
    await told.submit();
    expect(told.screen()).toBe('confirming');
  });

  it('returns to the choice with the code of a refusal', async () => {
    const { actor, orders, screen, submit } = start({ orders: [refusal('discount_code_expired'), order] });
    await submit(0, 'k1');
    expect(screen()).toBe('choosing');
    expect(actor.getSnapshot().context.errorCode).toBe('discount_code_expired');
    await submit(1, 'k2');
    expect(orders.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['k1', 'k2']);
  });

  it('repeats an unanswered order under its key, and a changed one under a new key', async () => {
    const silence = () => refusal('network_error');
    const { actor, orders, submit } = start({ orders: [silence(), silence(), order] });
    await submit(0, 'k1');
    await submit(1, 'k2');
    actor.send({ type: 'method.chosen', method: 'paypal' });
    await submit(2, 'k3');
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

    const next = createActor(machine, { snapshot: stored, input: { repeatPurchaseSeconds: 60 } }).start();
    expect(paymentScreen(next.getSnapshot())).toBe('redirecting');
    expect(next.getSnapshot().context).toEqual({ ...actor.getSnapshot().context, polls: 0 });
    next.send({ type: 'payment.returned' });
    await settle();
    expect(paymentScreen(next.getSnapshot())).toBe('completed');
  });
});
