import { assign, fromPromise, setup } from 'xstate';
import { networkRefusal, notProvided, refusalOf } from '../../refusal/refusal.ts';
import { isUnpaid } from '../unpaid.ts';
import type { OrderState } from '../order-state.ts';
import { mayRetryCharge, storedIn } from '../stored/stored-method.ts';
import { countingDiscount, refusedWith } from './payment-context.ts';
import { heardState, typedCode } from '../payment-news.ts';
import { orderScreen } from './payment-screen.ts';
import { methodMissing, providerAway, repeatUnconfirmed } from './payment-types.ts';
import type {
  AppliedDiscount,
  CreateOrderInput,
  CreateOrderOutput,
  PaymentContext,
  PaymentEvent,
  PaymentInput,
} from './payment-types.ts';
import { pollPauseMs } from '../poll-delay.ts';

/** A new choice is a new order: it gets its own key and asks about repeating by itself. */
const freshAttempt = { idempotencyKey: null, repeatConfirmed: false, errorCode: null };

type Submission = Extract<PaymentEvent, { type: 'order.submitted' }>;

/** What the form holds, taken over whole; an order that differs from the last one tried is an attempt of its own. */
function afterSubmission(context: PaymentContext, { choice, idempotencyKey, repeat }: Submission) {
  const taken = {
    ...choice,
    discountCode: choice.discountCode && typedCode(choice.discountCode),
    keep: choice.keep ?? false,
    message: choice.message ?? null,
    shown: choice.shown ?? null,
  };
  const isSame =
    taken.bundleId === context.bundleId &&
    taken.method === context.method &&
    taken.discountCode === context.discountCode &&
    taken.keep === (context.keep ?? false) &&
    taken.message === (context.message ?? null);
  const attempt = isSame ? context : freshAttempt;
  return {
    ...taken,
    // After a request without an answer the same order keeps its key, so that it is not made twice.
    idempotencyKey: attempt.idempotencyKey ?? idempotencyKey,
    repeatConfirmed: attempt.repeatConfirmed || repeat,
    errorCode: null,
    codeErrorCode: null,
  };
}

/** The actors, guards and actions of `paymentMachine`. */
export const paymentSetup = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
  },
  actors: {
    /** Refuses with discount_code_*. */
    judgeCode: fromPromise<AppliedDiscount, { code: string; bundleId: string | null }>(() =>
      notProvided('judgeCode'),
    ),
    /** Refuses with discount_code_*, repeat_order_unconfirmed and so on. */
    createOrder: fromPromise<CreateOrderOutput, CreateOrderInput>(() => notProvided('createOrder')),
    orderState: fromPromise<OrderState, { orderId: string }>(() => notProvided('orderState')),
  },
  actions: {
    /** Leaves for the payment page; the app brings it along. */
    openPaymentPage: (_, _params: { payUrl: string }) => {},
    choose: assign(({ event }) =>
      event.type === 'method.chosen' ? { ...freshAttempt, method: event.method } : {},
    ),
    noteTyped: assign(({ event }) =>
      event.type === 'discount.typed'
        ? { ...freshAttempt, discountCode: typedCode(event.code), codeErrorCode: null }
        : {},
    ),
    noteDiscount: assign((_, { discount }: { discount: AppliedDiscount }) => ({
      discount,
      discountCode: discount.code,
      codeErrorCode: null,
    })),
    noteCodeRefusal: assign((_, { error }: { error: unknown }) => ({
      discount: null,
      codeErrorCode: refusalOf(error).code,
    })),
    noteSubmission: assign(({ context, event }) =>
      event.type === 'order.submitted' ? afterSubmission(context, event) : {},
    ),
    noteMissing: assign({ errorCode: methodMissing }),
    forgetAttempt: assign(freshAttempt),
    /** Another try is an order of its own; the one that failed is told of no more. */
    leaveOrder: assign({ orderId: null, payUrl: null, orderState: null, failure: null }),
    noteOrder: assign((_, { order }: { order: CreateOrderOutput }) => ({
      orderId: order.orderId,
      payUrl: order.payUrl,
      orderState: order.state,
      failure: order.failure ?? null,
      polls: 0,
    })),
    noteState: assign(({ context }, { state }: { state: OrderState }) => ({
      orderState: heardState(context.orderState, state),
      polls: context.polls + 1,
      errorCode: null,
    })),
    noteRefusal: assign(({ context }, { error }: { error: unknown }) => {
      const { code } = refusalOf(error);
      const refused = refusedWith(code);
      return {
        ...refused,
        discount: refused.codeErrorCode === null ? context.discount : null,
        idempotencyKey: code === networkRefusal ? context.idempotencyKey : null,
        // The order was let through before the provider was asked: trying it again is no question any more.
        repeatConfirmed: context.repeatConfirmed || code === providerAway,
      };
    }),
    noteSilence: assign(({ context }, { error }: { error: unknown }) => ({
      errorCode: refusalOf(error).code,
      polls: context.polls + 1,
    })),
  },
  guards: {
    isComplete: ({ event }) =>
      event.type === 'order.submitted' && event.choice.bundleId !== null && event.choice.method !== null,
    hasCodeToJudge: ({ context }) => context.discountCode !== null && countingDiscount(context) === null,
    asksToConfirm: (_, { error }: { error: unknown }) => refusalOf(error).code === repeatUnconfirmed,
    wasAskedToConfirm: ({ context }) => context.errorCode === repeatUnconfirmed,
    hasOrder: ({ context }) => context.orderId !== null,
    hasPayUrl: ({ context }) => context.payUrl !== null,
    isOwnOrder: ({ context, event }) => event.type === 'order.changed' && event.orderId === context.orderId,
    isUnpaid: ({ context }) => isUnpaid(context.orderState),
    /** The member stands at the form still, and what was kept could not be charged. */
    isDeclined: ({ context }) =>
      storedIn(context.method) !== null &&
      context.orderState !== null &&
      orderScreen(context.orderState) === 'failed',
    mayRetry: ({ context: { failure } }) => failure === null || mayRetryCharge(failure),
    isCompleted: ({ context }) =>
      context.orderState !== null && orderScreen(context.orderState) === 'completed',
    isFailed: ({ context }) => context.orderState !== null && orderScreen(context.orderState) === 'failed',
    isCancelled: ({ context }) =>
      context.orderState !== null && orderScreen(context.orderState) === 'cancelled',
  },
  delays: {
    pollPause: ({ context }) => pollPauseMs(context.polls, context.pollDelayMs),
  },
});
