import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MemberCard, Message } from '@vesper/contract';
import { portraits } from '@vesper/ui/stories';
import { expect, userEvent } from 'storybook/test';
import { aChatEntry, aConversation, aMessage } from '../../testing/conversation.ts';
import { aFace, faces, longFace, longLine } from '../../testing/faces.ts';
import { never, refuse } from '../../testing/fake-api.ts';
import { asScreen, Screen, type ScreenProps } from '../../testing/screen.tsx';
import { pressFor, see, write } from '../../testing/use-page.ts';
import { aWholeMember } from '../../testing/whole-member.ts';
import type { ChatAnswer } from './first-view/chat-answer.ts';

const peer = aFace();
const said = [
  'Hello Wilma, your picture made me think of the coast at Whitby.',
  'It was taken there! Do you know the harbour?',
  'I learnt to sail in it, forty years ago.',
  'Then we may have met without knowing.',
] as const;

/** So many messages of both, in turn. */
const talk = (count: number, by: MemberCard = peer, text?: string): Message[] =>
  Array.from({ length: count }, (_, index) =>
    aMessage(index + 1, {
      sender: index % 2 === 0 ? by.id : 'me',
      text: text ?? said[index % said.length] ?? '',
      sent_at: new Date(Date.UTC(2026, 4, 1, 12, index * 7)).toISOString(),
    }),
  );

const answer = (
  messages: readonly Message[],
  change: Partial<ChatAnswer> = {},
  more: NonNullable<ScreenProps['answers']> = {},
) => ({
  chat: () =>
    aConversation(messages, { profile: peer, line: 'I sail whenever the weather lets me.', ...change }),
  chatRead: () => ({ ok: true }),
  chatSend: never,
  chats: () => ({
    chats: faces(5).map((face, index) =>
      aChatEntry(index === 0 ? 'c1' : `c-${index}`, face, {
        last: { text: said[index % said.length] ?? '' },
      }),
    ),
    waiting: [],
    next_cursor: null,
    total_unread: 0,
    archived: { count: 0, unread: 0 },
  }),
  ...more,
});

const sendButton = 'main .composer button[type=submit]';

const meta = {
  title: 'Screens/Conversation',
  component: Screen,
  parameters: asScreen,
  args: { at: '/chats/c1', answers: answer(talk(4)) },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {};
export const One: Story = { args: { answers: answer(talk(1)) } };
export const Many: Story = { args: { answers: answer(talk(40), { has_older: true }) } };
const address = new URL(portraits.clara.src).pathname;
/** Photos, high and wide, among the words. */
const long = talk(80).map((message, index) =>
  index % 9 === 4
    ? aMessage(message.seq, {
        sender: message.sender,
        sent_at: message.sent_at,
        kind: 'photo',
        photo: {
          id: `p${index}`,
          filename: address,
          thumb_filename: address,
          width: index % 2 === 0 ? 480 : 1280,
          height: index % 2 === 0 ? 600 : 420,
          tint: '#7fa38e',
        },
      })
    : message,
);
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** Scrolls up by `step` pixels every other frame, until older messages have come in above: no bubble moves but by that. */
const scrollUp =
  (step: number): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    // What comes with the machine is there.
    await see(canvasElement, 'main .message-more');
    const list = canvasElement.querySelector('.chat-log');
    const looked = canvasElement.querySelector('[data-seq="41"] .chat-log__row');
    if (!list || !looked) throw new Error('No messages');
    const place = () => looked.getBoundingClientRect().top;
    const jumps: { readonly at: number; readonly by: number; readonly isThere: boolean }[] = [];
    let stepsAfter = 0;
    for (let at = 0; stepsAfter < 10; at += 1) {
      if (at > 400) throw new Error('Older messages did not come');
      const before = [place(), list.scrollTop] as const;
      list.scrollTop -= step;
      const wanted = before[0] + before[1] - list.scrollTop;
      await nextFrame();
      await nextFrame();
      const by = place() - wanted;
      if (Math.abs(by) >= 1) jumps.push({ at, by, isThere: looked.isConnected });
      if (canvasElement.querySelector('[data-seq="1"]')) stepsAfter += 1;
    }
    await expect(jumps).toEqual([]);
  };
