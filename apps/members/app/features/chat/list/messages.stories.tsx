import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CallAnswer, ChatEntry, WaitingChat } from '@vesper/contract';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { aChatEntry, aWaitingChat } from '../../../testing/conversation.ts';
import { aFace, faces, longFace, longLine } from '../../../testing/faces.ts';
import { refuse } from '../../../testing/fake-api.ts';
import { asScreen, Screen } from '../../../testing/screen.tsx';
import { aWholeMember } from '../../../testing/whole-member.ts';

const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();
const lines = [
  'See you on Saturday at the harbour, then?',
  'That made me laugh.',
  'My sister says the same of me.',
] as const;

const many = faces(9).map((face, index) => {
  const text = lines[index % lines.length] ?? '';
  const sender = index % 3 === 1 ? 'me' : face.id;
  const last = { text, sender, sent_at: ago(index * index * 90) };
  return aChatEntry(`c${index}`, face, { last, unread: [1, 0, 2][index] ?? 0 });
});
const answer = (
  chats: readonly ChatEntry[],
  waiting: readonly WaitingChat[] = [],
  next: string | null = null,
  archived = { count: 0, unread: 0 },
) => ({
  chats: () => ({ chats, waiting, next_cursor: next, total_unread: 0, archived }),
});

const meta = {
  title: 'Screens/Messages',
  component: Screen,
  parameters: asScreen,
  args: { at: '/chats', answers: answer(many, [], 'more'), state: { totalUnread: 3 } },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};
const put = { archived: true, unread: 2 };
const away = faces(3).map((face, index) =>
  aChatEntry(`away-${index}`, face, { ...put, muted: index === 1, last: { sent_at: ago(index * 3000) } }),
);
/** Some are put away, one of those that are not is muted. */
export const SomeArchived: Story = {
  args: {
    answers: answer(
      many.map((entry, index) => ({ ...entry, muted: index === 2 })),
      [],
      null,
      { count: 3, unread: 4 },
    ),
  },
};
export const AllArchived: Story = { args: { answers: answer([], [], null, { count: 3, unread: 0 }) } };
export const Archive: Story = {
  args: { at: '/chats?archived=1', answers: answer(away, [], null, { count: 3, unread: 4 }) },
};
export const EmptyArchive: Story = { args: { at: '/chats?archived=1', answers: answer([]) } };
/** By keyboard: to the button beside a conversation, its menu, and what it answers. */
export const ArchiveByKeyboard: Story = {
  args: { answers: { ...answer(many), chatUpdate: () => ({ ok: true }) } },
  play: async ({ canvasElement }) => {
    const more = await within(canvasElement).findAllByRole('button', {
      name: /^Options for the conversation/,
    });
    more[0]?.focus();
    await userEvent.keyboard('{Enter}');
    const acts = await screen.findAllByRole('menuitem');
    await waitFor(() => expect(acts[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await screen.findByText(/^You will no longer be notified of new messages/)).toBeVisible();
    await waitFor(() => expect(more[0]).toHaveFocus());
  },
};
const excerpt = { before: 'Shall we meet at the ', hit: 'CAFÉ', after: ' by the harbour on Saturday?' };
const hits = faces(4).map((profile, index) => ({
  conversation: `c${index}`,
  profile,
  seq: 12 + index,
  sender: index === 1 ? 'me' : profile.id,
  sent_at: ago(index * 3000),
  excerpt,
}));
type Found = Partial<CallAnswer<'chatSearch'>>;
const searched = (found: Found) => ({
  ...answer(many),
  chatSearch: () => ({ people: [], messages: [], next_cursor: null, ...found }),
});
/** What was found, by the name of the other and by words. */
export const Search: Story = {
  args: {
    at: '/chats?q=cafe',
    answers: searched({
      people: faces(1).map((profile) => ({ conversation: 'c0', profile })),
      messages: hits,
      next_cursor: 'more',
    }),
  },
};
export const SearchNothing: Story = { args: { at: '/chats?q=zanzibar', answers: searched({}) } };
/** Nothing in the newest messages: older ones are looked through by themselves. */
export const SearchGoesOn: Story = {
  args: {
    at: '/chats?q=cafe',
    answers: {
      ...answer(many),
      chatSearch: ({ query }: { readonly query?: { readonly cursor?: string } } = {}) =>
        query?.cursor
          ? { people: [], messages: hits.slice(0, 1), next_cursor: null }
          : { people: [], messages: [], next_cursor: 'older' },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('CAFÉ')).toBeVisible();
  },
};
export const SearchFailing: Story = {
  args: {
    at: '/chats?q=cafe',
    answers: { ...answer(many), chatSearch: () => refuse('internal') },
    fails: true,
  },
};
export const One: Story = { args: { answers: answer(many.slice(0, 1)) } };
export const Empty: Story = { args: { answers: answer([]), state: {} } };
/** Until the address is confirmed first messages wait. */
export const Waiting: Story = {
  args: {
    user: aWholeMember({ status: 'not_confirmed' }),
    answers: answer([], [aWaitingChat(aFace(1), lines[0])]),
    state: {},
  },
};
export const Loading: Story = { args: { isLeaving: true } };
export const Failing: Story = { args: { answers: { chats: () => refuse('internal') }, fails: true } };
export const Offline: Story = { args: { state: { online: false } } };
export const LongestGerman: Story = {
  globals: { locale: 'de', textSize: '150' },
  args: {
    answers: answer([
      aChatEntry('long-1', longFace(0), { last: { text: longLine, sent_at: ago(90) }, unread: 120 }),
      aChatEntry('long-2', longFace(1), { last: { text: longLine, sender: 'me', sent_at: ago(3000) } }),
      ...many.slice(0, 3),
    ]),
    state: { totalUnread: 120, totalNewLikes: 120 },
  },
};
