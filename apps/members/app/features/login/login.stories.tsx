import type { Meta, StoryObj } from '@storybook/react-vite';
import { never, refuse } from '../../testing/fake-api.ts';
import { asScreen, Screen } from '../../testing/screen.tsx';
import { press, see, write } from '../../testing/use-page.ts';

const logIn = async ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> => {
  await write(canvasElement, 'email', 'wilma@vesper.test');
  await write(canvasElement, 'password', 'not this one');
  await press(canvasElement);
};

const meta = {
  title: 'Screens/Login',
  component: Screen,
  parameters: asScreen,
  args: { at: '/login', user: null },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
/** Sent here from a conversation. */
export const Wanted: Story = { args: { at: '/login?next=/members/face-0/chat&reason=chat' } };
export const Code: Story = { args: { at: '/login?step=code&next=/members' } };
export const Loading: Story = { args: { answers: { login: never } }, play: logIn };
export const Failing: Story = {
  args: { answers: { login: () => refuse('login_failed') } },
  play: async (story) => {
    await logIn(story);
    await see(story.canvasElement);
  },
};
/** Too many tries. */
export const Blocked: Story = {
  args: { answers: { login: () => refuse('login_blocked', {}, { minutes: 15 }) } },
  play: Failing.play!,
};
export const LongestGerman: Story = {
  globals: { locale: 'de', textSize: '150' },
  args: {
    at: '/login?next=/members/face-0&reason=photos',
    answers: { login: () => refuse('login_blocked', {}, { minutes: 15 }) },
  },
  play: Failing.play!,
};