/** Scrolled up without a pause. */
export const ScrolledUp: Story = {
  args: {
    answers: answer(
      [],
      {},
      {
        chat: ({ query }) =>
          aConversation(query?.['before'] ? long.slice(0, 40) : long.slice(40), {
            profile: peer,
            has_older: !query?.['before'],
            conversation: {
              id: 'c1',
              last_seq: 80,
              read_seq: 80,
              read_by_other_seq: 80,
              received_by_other_seq: 80,
            },
          }),
      },
    ),
  },
  play: scrollUp(60),
};
/** The same messages are three times as high. */
export const ScrolledUpLargeText: Story = {
  ...ScrolledUp,
  globals: { textSize: '200' },
  play: scrollUp(180),
};
/** A recording and a gift: what stands there before their code has come is as tall as they are. */
export const PlacesOfFaces: Story = {
  args: {
    answers: answer([
      ...talk(2),
      aMessage(3, {
        sender: peer.id,
        kind: 'voice',
        voice: { id: 'v1', filename: '/nowhere.webm', seconds: 12 },
      }),
      aMessage(4, { sender: 'me', kind: 'gift', gift: 'rose' }),
    ]),
  },
  play: async ({ canvasElement }) => {
    for (const kind of ['voice', 'gift'] as const) {
      await see(canvasElement, `main .${kind}-face`);
      const face = canvasElement.querySelector(`main .${kind}-face`);
      const bubble = face?.parentElement;
      const heightWith = bubble?.getBoundingClientRect().height ?? 0;
      const place = document.createElement('span');
      place.className = `kind-place kind-place--${kind}`;
      face?.replaceWith(place);
      const heightBefore = bubble?.getBoundingClientRect().height ?? 0;
      if (face) place.replaceWith(face);
      await expect([kind, Math.abs(heightWith - heightBefore) < 1, heightWith > 60]).toEqual([
        kind,
        true,
        true,
      ]);
    }
  },
};
export const PlacesOfFacesLargeText: Story = { ...PlacesOfFaces, globals: { textSize: '200' } };
/** Nothing written yet. */
export const Empty: Story = {
  args: { at: '/members/face-0/chat', answers: answer([], { conversation: null }) },
};
/** The free conversations are started: said before anything is written. */
export const LimitReached: Story = {
  args: {
    at: '/members/face-0/chat',
    user: aWholeMember({ started_conversations: 2 }),
    answers: answer([], { conversation: null }),
  },
};
export const OutOfCredits: Story = { args: { user: aWholeMember({ credits: 0 }) } };
/** Sent and refused for want of credits: it waits for the order. */
export const Unpaid: Story = {
  args: {
    user: aWholeMember({ credits: 0 }),
    answers: answer(talk(4), {}, { chatSend: () => refuse('not_enough_credits') }),
  },
  play: async ({ canvasElement }) => {
    await write(canvasElement, 'text', said[3]);
    await pressFor(canvasElement, sendButton, 'main .bubble--failed');
  },
};
/** Sent and refused by the other member's block, with which the conversation is gone. */
export const Refused: Story = {
  args: { answers: answer(talk(4), {}, { chatSend: () => refuse('blocked_by_member') }) },
  play: async ({ canvasElement }) => {
    await write(canvasElement, 'text', said[3]);
    await pressFor(canvasElement, sendButton, 'main .chat-notices [role=alert]');
  },
};
/** Sent, and not yet accepted. */
export const Loading: Story = {
  play: async ({ canvasElement }) => {
    await write(canvasElement, 'text', said[3]);
    await pressFor(canvasElement, sendButton, 'main .bubble--sending');
  },
};
const answered = (): Message[] => {
  const [first, second, third, fourth, ...others] = talk(6);
  const quote = { sender: peer.id, content: { kind: 'text' as const, text: said[0] ?? '' }, removed: false };
  return [
    { ...(first as Message), reactions: [{ member: 'me', code: 'heart' }] },
    { ...(second as Message), answer_to: 1, quote },
    { ...(third as Message), kind: 'text' as const, text: '', removed: true },
    { ...(fourth as Message), answer_to: 3 },
    ...others,
  ];
};
/** Answers, reactions, a deleted message and the line above what is new, with the menu of the newest open. */
export const MessageMenu: Story = {
  args: {
    answers: answer(answered(), {
      conversation: { id: 'c1', last_seq: 6, read_seq: 4, read_by_other_seq: 2, received_by_other_seq: 6 },
    }),
  },
  play: async ({ canvasElement }) => {
    await pressFor(canvasElement, '[data-seq="6"] .message-more', '[data-seq="6"] [aria-expanded=true]');
  },
};
/** Emoji above the field: as large as fingers need, within the page, and by the arrows alone. */
export const Emoji: Story = {
  play: async ({ canvasElement }) => {
    await pressFor(canvasElement, '.composer__emoji:not(:disabled)', '.emoji-panel');
    const signs = [...canvasElement.querySelectorAll<HTMLElement>('.emoji-panel__sign')];
    const places = signs.map((sign) => sign.getBoundingClientRect());
    await expect(Math.min(...places.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(
      44,
    );
    const panel = canvasElement.querySelector('.emoji-panel')?.getBoundingClientRect();
    await expect(panel?.top).toBeGreaterThanOrEqual(0);
    await expect(panel?.right).toBeLessThanOrEqual(innerWidth);
    await userEvent.keyboard('{ArrowDown}');
    const below = places.findIndex(
      ({ top, left }) => top > (places[0]?.top ?? 0) && left === places[0]?.left,
    );
    await expect(document.activeElement).toBe(signs[below]);
    await userEvent.keyboard('{ArrowUp}');
    await expect(document.activeElement).toBe(signs[0]);
  },
};
export const EmojiLargestGerman: Story = { ...Emoji, globals: { locale: 'de', textSize: '200' } };
/** What is sent waits, and can be taken back. */
export const Offline: Story = {
  args: { state: { online: false } },
  play: async ({ canvasElement }) => {
    await write(canvasElement, 'text', said[3]);
    await pressFor(canvasElement, sendButton, 'main .bubble--waiting button');
  },
};
export const Unconfirmed: Story = { args: { user: aWholeMember({ status: 'not_confirmed' }) } };
/** The other member answers by itself, and it is said. */
export const Automatic: Story = {
  args: { answers: answer(talk(2), { profile: aFace(0, { fictional: true, automatic: true }) }) },
};
export const DeletedMember: Story = {
  args: {
    answers: answer(talk(4), { profile: aFace(0, { name: '', main_image: null, deleted: true }) }),
  },
};
export const Failing: Story = {
  args: { answers: answer([], {}, { chat: () => refuse('conversation_not_found') }), fails: true },
};
export const LongestGerman: Story = {
  globals: { locale: 'de', textSize: '150' },
  args: { answers: answer(talk(6, longFace(), longLine), { profile: longFace(), line: longLine }) },
};
