import { and } from 'xstate';
import { paymentSetup } from './payment.setup.ts';
import type { PaymentContext, PaymentInput } from './payment-types.ts';

const defaultPollDelayMs = 3000;

function startContext(input: PaymentInput): PaymentContext {
  return {
    bundleId: input.bundleId ?? null,
    method: input.method ?? null,
    discountCode: input.discountCode ?? null,
    repeatPurchaseSeconds: input.repeatPurchaseSeconds,
    lastPurchase: input.lastPurchase ?? null,
    pollDelayMs: input.pollDelayMs ?? defaultPollDelayMs,
    polls: 0,
    idempotencyKey: null,
    submittedAtMs: null,
    repeatConfirmed: false,
    orderId: input.orderId ?? null,
    payUrl: null,
    orderState: null,
    errorCode: null,
  };
}

/** Where a known state of the order leads; without any of these it stays pending. */
const verdicts = [
  { guard: 'isCompleted', target: '#payment.completed' },
  { guard: 'isFailed', target: '#payment.failed' },
  { guard: 'isCancelled', target: '#payment.cancelled' },
] as const;

/** Asks for the order's state; silence is no verdict, so it only leads back to waiting. */
const askForState = paymentSetup.createStateConfig({
  invoke: {
    id: 'orderState',
    src: 'orderState',
    input: ({ context }) => ({ orderId: context.orderId ?? '' }),
    onDone: {
      target: '#payment.judging',
      actions: { type: 'noteState', params: ({ event }) => ({ state: event.output }) },
    },
    onError: {
      target: '#payment.pending',
      actions: { type: 'noteSilence', params: ({ event }) => ({ error: event.error }) },
    },
  },
});

/**
 * Buying credits (spec §4): choose, order, pay elsewhere, come back and learn what came of it. While
 * the payment is pending the order is asked for again and again; news by the live connection
 * counts at any time, and money wins over an attempt that seemed to have ended.
 */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  context: ({ input }) => startContext(input),
  initial: 'starting',
  on: {
    'order.changed': {
      guard: 'isOwnOrder',
      target: '.judging',
      actions: { type: 'noteState', params: ({ event }) => ({ state: event.state }) },
    },
  },
  states: {
    starting: {
      always: [{ guard: 'hasOrder', target: 'loading' }, { target: 'choosing' }],
    },
    choosing: {
      on: {
        'bundle.chosen': { actions: 'choose' },
        'method.chosen': { actions: 'choose' },
        'discount.entered': { actions: 'choose' },
        'discount.removed': { guard: ({ context }) => context.discountCode !== null, actions: 'choose' },
        'order.submitted': [
          { guard: and(['isComplete', 'isRepeat']), target: 'confirming', actions: 'noteSubmission' },
          { guard: 'isComplete', target: 'creating', actions: 'noteSubmission' },
        ],
      },
    },
    confirming: {
      on: {
        'order.confirmed': { target: 'creating', actions: 'confirmRepeat' },
        'order.reconsidered': { target: 'choosing', actions: 'forgetAttempt' },
      },
    },
    creating: {
      invoke: {
        id: 'createOrder',
        src: 'createOrder',
        input: ({ context }) => ({
          bundleId: context.bundleId ?? '',
          method: context.method ?? '',
          discountCode: context.discountCode,
          idempotencyKey: context.idempotencyKey ?? '',
          repeatConfirmed: context.repeatConfirmed,
        }),
        onDone: {
          target: 'ordered',
          actions: { type: 'noteOrder', params: ({ event }) => ({ order: event.output }) },
        },
        onError: [
          {
            guard: { type: 'asksToConfirm', params: ({ event }) => ({ error: event.error }) },
            target: 'confirming',
          },
          {
            target: 'choosing',
            actions: { type: 'noteRefusal', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    ordered: {
      always: [...verdicts, { guard: 'hasPayUrl', target: 'redirecting' }, { target: 'loading' }],
    },
    redirecting: {
      entry: { type: 'openPaymentPage', params: ({ context }) => ({ payUrl: context.payUrl ?? '' }) },
      on: {
        'redirect.repeated': { target: 'redirecting', reenter: true },
        'payment.returned': 'loading',
        'payment.restarted': { target: 'choosing', actions: 'startAgain' },
      },
    },
    loading: askForState,
    judging: { always: [...verdicts, { target: 'pending' }] },
    pending: {
      initial: 'waiting',
      on: {
        'redirect.repeated': { guard: and(['isUnpaid', 'hasPayUrl']), target: 'redirecting' },
        'payment.restarted': { guard: 'isUnpaid', target: 'choosing', actions: 'startAgain' },
      },
      states: {
        waiting: {
          after: { pollPause: 'asking' },
          on: { 'payment.checked': 'asking' },
        },
        asking: askForState,
      },
    },
    completed: {
      on: { 'payment.restarted': { target: 'choosing', actions: 'startAgain' } },
    },
    failed: {
      on: {
        'payment.restarted': { target: 'choosing', actions: 'startAgain' },
        'wallet.chosen': {
          guard: 'isStoredCard',
          target: 'choosing',
          actions: ['startAgain', 'chooseWallet'],
        },
      },
    },
    cancelled: {
      on: { 'payment.restarted': { target: 'choosing', actions: 'startAgain' } },
    },
  },
});
