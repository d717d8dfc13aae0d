import type {
  Bundle,
  CallAnswer,
  DiscountCode,
  MemberCard,
  Order,
  StoredMethod,
  UnpaidMessage,
} from '@vesper/contract';
import type { OrderState } from '@vesper/domain';

// For tests and stories: what can be bought, and what became of an order.

const euros = (amount_minor: number) => ({ amount_minor, currency: 'EUR' });

/** So many credits for so many cents; `share` of the price is to be paid. */
export const aBundle = (credits = 25, cents = 1000, share = 1): Bundle => ({
  id: `b${credits}`,
  credits,
  price: euros(cents),
  pay: euros(Math.round(cents * share)),
  message_price: euros(Math.round((cents * share) / credits)),
});

export const aDiscount = (value_percentage = 25, code = 'WELCOME') =>
  ({ code, value_percentage }) as DiscountCode;

/** A way to pay, any sum of at most so many cents. */
export const aMethod = (id: string, maximum_minor: number | null = null) => ({
  id,
  minimum_minor: null,
  maximum_minor,
  keeps: id === 'creditcard' || id === 'paypal',
});

export const anOffer = (change: Partial<CallAnswer<'credits'>> = {}): CallAnswer<'credits'> => ({
  bundles: [aBundle()],
  methods: [aMethod('creditcard'), aMethod('ideal')],
  stored: [],
  discount: null,
  unpaid: null,
  owed: 0,
  ...change,
});

/** A card that the provider keeps. */
export const aStoredCard = (change: Partial<StoredMethod> = {}): StoredMethod => ({
  id: 's1',
  method: 'creditcard',
  brand: 'Visa',
  last_digits: '4242',
  expires: '2028-08',
  expired: false,
  ...change,
});

export const anOrder = (state: OrderState, change: Partial<Order> = {}) =>
  ({
    payment_id: 'o1',
    state,
    bundle: 'b25',
    credits: 25,
    method: 'creditcard',
    stored_method: null,
    failure: null,
    pay: euros(1000),
    returned: null,
    created: '2026-05-04T10:00:00Z',
    checkout_url: state === 'open' ? 'https://pay.test/o1' : null,
    ...change,
  }) as Order;

/** What was refused before paying. */
export const anUnpaidMessage = (profile: MemberCard, change: Partial<UnpaidMessage> = {}): UnpaidMessage => ({
  key: 'm1',
  content: { kind: 'text', text: 'Hello Grace' },
  cost: 1,
  sent: false,
  kept: !change.sent,
  profile,
  ...change,
});
