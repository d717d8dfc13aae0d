import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FoundMember } from '@vesper/contract';
import { foundFaces, longFace } from '../../testing/faces.ts';
import { refuse } from '../../testing/fake-api.ts';
import { aFound } from '../../testing/people.ts';
import { asScreen, Screen } from '../../testing/screen.tsx';

const dayWith = (left: number) => ({
  likes_left: left,
  likes_per_day: 4,
  ends: '2026-11-24T23:00:00.000Z',
  time_zone: 'Europe/Amsterdam',
});
const pile = (members: readonly FoundMember[], left = 4) => ({
  swipe: () => ({ members: [...members], day: dayWith(left), undo: null }),
});

const meta = {
  title: 'Screens/Swipe game',
  component: Screen,
  parameters: asScreen,
  args: { at: '/swipe-game', answers: pile(foundFaces(6)) },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};
export const OneLikeLeft: Story = { args: { answers: pile(foundFaces(3), 1) } };
/** The newest decision can be taken back after a reload as well. */
export const ComeBack: Story = {
  args: {
    answers: {
      swipe: () => ({ members: foundFaces(3), day: dayWith(3), undo: foundFaces(4)[3]?.id ?? null }),
    },
  },
};
/** The likes of the day are used: when the next ones come, and passing goes on. */
export const Waiting: Story = { args: { answers: pile(foundFaces(3), 0) } };
export const Fictional: Story = {
  args: { answers: pile(foundFaces(2).map((face) => ({ ...face, fictional: true }))) },
};
export const Empty: Story = { args: { answers: pile([]) } };
export const Loading: Story = { args: { isLeaving: true } };
export const Failing: Story = { args: { answers: { swipe: () => refuse('internal') }, fails: true } };
export const LongestGerman: Story = {
  globals: { locale: 'de', textSize: '150' },
  args: { answers: pile([aFound(longFace(0))], 0) },
};
