import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CallAnswer } from '@vesper/contract';
import { aFace, longFace, longLine } from '../../../testing/faces.ts';
import { never, refuse } from '../../../testing/fake-api.ts';
import {
  aBundle,
  aDiscount,
  aMethod,
  anOffer,
  anOrder,
  anUnpaidMessage,
  aStoredCard,
} from '../../../testing/offer.ts';
import { asScreen, Screen } from '../../../testing/screen.tsx';
import { pressFor } from '../../../testing/use-page.ts';

const offer = (change: Partial<CallAnswer<'credits'>> = {}) => ({ credits: () => anOffer(change) });
const many = ['creditcard', 'ideal', 'paypal', 'bancontact', 'klarna', 'banktransfer', 'applepay'].map((id) =>
  aMethod(id),
);

const orderButton = 'main form button.button--go';

const meta = {
  title: 'Screens/Checkout',
  component: Screen,
  parameters: asScreen,
  args: { at: '/credits/b25', answers: offer({ methods: many }) },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ManyWays: Story = {};
export const OneWay: Story = { args: { answers: offer({ methods: many.slice(0, 1) }) } };
/** No way to pay here and now. */
export const Empty: Story = { args: { answers: offer({ methods: [] }) } };
export const WithDiscount: Story = {
  args: { answers: offer({ bundles: [aBundle(25, 1000, 0.75)], discount: aDiscount() }) },
};
/** What was refused before goes out with the order. */
export const WithMessage: Story = {
  args: {
    answers: offer({
      unpaid: anUnpaidMessage(aFace(), {
        content: { kind: 'text', text: 'Hello Anna, do you know Whitby?' },
      }),
    }),
  },
};
/** The order is being made. */
export const Loading: Story = {
  args: { at: '/credits/b25/ideal', answers: { ...offer(), orderCreate: never } },
  play: ({ canvasElement }) => pressFor(canvasElement, orderButton, 'main button[aria-busy=true]'),
};
export const Refused: Story = {
  args: {
    at: '/credits/b25/ideal',
    answers: { ...offer(), orderCreate: () => refuse('payment_provider_unavailable') },
  },
  play: ({ canvasElement }) => pressFor(canvasElement, orderButton, 'main [role=alert]'),
};
/** No answer came: nobody knows whether the order has arrived, and the same press is the same order. */
export const NotArrived: Story = {
  args: { at: '/credits/b25/ideal', answers: { ...offer(), orderCreate: () => refuse('network') } },
  play: ({ canvasElement }) => pressFor(canvasElement, orderButton, 'main [role=alert]'),
};
/** The same bundle once more within a minute: is it meant? */
export const AskedAgain: Story = {
  args: {
    at: '/credits/b25/ideal',
    answers: { ...offer(), orderCreate: () => refuse('repeat_order_unconfirmed') },
  },
  play: ({ canvasElement }) => pressFor(canvasElement, orderButton, 'main button[name=repeat]'),
};
/** The price has changed since the page was opened: it says so, with the new one. */
export const PriceChanged: Story = {
  args: {
    at: '/credits/b25/ideal',
    answers: { ...offer(), orderCreate: () => refuse('price_changed') },
  },
  play: ({ canvasElement }) => pressFor(canvasElement, orderButton, 'main [role=alert]'),
};
/** A code that is over. */
export const CodeExpired: Story = {
  args: {
    at: '/credits/b25/ideal',
    answers: { ...offer(), orderCreate: () => refuse('discount_code_expired') },
  },
  play: ({ canvasElement }) =>
    pressFor(canvasElement, orderButton, 'main details[open] input[aria-invalid=true]'),
};
/** A card is kept: one press pays. */
export const WithSavedCard: Story = {
  args: { at: '/credits/b25', answers: offer({ methods: many, stored: [aStoredCard()] }) },
};
/** The card can be kept, where one says so. */
export const CardCanBeSaved: Story = {
  args: { at: '/credits/b25/creditcard', answers: offer({ methods: many }) },
};
/** The bank says no: the same again, or another way. */
export const SavedCardDeclined: Story = {
  args: {
    at: '/credits/b25',
    answers: {
      ...offer({ methods: many, stored: [aStoredCard()] }),
      orderCreate: () => ({ order: anOrder('failed', { stored_method: 's1', failure: 'declined' }) }),
    },
  },
  play: ({ canvasElement }) => pressFor(canvasElement, orderButton, 'main [role=alert]'),
};
/** Nothing more can be charged to it: another way is all there is. */
export const SavedCardExpired: Story = {
  args: {
    at: '/credits/b25',
    answers: {
      ...offer({ methods: many, stored: [aStoredCard({ brand: 'Mastercard', last_digits: '5454' })] }),
      orderCreate: () => ({ order: anOrder('failed', { stored_method: 's1', failure: 'expired' }) }),
    },
  },
  play: ({ canvasElement }) => pressFor(canvasElement, orderButton, 'main [role=alert]'),
};
/** It is not known yet how the last charge ended. */
export const ChargeUnderWay: Story = {
  args: {
    at: '/credits/b25',
    answers: { ...offer({ stored: [aStoredCard()] }), orderCreate: () => refuse('charge_under_way') },
  },
  play: ({ canvasElement }) => pressFor(canvasElement, orderButton, 'main [role=alert]'),
};
export const Failing: Story = { args: { answers: { credits: () => refuse('internal') }, fails: true } };
export const LongestGerman: Story = {
  globals: { locale: 'de', textSize: '150' },
  args: {
    answers: offer({
      methods: many,
      bundles: [aBundle(25, 100_000, 0.75)],
      discount: aDiscount(),
      unpaid: anUnpaidMessage(longFace(), { content: { kind: 'text', text: longLine } }),
    }),
  },
};
export const LongestGermanSavedCard: Story = {
  globals: { locale: 'de', textSize: '150' },
  args: {
    at: '/credits/b25',
    answers: {
      ...offer({
        methods: many,
        bundles: [aBundle(25, 100_000, 0.75)],
        stored: [aStoredCard({ brand: 'American Express' })],
      }),
      orderCreate: () => ({
        order: anOrder('failed', { stored_method: 's1', failure: 'insufficient_funds' }),
      }),
    },
  },
  play: ({ canvasElement }) => pressFor(canvasElement, orderButton, 'main [role=alert]'),
};
