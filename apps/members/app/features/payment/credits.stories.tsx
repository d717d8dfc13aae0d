import type { Meta, StoryObj } from '@storybook/react-vite';
import { refuse } from '../../testing/fake-api.ts';
import { aFace, longFace } from '../../testing/faces.ts';
import { aBundle, aDiscount, anOffer, anUnpaidMessage, aStoredCard } from '../../testing/offer.ts';
import { asScreen, Screen } from '../../testing/screen.tsx';
import { aWelcomedMember, aWholeMember } from '../../testing/whole-member.ts';

/** The usual four, at a share of their price. */
const bundles = (share = 1) =>
  [
    [10, 500],
    [25, 1000],
    [60, 2000],
    [150, 4000],
  ].map(([credits, cents]) => aBundle(credits, cents, share));

const meta = {
  title: 'Screens/Credits',
  component: Screen,
  parameters: asScreen,
  args: { at: '/credits', answers: { credits: () => anOffer({ bundles: bundles() }) } },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};
export const One: Story = { args: { answers: { credits: () => anOffer() } } };
/** A country that nothing is sold in. */
export const Empty: Story = { args: { answers: { credits: () => anOffer({ bundles: [] }) } } };
export const WithDiscount: Story = {
  args: {
    user: aWelcomedMember(),
    answers: { credits: () => anOffer({ bundles: bundles(0.75), discount: aDiscount() }) },
  },
};
/** A message was refused for want of credits. */
export const MessageWaits: Story = {
  args: {
    answers: {
      credits: () => anOffer({ bundles: bundles(), unpaid: anUnpaidMessage(aFace(3, { fictional: true })) }),
    },
  },
};
export const MessageWaitsLongestGerman: Story = {
  globals: { locale: 'de', textSize: '150' },
  args: { answers: { credits: () => anOffer({ bundles: bundles(), unpaid: anUnpaidMessage(longFace(1)) }) } },
};
/** A payment went back after its credits were used. */
export const Owing: Story = {
  args: { user: aWholeMember({ credits: 0 }), answers: { credits: () => anOffer({ owed: 12 }) } },
};
/** Two cards and a wallet are kept; one of the cards has expired. */
export const WithSavedMethods: Story = {
  args: {
    answers: {
      credits: () =>
        anOffer({
          bundles: bundles(),
          stored: [
            aStoredCard(),
            aStoredCard({
              id: 's2',
              brand: 'Mastercard',
              last_digits: '5454',
              expires: '2024-03',
              expired: true,
            }),
            aStoredCard({ id: 's3', method: 'paypal', brand: null, last_digits: null, expires: null }),
          ],
        }),
    },
  },
};
export const NoCreditsLeft: Story = { args: { user: aWholeMember({ credits: 0 }) } };
export const Loading: Story = { args: { isLeaving: true } };
export const Failing: Story = { args: { answers: { credits: () => refuse('internal') }, fails: true } };
export const LongestGerman: Story = {
  globals: { locale: 'de', textSize: '150' },
  args: {
    user: aWelcomedMember({ credits: 12_345 }),
    answers: { credits: () => anOffer({ bundles: bundles(0.75), discount: aDiscount() }) },
  },
};
