import { assign, fromPromise, setup } from 'xstate';
import { networkRefusal, notProvided, refusalOf } from '../refusal/refusal.ts';
import { isUnpaid, nextOrderState, orderScreen } from './order-state.ts';
import type { OrderEvent, OrderState } from './order-state.ts';
import { repeatUnconfirmed, storedCardMethod, walletMethod } from './payment-types.ts';
import type {
  CreateOrderInput,
  CreateOrderOutput,
  PaymentContext,
  PaymentEvent,
  PaymentInput,
} from './payment-types.ts';
import { pollPauseMs } from './poll-delay.ts';
import { isRepeatPurchase } from './repeat-purchase.ts';

function isEvent(state: OrderState): state is OrderEvent {
  return state !== 'created';
}

/** What is known after hearing of a state: never back (`nextOrderState`), whatever comes late. */
function heard(known: OrderState | null, told: OrderState): OrderState {
  if (known === null || !isEvent(told)) return known ?? told;
  return nextOrderState(known, told);
}

/** A new choice is a new order: it gets its own key and asks about repeating by itself. */
const freshAttempt = { idempotencyKey: null, repeatConfirmed: false, errorCode: null };

/** The actors, guards and actions of `paymentMachine`. */
export const paymentSetup = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
  },
  actors: {
    /** Refuses with discount_code_*, repeat_order_unconfirmed and so on. */
    createOrder: fromPromise<CreateOrderOutput, CreateOrderInput>(() => notProvided('createOrder')),
    orderState: fromPromise<OrderState, { orderId: string }>(() => notProvided('orderState')),
  },
  actions: {
    /** Leaves for the payment page; the app brings it along. */
    openPaymentPage: (_, _params: { payUrl: string }) => {},
    choose: assign(({ event }) => {
      if (event.type === 'bundle.chosen') return { ...freshAttempt, bundleId: event.bundleId };
      if (event.type === 'method.chosen') return { ...freshAttempt, method: event.method };
      if (event.type === 'discount.entered') return { ...freshAttempt, discountCode: event.code };
      return event.type === 'discount.removed' ? { ...freshAttempt, discountCode: null } : {};
    }),
    // After a request without an answer the same order keeps its key, so that it is not made twice.
    noteSubmission: assign(({ context, event }) =>
      event.type === 'order.submitted'
        ? {
            idempotencyKey: context.idempotencyKey ?? event.idempotencyKey,
            submittedAtMs: event.nowMs,
            errorCode: null,
          }
        : {},
    ),
    confirmRepeat: assign({ repeatConfirmed: true }),
    forgetAttempt: assign(freshAttempt),
    noteOrder: assign(({ context }, { order }: { order: CreateOrderOutput }) => ({
      orderId: order.orderId,
      payUrl: order.payUrl,
      orderState: order.state,
      polls: 0,
      lastPurchase:
        context.bundleId === null || context.submittedAtMs === null
          ? context.lastPurchase
          : { bundleId: context.bundleId, atMs: context.submittedAtMs },
    })),
    noteState: assign(({ context }, { state }: { state: OrderState }) => ({
      orderState: heard(context.orderState, state),
      polls: context.polls + 1,
      errorCode: null,
    })),
    noteRefusal: assign(({ context }, { error }: { error: unknown }) => {
      const { code } = refusalOf(error);
      return { errorCode: code, idempotencyKey: code === networkRefusal ? context.idempotencyKey : null };
    }),
    noteSilence: assign(({ context }, { error }: { error: unknown }) => ({
      errorCode: refusalOf(error).code,
      polls: context.polls + 1,
    })),
    startAgain: assign({ ...freshAttempt, orderId: null, payUrl: null, orderState: null, polls: 0 }),
    chooseWallet: assign({ method: walletMethod }),
  },
  guards: {
    isComplete: ({ context }) => context.bundleId !== null && context.method !== null,
    isRepeat: ({ context, event }) =>
      event.type === 'order.submitted' &&
      !context.repeatConfirmed &&
      context.bundleId !== null &&
      isRepeatPurchase(
        context.lastPurchase,
        { bundleId: context.bundleId, nowMs: event.nowMs },
        { repeatPurchaseSeconds: context.repeatPurchaseSeconds },
      ),
    asksToConfirm: (_, { error }: { error: unknown }) => refusalOf(error).code === repeatUnconfirmed,
    hasOrder: ({ context }) => context.orderId !== null,
    hasPayUrl: ({ context }) => context.payUrl !== null,
    isOwnOrder: ({ context, event }) => event.type === 'order.changed' && event.orderId === context.orderId,
    isStoredCard: ({ context }) => context.method === storedCardMethod,
    isUnpaid: ({ context }) => isUnpaid(context.orderState),
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
