import type { Meta, StoryObj } from '@storybook/react-vite';
import { asScreen, Screen } from '../../testing/screen.tsx';

const left = (days: number | null) => ({
  accountLeft: () => ({
    restore_until: days === null ? null : new Date(Date.now() + days * 86_400_000).toISOString(),
  }),
});

const meta = {
  title: 'Screens/Account deleted',
  component: Screen,
  parameters: asScreen,
  args: { at: '/account-deleted', user: null, answers: left(14) },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoWeeksLeft: Story = {};
export const OneDayLeft: Story = { args: { answers: left(1) } };
/** No account was deleted on this browser: a page that is not there. */
export const Failing: Story = { args: { answers: left(null), fails: true } };
export const LongestGerman: Story = { globals: { locale: 'de', textSize: '150' } };
