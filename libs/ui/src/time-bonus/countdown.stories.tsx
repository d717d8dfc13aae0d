import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { useStoryTexts } from '../stories/story-texts.tsx';
import { Countdown } from './countdown.tsx';

const meta: Meta = {
  title: 'Kit/TimeBonus/Countdown',
  component: Countdown,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Remaining time as hours, minutes and seconds, for the welcome bonus. It only draws: whoever uses it owns the clock and gives new numbers every second. Its figures have the same width, so that nothing trembles. A screen reader does not hear the seconds: `label` says it in whole minutes and so changes once a minute, and the role of a timer is not spoken by itself. Use it only for a limit that is real, and once on a page. It takes no focus, and its size and colour are those of the text around it.',
      },
    },
  },
};
export default meta;
type Story = StoryObj;

const Left = (props: { readonly hours: number; readonly minutes: number; readonly seconds: number }) => {
  const { text } = useStoryTexts();
  return <Countdown {...props} label={text('frame.bonus.left', props)} />;
};

export const Hours: Story = {
  render: () => <Left hours={23} minutes={4} seconds={9} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveAccessibleName();
  },
};
export const LastMinute: Story = { render: () => <Left hours={0} minutes={0} seconds={42} /> };
export const Over: Story = { render: () => <Left hours={0} minutes={0} seconds={0} /> };
export const Large: Story = {
  render: () => <Left hours={23} minutes={4} seconds={9} />,
  globals: { locale: 'fi', textSize: '200' },
};
