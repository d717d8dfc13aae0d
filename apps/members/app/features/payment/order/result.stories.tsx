import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UnpaidMessage } from '@vesper/contract';
import type { OrderState } from '@vesper/domain';
import { aFace, longFace, longLine } from '../../../testing/faces.ts';
import { refuse } from '../../../testing/fake-api.ts';
import { anOrder, anUnpaidMessage, aStoredCard } from '../../../testing/offer.ts';
import { asScreen, Screen } from '../../../testing/screen.tsx';
import { aWholeMember } from '../../../testing/whole-member.ts';

/** What has gone back by then, in cents. */
const backBy: Partial<Record<OrderState, number>> = {
  partly_refunded: 400,
  refunded: 1000,
  charged_back: 1000,
};
const returnedBy = (state: OrderState) => {
  const amount = backBy[state];
  return amount === undefined ? null : { amount_minor: amount, currency: 'EUR' };
};

const answer = (state: OrderState, unpaid: UnpaidMessage | null = null, isLost = false) => ({
  order: () => ({
    order: anOrder(state, { returned: returnedBy(state) }),
    unpaid,
    message_lost: isLost,
    kept: null,
  }),
});

const meta = {
  title: 'Screens/Payment result',
  component: Screen,
  parameters: asScreen,
  args: {
    at: '/transactions/o1',
    answers: answer('paid'),
    user: aWholeMember({ credits: 37, paid_user: true }),
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {};
export const PaidAndSent: Story = {
  args: { answers: answer('paid', anUnpaidMessage(aFace(), { content: null, sent: true })) },
};
/** Whom the message was for has gone meanwhile. */
export const PaidAndMessageLost: Story = { args: { answers: answer('paid', null, true) } };
/** The order is made, and the provider has not said where to pay. */
export const Created: Story = { args: { answers: answer('created') } };
/** On the way from here to the people. */
export const Loading: Story = { args: { isLeaving: true } };
/** Left before paying. */
export const Open: Story = { args: { answers: answer('open') } };
export const Pending: Story = { args: { answers: answer('processing') } };
export const Failed: Story = { args: { answers: answer('failed') } };
export const FailedWithMessage: Story = {
  args: {
    answers: answer(
      'failed',
      anUnpaidMessage(aFace(), { content: { kind: 'text', text: 'Hello Anna, do you know Whitby?' } }),
    ),
  },
};
/** The card is kept, as was asked for. */
export const CardSaved: Story = {
  args: {
    answers: {
      order: () => ({ order: anOrder('paid'), unpaid: null, message_lost: false, kept: aStoredCard() }),
    },
  },
};
/** A kept card was declined, after its charge had been under way. */
export const SavedCardDeclined: Story = {
  args: {
    answers: {
      order: () => ({
        order: anOrder('failed', { stored_method: 's1', failure: 'declined' }),
        unpaid: null,
        message_lost: false,
        kept: null,
      }),
    },
  },
};
/** A kept card can be charged no more. */
export const SavedCardGone: Story = {
  args: {
    answers: {
      order: () => ({
        order: anOrder('failed', { stored_method: 's1', failure: 'gone' }),
        unpaid: null,
        message_lost: false,
        kept: null,
      }),
    },
  },
};
export const Cancelled: Story = { args: { answers: answer('cancelled') } };
export const Refunded: Story = { args: { answers: answer('refunded') } };
export const PartlyRefunded: Story = { args: { answers: answer('partly_refunded') } };
export const ChargedBack: Story = { args: { answers: answer('charged_back') } };
/** An order that is not this member's. */
export const Failing: Story = { args: { answers: { order: () => refuse('order_not_found') }, fails: true } };
export const LongestGerman: Story = {
  globals: { locale: 'de', textSize: '150' },
  args: {
    answers: answer('failed', anUnpaidMessage(longFace(), { content: { kind: 'text', text: longLine } })),
  },
};
