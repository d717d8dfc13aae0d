import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Message } from '@vesper/contract';
import { portraits } from '@vesper/ui/stories';
import { aPictureFile, chooseFiles } from '../../../../../testing/choose-picture.ts';
import { aConversation, aMessage } from '../../../../../testing/conversation.ts';
import { aFace } from '../../../../../testing/faces.ts';
import { never, refuse } from '../../../../../testing/fake-api.ts';
import { asScreen, Screen, type ScreenProps } from '../../../../../testing/screen.tsx';
import { press, see } from '../../../../../testing/use-page.ts';

const peer = aFace();
const address = new URL(portraits.clara.src).pathname;
const picture = { filename: address, thumb_filename: address, width: 480, height: 600, tint: '#7fa38e' };

const talk = (filename = address): Message[] => [
  aMessage(1, { sender: peer.id, text: 'This is the harbour that I told you of.' }),
  aMessage(2, { sender: peer.id, kind: 'photo', photo: { ...picture, id: 'p1', thumb_filename: filename } }),
  aMessage(3, { sender: 'me', kind: 'photo', photo: { ...picture, id: 'p2', width: 1280, height: 420 } }),
];
const answers = (messages: readonly Message[], more: NonNullable<ScreenProps['answers']> = {}) => ({
  chat: () => aConversation(messages, { profile: peer, line: '' }),
  chatRead: () => ({ ok: true }),
  chatPhotoAdd: never,
  chatSend: never,
  ...more,
});

const openSheet = async (page: HTMLElement): Promise<void> => {
  await press(page, 'main .composer__extra:nth-of-type(2):not(:disabled)');
  await see(page, 'dialog input[type=file]');
};
const choose = async (page: HTMLElement, file: File): Promise<void> => {
  await openSheet(page);
  await chooseFiles(page, [file], 'dialog input[type=file]');
};
const aPicture = () => aPictureFile('harbour.png', 640, 480);

const meta = {
  title: 'Screens/Conversation with photos',
  component: Screen,
  parameters: asScreen,
  args: { at: '/chats/c1', answers: answers(talk()) },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = { play: ({ canvasElement }) => see(canvasElement, 'main .photo-face img') };
/** Gone, or out of reach: it is said where it stood. */
export const Missing: Story = {
  args: { answers: answers(talk('/nowhere.webp')) },
  play: ({ canvasElement }) => see(canvasElement, 'main .photo-face__missing'),
};
/** Nothing is chosen yet: what it costs and who will see it. */
export const Sheet: Story = { play: ({ canvasElement }) => openSheet(canvasElement) };
/** Chosen, looked at, and not sent yet: the button says what that costs. */
export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, await aPicture());
    await see(canvasElement, 'dialog .photo-sheet__preview');
  },
};
/** What was chosen is no photo. */
export const NoPhoto: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, new File(['no picture'], 'words.png', { type: 'image/png' }));
    await see(canvasElement, 'dialog [role=alert]');
  },
};
const send = async (page: HTMLElement): Promise<void> => {
  await choose(page, await aPicture());
  await press(page, 'dialog .button--go');
};
/** On its way, as the device has it. */
export const Loading: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await see(canvasElement, 'main .bubble--sending img');
  },
};
/** The server does not take it: it stays, with the reason, and can be sent again or put away. */
export const Refused: Story = {
  args: { answers: answers(talk(), { chatPhotoAdd: () => refuse('photo_invalid') }) },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await see(canvasElement, 'main .bubble--failed img');
  },
};
