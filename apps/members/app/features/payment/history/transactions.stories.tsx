import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CallAnswer } from '@vesper/contract';
import { faces, longFace } from '../../../testing/faces.ts';
import { refuse } from '../../../testing/fake-api.ts';
import { anOrder } from '../../../testing/offer.ts';
import { asScreen, Screen } from '../../../testing/screen.tsx';
import { aTransaction } from '../../../testing/transactions.ts';
import { aWholeMember } from '../../../testing/whole-member.ts';

const [anna = longFace(0), bert = longFace(1), other = longFace(2)] = faces(3);
const pay = { amount_minor: 2999, currency: 'EUR' };
const order = anOrder('paid', { pay, credits: 60, method: 'ideal' });

const answer = (change: Partial<CallAnswer<'transactions'>> = {}) => ({
  transactions: () => ({
    transactions: [
      aTransaction('8', { profile: anna, balance: 54 }),
      aTransaction('7', { profile: anna, balance: 55 }),
      aTransaction('6', { profile: { ...bert, fictional: true, automatic: true }, balance: 56 }),
      aTransaction('5', { kind: 'bought', credits: 53, owed: -7, balance: 57, order }),
      aTransaction('4', {
        kind: 'returned',
        credits: -18,
        owed: 7,
        balance: 4,
        order: anOrder('charged_back', { pay }),
      }),
      aTransaction('3', { profile: null, balance: 22 }),
      aTransaction('2', {
        kind: 'bought',
        credits: 25,
        balance: 28,
        order: anOrder('charged_back', { pay, method: 'creditcard' }),
      }),
      aTransaction('1', { kind: 'given', credits: 3, balance: 3 }),
    ],
    balance: 54,
    owed: 0,
    open_orders: [],
    next_cursor: 'more',
    ...change,
  }),
});

const meta = {
  title: 'Screens/Transactions',
  component: Screen,
  parameters: asScreen,
  args: { at: '/transactions', answers: answer(), user: aWholeMember({ credits: 54 }) },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};
export const One: Story = {
  args: {
    answers: answer({
      transactions: [aTransaction('1', { kind: 'given', credits: 3, balance: 3 })],
      next_cursor: null,
    }),
    user: aWholeMember({ credits: 3 }),
  },
};
export const Empty: Story = {
  args: { answers: answer({ transactions: [], next_cursor: null }), user: aWholeMember({ credits: 0 }) },
};
/** An order was not finished; a payment went back after its credits were used. */
export const OpenAndOwing: Story = {
  args: {
    answers: answer({ open_orders: [anOrder('open', { pay, credits: 60 })], owed: 7 }),
    user: aWholeMember({ credits: 0 }),
  },
};
export const Loading: Story = { args: { isLeaving: true } };
export const Failing: Story = { args: { answers: { transactions: () => refuse('internal') }, fails: true } };
export const LongestGerman: Story = {
  globals: { locale: 'de', textSize: '150' },
  args: {
    answers: answer({
      transactions: [
        aTransaction('2', { profile: { ...longFace(0), fictional: true, automatic: true }, balance: 12_345 }),
        aTransaction('1', { kind: 'returned', credits: -1234, owed: 1234, balance: 0, order }),
        aTransaction('0', { kind: 'bought', credits: 400, profile: other, balance: 1234, order }),
      ],
      open_orders: [anOrder('open', { pay, credits: 400 })],
      owed: 1234,
    }),
  },
};
