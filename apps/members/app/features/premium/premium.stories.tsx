import type { Meta, StoryObj } from '@storybook/react-vite';
import { refuse } from '../../testing/fake-api.ts';
import { aBundle, aDiscount, anOffer } from '../../testing/offer.ts';
import { asScreen, Screen } from '../../testing/screen.tsx';
import { aWelcomedMember, aWholeMember } from '../../testing/whole-member.ts';

const bundles = [aBundle(10, 500), aBundle(), aBundle(60, 2000)];
const costs = {
  DE: { costs: 0.4, currency: 'EUR' },
  GB: { costs: 0.35, currency: 'GBP' },
  SE: { costs: 4.5, currency: 'SEK' },
};

const meta = {
  title: 'Screens/Premium',
  component: Screen,
  parameters: asScreen,
  args: { at: '/premium', answers: { credits: () => anOffer({ bundles }) } },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotYet: Story = {};
export const PremiumMember: Story = { args: { user: aWholeMember({ paid_user: true, credits: 40 }) } };
export const WithDiscount: Story = {
  args: {
    user: aWelcomedMember(),
    answers: { credits: () => anOffer({ bundles, discount: aDiscount() }) },
  },
};
/** The page of the prices, which visitors see as well. */
export const Pricing: Story = {
  args: { at: '/pricing', user: null, settings: { minimum_message_costs: costs } },
};
export const Empty: Story = { args: { answers: { credits: () => anOffer({ bundles: [] }) } } };
export const Loading: Story = { args: { isLeaving: true } };
export const Failing: Story = { args: { answers: { credits: () => refuse('internal') }, fails: true } };
export const LongestGerman: Story = {
  globals: { locale: 'de', textSize: '150' },
  args: { at: '/pricing', settings: { minimum_message_costs: costs } },
};
