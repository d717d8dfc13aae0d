import type { Meta, StoryObj } from '@storybook/react-vite';
import { aConversation, aMessage } from '../../../../testing/conversation.ts';
import { aFace, longFace, longLine } from '../../../../testing/faces.ts';
import { refuse } from '../../../../testing/fake-api.ts';
import { asScreen, Screen, type ScreenProps } from '../../../../testing/screen.tsx';
import { press, see } from '../../../../testing/use-page.ts';

const peer = aFace();
const talk = (by = peer, text = 'My parcel is held by the customs, could you lend me 500 euros?') =>
  Array.from({ length: 6 }, (_, index) =>
    aMessage(index + 1, { sender: index % 2 === 0 ? by.id : 'me', text }),
  );
const answers = (more: NonNullable<ScreenProps['answers']> = {}, messages = talk(), profile = peer) => ({
  chat: () => aConversation(messages, { profile }),
  chatRead: () => ({ ok: true }),
  chats: () => ({
    chats: [],
    waiting: [],
    next_cursor: null,
    total_unread: 0,
    archived: { count: 0, unread: 0 },
  }),
  report: () => ({ receipt: 'C3D4-F6H7', is_repeat: false }),
  ...more,
});

const meta = {
  title: 'Screens/Report',
  component: Screen,
  parameters: asScreen,
  args: { at: '/chats/c1', answers: answers() },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = 'dialog[open] .modal__actions .button:last-child';

/** Opens the dialog from the header and walks on, so many steps. */
const walk =
  (steps: number): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await press(canvasElement, '.chat-head summary');
    await press(canvasElement, '.chat-head .menu__item[data-act=report]');
    await see(canvasElement, 'dialog[open] [name=category]');
    if (steps > 0) await press(canvasElement, 'dialog[open] [name=category][value=money]');
    for (let step = 0; step < steps; step += 1) await press(canvasElement, on);
  };

export const What: Story = { play: walk(0) };
export const Which: Story = { play: walk(1) };
export const Words: Story = { play: walk(2) };
export const Sent: Story = {
  play: async (context) => {
    await walk(3)(context);
    await see(context.canvasElement, '.report__receipt');
  },
};
export const Refused: Story = {
  args: { answers: answers({ report: () => refuse('too_many_reports') }) },
  play: async (context) => {
    await walk(3)(context);
    await see(context.canvasElement, 'dialog[open] [role=alert]');
  },
};
export const LongestGerman: Story = {
  globals: { locale: 'de', textSize: '150' },
  args: { answers: answers({}, talk(longFace(), longLine), longFace()) },
  play: walk(1),
};
