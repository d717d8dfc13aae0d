import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CallAnswer } from '@vesper/contract';
import { aFace, longFace, longLine } from '../../../testing/faces.ts';
import { never, refuse } from '../../../testing/fake-api.ts';
import { aBundle, aDiscount, aMethod, anOffer, anUnpaidMessage } from '../../../testing/offer.ts';
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
  args: { answers: offer({ unpaid: anUnpaidMessage(aFace(), { text: 'Hello Anna, do you know Whitby?' }) }) },
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
export const Failing: Story = { args: { answers: { credits: () => refuse('internal') }, fails: true } };
export const LongestGerman: Story = {
  globals: { locale: 'de', textSize: '150' },
  args: {
    answers: offer({
      methods: many,
      bundles: [aBundle(25, 100_000, 0.75)],
      discount: aDiscount(),
      unpaid: anUnpaidMessage(longFace(), { text: longLine }),
    }),
  },
};
