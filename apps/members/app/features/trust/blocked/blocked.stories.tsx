import type { Meta, StoryObj } from '@storybook/react-vite';
import type { BlockedMember, MemberCard } from '@vesper/contract';
import { refuse } from '../../../testing/fake-api.ts';
import { aFace, longFace } from '../../../testing/faces.ts';
import { aBlocked } from '../../../testing/people.ts';
import { asScreen, Screen } from '../../../testing/screen.tsx';
import { press } from '../../../testing/use-page.ts';

const blockedAs = ({ id, name, main_image, fictional }: MemberCard, day = 1): BlockedMember =>
  aBlocked(id, { name, main_image, fictional, blocked_at: `2026-05-0${day}T12:00:00Z` });
const answer = (blocked: readonly BlockedMember[], next: string | null = null) => ({
  blocks: () => ({ blocked, next_cursor: next }),
});
const some = [
  blockedAs(aFace(1), 4),
  // On a break, or has blocked as well.
  blockedAs(aFace(2, { main_image: null }), 3),
  blockedAs(aFace(3, { fictional: true }), 2),
];

const meta = {
  title: 'Screens/Settings/Blocked',
  component: Screen,
  parameters: asScreen,
  args: { at: '/notifications/blocked', answers: answer(some) },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const Nobody: Story = { args: { answers: answer([]) } };
/** More than one page of them. */
export const Many: Story = { args: { answers: answer(some, 'more') } };
export const Asked: Story = { play: ({ canvasElement }) => press(canvasElement, '.device .button') };
export const Reported: Story = {
  play: ({ canvasElement }) => press(canvasElement, '.blocked__acts .button ~ .button'),
};
export const Loading: Story = { args: { isLeaving: true } };
export const Failing: Story = { args: { answers: { blocks: () => refuse('internal') }, fails: true } };
export const LongestGerman: Story = {
  globals: { locale: 'de', textSize: '150' },
  args: { answers: answer([blockedAs(longFace(0)), blockedAs(longFace(1)), ...some]) },
};
export const LongestGermanAsked: Story = {
  ...LongestGerman,
  play: ({ canvasElement }) => press(canvasElement, '.device .button'),
};
