import { and } from 'xstate';
import { startContext } from './payment-context.ts';
import { paymentSetup } from './payment.setup.ts';

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

/** The order button; who has chosen no method is told so. */
const submission = {
  'order.submitted': [
    { guard: 'isComplete', target: '#payment.creating', actions: 'noteSubmission' },
    { target: '#payment.choosing', actions: ['noteSubmission', 'noteMissing'] },
  ],
} as const;

/** The form; a code may be judged while it stands, and what is typed meanwhile takes the question back. */
const choosing = paymentSetup.createStateConfig({
  initial: 'idle',
  on: {
    'method.chosen': { actions: 'choose' },
    'discount.typed': { target: '.idle', actions: 'noteTyped' },
    ...submission,
  },
  states: {
    idle: { on: { 'discount.applied': { guard: 'hasCodeToJudge', target: 'judgingCode' } } },
    judgingCode: {
      invoke: {
        id: 'judgeCode',
        src: 'judgeCode',
        input: ({ context: { discountCode, bundleId } }) => ({ code: discountCode ?? '', bundleId }),
        onDone: {
          target: 'idle',
          actions: { type: 'noteDiscount', params: ({ event }) => ({ discount: event.output }) },
        },
        onError: {
          target: 'idle',
          actions: { type: 'noteCodeRefusal', params: ({ event }) => ({ error: event.error }) },
        },
      },
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
      always: [
        { guard: 'hasOrder', target: 'loading' },
        { guard: 'wasAskedToConfirm', target: 'confirming' },
        { target: 'choosing' },
      ],
    },
    choosing,
    confirming: {
      on: {
        // Another choice is another order: it is asked about by itself, when it is submitted.
        'method.chosen': { target: 'choosing', actions: 'choose' },
        'discount.typed': { target: 'choosing', actions: 'noteTyped' },
        ...submission,
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
          keep: context.keep ?? false,
          message: context.message ?? null,
          shown: context.shown ?? null,
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
      always: [
        { guard: 'isDeclined', target: 'declined' },
        ...verdicts,
        { guard: 'hasPayUrl', target: 'redirecting' },
        { target: 'loading' },
      ],
    },
    /** A stored-card failure (spec §4): the form stands as it was, for the same again or another method. */
    declined: {
      entry: 'forgetAttempt',
      on: {
        'method.chosen': { target: 'choosing', actions: ['leaveOrder', 'choose'] },
        'discount.typed': { target: 'choosing', actions: ['leaveOrder', 'noteTyped'] },
        'order.submitted': [
          {
            guard: and(['mayRetry', 'isComplete']),
            target: 'creating',
            actions: ['leaveOrder', 'noteSubmission'],
          },
          { guard: 'mayRetry', target: 'choosing', actions: ['leaveOrder', 'noteSubmission', 'noteMissing'] },
        ],
      },
    },
    redirecting: {
      entry: { type: 'openPaymentPage', params: ({ context }) => ({ payUrl: context.payUrl ?? '' }) },
      on: {
        'redirect.repeated': { target: 'redirecting', reenter: true },
        'payment.returned': 'loading',
      },
    },
    loading: askForState,
    judging: {
      always: [{ guard: 'isDeclined', target: 'declined' }, ...verdicts, { target: 'pending' }],
    },
    pending: {
      initial: 'waiting',
      on: {
        'redirect.repeated': { guard: and(['isUnpaid', 'hasPayUrl']), target: 'redirecting' },
      },
      states: {
        waiting: {
          after: { pollPause: 'asking' },
          on: { 'payment.checked': 'asking' },
        },
        asking: askForState,
      },
    },
    // Another try is an order of its own, with a page and a machine of its own.
    completed: {},
    failed: {},
    cancelled: {},
  },
});
