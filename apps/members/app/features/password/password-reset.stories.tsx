import type { Meta, StoryObj } from '@storybook/react-vite';
import { refuse } from '../../testing/fake-api.ts';
import { asScreen, Screen } from '../../testing/screen.tsx';
import { press, see, write } from '../../testing/use-page.ts';

const open = { passwordResetCheck: () => ({ ok: true }) };

const ask = async ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> => {
  await write(canvasElement, 'email', 'wilma@vesper.test');
  await press(canvasElement);
};

const meta = {
  title: 'Screens/Password reset',
  component: Screen,
  parameters: asScreen,
  args: { at: '/reset-password', user: null },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ask: Story = {};
export const Sent: Story = {
  args: { answers: { passwordResetRequest: () => ({ ok: true }) } },
  play: ask,
};
export const Failing: Story = {
  args: { answers: { passwordResetRequest: () => refuse('too_many_reset_mails') } },
  play: async (story) => {
    await ask(story);
    await see(story.canvasElement);
  },
};
export const Loading: Story = { args: { isLeaving: true } };
/** What the link in the mail opens. */
export const NewPassword: Story = { args: { at: '/reset-password/do?token=t', answers: open } };
export const LinkInvalid: Story = {
  args: {
    at: '/reset-password/do?token=t',
    answers: { passwordResetCheck: () => refuse('link_invalid') },
  },
};
export const Done: Story = { args: { at: '/reset-password/do?done' } };
export const LongestGerman: Story = {
  globals: { locale: 'de', textSize: '150' },
  args: { at: '/reset-password/do?token=t&undone', answers: open },
};
