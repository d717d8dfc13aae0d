import type { Meta, StoryObj } from '@storybook/react-vite';
import type { LikeEntry } from '@vesper/contract';
import { faces, longFace } from '../../testing/faces.ts';
import { refuse } from '../../testing/fake-api.ts';
import { aLike } from '../../testing/people.ts';
import { asScreen, Screen } from '../../testing/screen.tsx';

const entries = faces(9).map((face, index) => aLike(face, index < 2));
const answer = (shown: readonly LikeEntry[], next: string | null = null) => ({
  likes: () => ({ profiles: shown, liked_by: shown, matches: shown, next_cursor: next, total_new: 0 }),
});

const meta = {
  title: 'Screens/Likes',
  component: Screen,
  parameters: asScreen,
  args: { at: '/likes/received', answers: answer(entries, 'more'), state: { totalNewLikes: 2 } },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReceivedMany: Story = {};
export const ReceivedOne: Story = { args: { answers: answer(entries.slice(0, 1)) } };
export const ReceivedEmpty: Story = { args: { answers: answer([]), state: {} } };
export const SentMany: Story = { args: { at: '/likes/sent' } };
export const SentOne: Story = { args: { at: '/likes/sent', answers: answer(entries.slice(3, 4)) } };
export const SentEmpty: Story = { args: { at: '/likes/sent', answers: answer([]) } };
/** One's own like that was answered says so. */
export const SentAnswered: Story = {
  args: {
    at: '/likes/sent',
    answers: answer(entries.map((entry, index) => ({ ...entry, match: index < 2 }))),
  },
};
export const MatchesMany: Story = { args: { at: '/likes/matches' } };
export const MatchesOne: Story = { args: { at: '/likes/matches', answers: answer(entries.slice(4, 5)) } };
export const MatchesEmpty: Story = { args: { at: '/likes/matches', answers: answer([]) } };
export const Loading: Story = { args: { isLeaving: true } };
export const Failing: Story = { args: { answers: { likes: () => refuse('internal') }, fails: true } };
export const LongestGerman: Story = {
  globals: { locale: 'de', textSize: '150' },
  args: {
    answers: answer([aLike(longFace(0), true), aLike(longFace(1)), ...entries.slice(0, 3)]),
    state: { totalNewLikes: 120, totalUnread: 120 },
  },
};
