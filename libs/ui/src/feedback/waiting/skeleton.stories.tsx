import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../../layout/card.tsx';
import { useStoryTexts } from '../../stories/story-texts.tsx';
import { Skeleton } from './skeleton.tsx';

const meta: Meta = {
  title: 'Kit/Feedback/Skeleton',
  component: Skeleton,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A grey shape where something will stand as soon as it has been fetched, in its size, so that nothing jumps when it comes. Use it for content of a page: a card of a member, a line of a conversation, a photo. For a button that works use `busy`, for uploads a ProgressBar, for a short wait without a shape the Spinner. Screen readers do not hear skeletons: mark the place as `aria-busy` and say once in words that it loads. The sheen stands still for members who want less motion.',
      },
    },
  },
};
export default meta;
type Story = StoryObj;

const MemberOnTheWay = () => {
  const { text } = useStoryTexts();
  return (
    <Card>
      <div className="stack stack--tight" role="status" aria-busy="true">
        <span className="visually-hidden">{text('frame.loading')}</span>
        <Skeleton shape="photo" />
        <Skeleton shape="title" />
        <Skeleton />
      </div>
    </Card>
  );
};

const ChatOnTheWay = () => (
  <div className="stack">
    <div className="cluster">
      <Skeleton shape="avatar" />
    </div>
    <Skeleton />
    <Skeleton shape="block" />
  </div>
);

/** A member's card that is being fetched; the words are for screen readers. */
export const MemberCard: Story = {
  render: () => <MemberOnTheWay />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status').textContent).not.toBe('');
  },
};
/** Face, line and block. */
export const Shapes: Story = { render: () => <ChatOnTheWay /> };
export const Large: Story = { render: () => <ChatOnTheWay />, globals: { textSize: '200' } };
