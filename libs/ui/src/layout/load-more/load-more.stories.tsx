import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { showHover } from '../../stories/show-hover.ts';
import { useSample, useStoryTexts } from '../../stories/story-texts.tsx';
import { LoadMore, type LoadMoreProps } from './load-more.tsx';

const meta: Meta = {
  title: 'Kit/Layout/LoadMore',
  component: LoadMore,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The foot of a list that grows: how many are shown, the button for more, and a word at the end. Use it for lists that one browses, such as members and likes; lists that one works through, where a place needs an address, take Pagination. Nothing loads by itself while one scrolls, so that the end of the page stays within reach. With `href` it is a link to the page of the next ones and works before scripts have come; a press with Ctrl opens it in a second window. While it loads, the button keeps its label and its focus and does not react. The number shown is a polite live region; an error is spoken at once, and the same button tries again. When the last ones have come, focus moves from the button, which is gone, to the words at the end.',
      },
    },
  },
};
export default meta;
type Story = StoryObj;

const useFoot = () => {
  const { text, locale } = useStoryTexts();
  const sample = useSample();
  const count = (value: number) => new Intl.NumberFormat(locale).format(value);
  return {
    shownText: (shown: number, total: number) =>
      sample({
        en: `${count(shown)} of ${count(total)} members`,
        de: `${count(shown)} von ${count(total)} Mitgliedern`,
        fi: `${count(shown)} / ${count(total)} jäsentä`,
      }),
    moreLabel: text('search.more'),
    endText: sample({
      en: 'These are all of them',
      de: 'Das sind alle',
      fi: 'Siinä olivat kaikki',
    }),
    error: { text: text('refusal.network'), retryLabel: text('frame.try-again') },
  };
};

const more = fn();

const Foot = ({ withError = false, ...props }: Partial<LoadMoreProps> & { readonly withError?: boolean }) => {
  const { shownText, moreLabel, endText, error } = useFoot();
  return (
    <LoadMore
      shownText={shownText(20, 1340)}
      hasMore
      moreLabel={moreLabel}
      endText={endText}
      onMore={more}
      {...(withError && { error })}
      {...props}
    />
  );
};

/** A list of 24 that grows by eight. */
const Growing = () => {
  const { shownText, moreLabel, endText } = useFoot();
  const [shown, setShown] = useState(8);
  return (
    <LoadMore
      shownText={shownText(shown, 24)}
      hasMore={shown < 24}
      moreLabel={moreLabel}
      endText={endText}
      href="#more"
      onMore={() => setShown(shown + 8)}
    />
  );
};

export const More: Story = { render: () => <Foot /> };
/** A link before scripts have come. */
export const AsLink: Story = { render: () => <Foot href="#page-2" /> };
export const Busy: Story = {
  render: () => <Foot busy href="#page-2" />,
  play: async ({ canvasElement }) => {
    more.mockClear();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(more).not.toHaveBeenCalled();
  },
};
export const Failed: Story = {
  render: () => <Foot withError />,
  play: async ({ canvasElement }) => {
    more.mockClear();
    await expect(within(canvasElement).getByRole('alert')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(more).toHaveBeenCalledOnce();
  },
};
export const End: Story = { render: () => <Foot hasMore={false} /> };
/** By keyboard to the end: there the focus waits where the button was. */
export const Keyboard: Story = {
  render: () => <Growing />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(document.activeElement).toHaveClass('load-more__end');
  },
};
export const Hovered: Story = {
  render: () => <Foot />,
  play: ({ canvasElement }) => showHover(within(canvasElement).getByRole('button')),
};
export const Focused: Story = {
  render: () => <Foot />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};
export const LongestGerman: Story = { render: () => <Foot withError />, globals: { locale: 'de' } };
export const LongestFinnish: Story = {
  render: () => <Foot withError />,
  globals: { locale: 'fi', textSize: '200' },
};
