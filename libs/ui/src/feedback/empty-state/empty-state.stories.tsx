import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeartHandshake, UserSearch } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { LinkButton } from '../../actions/button.tsx';
import { useStoryTexts } from '../../stories/story-texts.tsx';
import { EmptyState } from './empty-state.tsx';

const meta: Meta = {
  title: 'Kit/Feedback/EmptyState',
  component: EmptyState,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Stands where a list would be when there is nothing in it: it says so, says why, and offers what to do about it. Use it once a page knows that nothing is there; while it loads, show Skeletons, and when loading failed, an AlertBanner with "try again". The title is a heading of the second level, so that a screen reader finds it among the page’s headings. The icon is decoration and is not spoken. Offer one action, as a link when it leads to another page. The text stays narrower than 34rem so that its lines are easy to read.',
      },
    },
  },
};
export default meta;
type Story = StoryObj;

const Search = () => {
  const { text } = useStoryTexts();
  return (
    <EmptyState title={text('search.empty')} icon={<UserSearch size={44} aria-hidden="true" />}>
      {text('search.empty.text')}
    </EmptyState>
  );
};

const Likes = () => {
  const { text } = useStoryTexts();
  return (
    <EmptyState
      title={text('likes.empty.sent')}
      icon={<HeartHandshake size={44} aria-hidden="true" />}
      actions={
        <LinkButton href="#search" look="go">
          {text('likes.search')}
        </LinkButton>
      }
    >
      {text('likes.empty.sent.text')}
    </EmptyState>
  );
};

const TitleOnly = () => <EmptyState title={useStoryTexts().text('chat-list.empty')} />;

export const WithIcon: Story = { render: () => <Search /> };
export const WithAction: Story = { render: () => <Likes /> };
export const OnlyTitle: Story = { render: () => <TitleOnly /> };
export const Focus: Story = {
  render: () => <Likes />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};
export const LongestGerman: Story = { render: () => <Likes />, globals: { locale: 'de' } };
export const LongestFinnish: Story = { render: () => <Likes />, globals: { locale: 'fi', textSize: '200' } };
