import type { Meta, StoryObj } from '@storybook/react-vite';
import { refuse } from '../../testing/fake-api.ts';
import { asScreen, Screen } from '../../testing/screen.tsx';
import { press, see } from '../../testing/use-page.ts';
import { aBareMember } from '../../testing/whole-member.ts';

const meta = {
  title: 'Screens/Activation error',
  component: Screen,
  parameters: asScreen,
  args: { at: '/activate/error', user: aBareMember({ status: 'not_confirmed' }) },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {};
export const Visitor: Story = { args: { user: null } };
/** A new link is on its way. */
export const Sent: Story = {
  args: { answers: { activateResend: () => ({ ok: true }) } },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await see(canvasElement, 'main p[role=status]:not(:empty)');
  },
};
export const Failing: Story = {
  args: { answers: { activateResend: () => refuse('too_many_mails') } },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await see(canvasElement);
  },
};
export const LongestGerman: Story = {
  globals: { locale: 'de', textSize: '150' },
  args: { answers: { activateResend: () => refuse('too_many_mails') } },
  play: Failing.play!,
};
