import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Message } from '@vesper/contract';
import { aConversation, aMessage } from '../../../../../testing/conversation.ts';
import { aFace } from '../../../../../testing/faces.ts';
import { never } from '../../../../../testing/fake-api.ts';
import { asScreen, Screen } from '../../../../../testing/screen.tsx';
import { press, see } from '../../../../../testing/use-page.ts';

const peer = aFace();
const voice = { id: 'v1', filename: '/nowhere.webm', seconds: 12.4 };
const talk: Message[] = [
  aMessage(1, { sender: peer.id, text: 'Let me tell you, writing takes so long.' }),
  aMessage(2, { sender: peer.id, kind: 'voice', voice }),
  aMessage(3, { sender: 'me', kind: 'voice', voice: { ...voice, id: 'v2', seconds: 60 } }),
];

const meta = {
  title: 'Screens/Conversation with voice messages',
  component: Screen,
  parameters: asScreen,
  args: {
    at: '/chats/c1',
    answers: {
      chat: () => aConversation(talk, { profile: peer, line: '' }),
      chatRead: () => ({ ok: true }),
      chatVoiceAdd: never,
      chatSend: never,
    },
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const openSheet = async (page: HTMLElement): Promise<void> => {
  await press(page, 'main .composer__extra:nth-of-type(3):not(:disabled)');
  await see(page, 'dialog .button--primary');
};
/** A browser whose microphone answers like this. */
const withMicrophone = (getUserMedia: () => Promise<MediaStream>): void => {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
};
const failing = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }));
/** A tone, as if somebody spoke. */
const aTone = async (): Promise<MediaStream> => {
  const sound = new AudioContext();
  const [tone, heard] = [sound.createOscillator(), sound.createMediaStreamDestination()];
  tone.connect(heard);
  tone.start();
  return heard.stream;
};

export const Few: Story = { play: ({ canvasElement }) => see(canvasElement, 'main .voice-face audio') };
/** Nothing is recorded yet: how long it may be, and what it costs. */
export const Sheet: Story = { play: ({ canvasElement }) => openSheet(canvasElement) };
/** The member, or the browser for them, does not allow it. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    withMicrophone(failing('NotAllowedError'));
    await openSheet(canvasElement);
    await press(canvasElement, 'dialog .button--primary');
    await see(canvasElement, 'dialog [role=alert]');
  },
};
/** There is nothing to record with. */
export const NoMicrophone: Story = {
  play: async ({ canvasElement }) => {
    withMicrophone(failing('NotFoundError'));
    await openSheet(canvasElement);
    await press(canvasElement, 'dialog .button--primary');
    await see(canvasElement, 'dialog [role=alert]');
  },
};
/** Being recorded: the clock runs. */
export const Recording: Story = {
  play: async ({ canvasElement }) => {
    withMicrophone(aTone);
    await openSheet(canvasElement);
    await press(canvasElement, 'dialog .button--primary');
    await see(canvasElement, 'dialog .voice-sheet__clock');
  },
};
/** Recorded, and not sent yet. */
export const Recorded: Story = {
  play: async ({ canvasElement }) => {
    withMicrophone(aTone);
    await openSheet(canvasElement);
    await press(canvasElement, 'dialog .button--primary');
    await press(canvasElement, 'dialog .button--danger');
    await see(canvasElement, 'dialog .voice-sheet__player');
  },
};
