import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Badge } from '../../profile/badge.tsx';
import { showHover } from '../../stories/show-hover.ts';
import { useStoryTexts } from '../../stories/story-texts.tsx';
import { LinkTabs } from './tabs.tsx';

const meta: Meta = {
  title: 'Kit/Layout/LinkTabs',
  component: LinkTabs,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Tabs that lead to pages of their own, such as the likes received, sent and the matches: each has an address, works without script, and can be opened in a second window. They are a navigation with links, so Tab goes from one to the next and Enter opens it; a screen reader hears the name of the navigation, the link and "current page". For panels of one page that share a form, use the tab panels instead. Every tab is 50 pixels high. When they do not fit beside each other the row scrolls by itself, not the page.',
      },
    },
  },
};
export default meta;
type Story = StoryObj;

const LikeTabs = ({ badge = false }: { readonly badge?: boolean }) => {
  const { text } = useStoryTexts();
  return (
    <LinkTabs
      label={text('likes.tabs')}
      tabs={[
        {
          href: '#received',
          label: text('likes.received'),
          current: true,
          ...(badge && { badge: <Badge label={text('frame.nav.new-likes', { count: 3 })}>3</Badge> }),
        },
        { href: '#sent', label: text('likes.sent'), current: false },
        { href: '#matches', label: text('likes.matches'), current: false },
      ]}
    />
  );
};

export const Normal: Story = { render: () => <LikeTabs /> };
export const WithBadge: Story = { render: () => <LikeTabs badge /> };
/** By keyboard: one Tab to each. */
export const Focus: Story = {
  render: () => <LikeTabs badge />,
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await userEvent.tab();
    await userEvent.tab();
    await expect(links[1]).toHaveFocus();
    await expect(links[0]).toHaveAttribute('aria-current', 'page');
  },
};
/** The open one and the others. */
export const Hovered: Story = {
  render: () => <LikeTabs badge />,
  play: ({ canvasElement }) => showHover(...within(canvasElement).getAllByRole('link')),
};
export const LongestGerman: Story = { render: () => <LikeTabs badge />, globals: { locale: 'de' } };
export const LongestFinnish: Story = {
  render: () => <LikeTabs badge />,
  globals: { locale: 'fi', textSize: '200' },
};
