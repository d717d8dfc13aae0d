import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { useStoryTexts } from '../../stories/story-texts.tsx';
import { ProgressBar } from './progress-bar.tsx';

const meta: Meta = {
  title: 'Kit/Feedback/ProgressBar',
  component: ProgressBar,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Shows how far something is that takes more than a moment, such as the upload of a photo. Give it a `value` from 0 to 1 with its text as soon as the share is known; without one, stripes say that work is under way. For short waits on a button use its `busy` state, for a page that loads, Skeletons. It is the browser’s own `<progress>`: a screen reader hears the label and the text of the value, and does not interrupt at every percent. When the work is done, say so in a live region of the page, for instance with a toast. The stripes stand still for members who want less motion. It is as wide as its place and takes no focus.',
      },
    },
  },
};
export default meta;
type Story = StoryObj;

const Upload = ({ value }: { readonly value?: number }) => {
  const { text, locale } = useStoryTexts();
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  return (
    <ProgressBar
      label={text('photos.uploading')}
      {...(value !== undefined && { value, valueText: percent.format(value) })}
    />
  );
};

export const Begun: Story = { render: () => <Upload value={0} /> };
export const UnderWay: Story = {
  render: () => <Upload value={0.42} />,
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar');
    await expect(bar).toHaveAccessibleName();
    await expect(bar.getAttribute('aria-valuetext')).toMatch(/42/);
  },
};
export const Done: Story = { render: () => <Upload value={1} /> };
/** Nobody knows how long it takes. */
export const Indeterminate: Story = {
  render: () => <Upload />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).not.toHaveAttribute('value');
  },
};
export const LongestGerman: Story = { render: () => <Upload value={0.42} />, globals: { locale: 'de' } };
export const LongestFinnish: Story = {
  render: () => <Upload value={0.42} />,
  globals: { locale: 'fi', textSize: '200' },
};
