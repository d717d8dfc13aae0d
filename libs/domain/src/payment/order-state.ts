/** The life of an order (readings, Payment). */
export const orderStates = [
  'created',
  'open',
  'action_required',
  'processing',
  'paid',
  'partly_refunded',
  'refunded',
  'failed',
  'cancelled',
  'expired',
  'charged_back',
] as const;

export type OrderState = (typeof orderStates)[number];

/** What a provider or an operator says has happened, in the words of the state it leads to. */
export type OrderEvent = Exclude<OrderState, 'created'>;

export function isOrderState(value: unknown): value is OrderState {
  return orderStates.some((state) => state === value);
}

const endings = ['failed', 'cancelled', 'expired'] as const;

// What may follow what. Payment overrides every ending of an attempt, because money wins; nothing
// follows a charge-back, and no ending of an attempt is undone by anything but money.
const mayFollow: Readonly<Record<OrderState, readonly OrderEvent[]>> = {
  created: ['open', 'action_required', 'processing', 'paid', ...endings],
  open: ['action_required', 'processing', 'paid', ...endings],
  action_required: ['processing', 'paid', ...endings],
  processing: ['paid', ...endings],
  paid: ['partly_refunded', 'refunded', 'charged_back'],
  partly_refunded: ['refunded', 'charged_back'],
  refunded: ['charged_back'],
  failed: ['paid'],
  cancelled: ['paid'],
  expired: ['paid'],
  charged_back: [],
};

/**
 * The state after an event. Events come late, twice and out of order: one that would move the order
 * back, or says what is already so, leaves it as it is. A refund of an order that is not paid yet
 * is ignored too: whoever settles asks the provider and hears of the payment first.
 */
export function nextOrderState(state: OrderState, event: OrderEvent): OrderState {
  return mayFollow[state].includes(event) ? event : state;
}

/** Whether it is still open how the attempt ends: the money may come, by a bank transfer after days. */
export function isUndecided(state: OrderState): boolean {
  return mayFollow[state].includes('failed');
}

/** Whether the money of an order has arrived, whatever went back of it since. */
export function isBought(state: OrderState): boolean {
  return state === 'paid' || state === 'partly_refunded' || state === 'refunded' || state === 'charged_back';
}
