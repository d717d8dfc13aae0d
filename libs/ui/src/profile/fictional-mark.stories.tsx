import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { useStoryTexts } from '../stories/story-texts.tsx';
import { FictionalMark } from './badge.tsx';

const meta: Meta = {
  title: 'Kit/Members/FictionalMark',
  component: FictionalMark,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Marks a profile that is not a real person, wherever that profile is shown or named: a fictional profile is never passed off as a person. Wherever there is room the whole label is shown, as on cards, photos and profiles. `compact` leaves only the mask, for rows of a list where the name has little room; its label is then a tooltip and what a screen reader hears. A demonstration profile that answers by itself carries a second label, which joins the first. The mark takes no focus. It stands on its own ground so that it can be read on every photo, and is as large as small text.',
      },
    },
  },
};
export default meta;
type Story = StoryObj;

const Mark = (props: { readonly compact?: boolean; readonly automatic?: boolean }) => {
  const { text } = useStoryTexts();
  return (
    <FictionalMark
      label={text('frame.fictional')}
      compact={props.compact ?? false}
      automaticLabel={props.automatic ? text('frame.automatic') : undefined}
    />
  );
};

export const Whole: Story = { render: () => <Mark /> };
export const Automatic: Story = { render: () => <Mark automatic /> };
/** Only the mask is seen, the label is heard. */
export const Compact: Story = {
  render: () => <Mark compact automatic />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName();
  },
};
export const LongestGerman: Story = { render: () => <Mark automatic />, globals: { locale: 'de' } };
export const LongestFinnish: Story = {
  render: () => <Mark automatic />,
  globals: { locale: 'fi', textSize: '200' },
};
