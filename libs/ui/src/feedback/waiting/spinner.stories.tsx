import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { useStoryTexts } from '../../stories/story-texts.tsx';
import { Spinner } from './spinner.tsx';

const meta: Meta = {
  title: 'Kit/Feedback/Spinner',
  component: Spinner,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Turns while something is on its way. Use it for short waits where words stand beside it; a Button shows it by itself when it is `busy`. For content that will fill a place use Skeletons, for an upload the ProgressBar. With a `label` it is a status that a screen reader speaks; without one it is decoration, and what happens must be said beside it. It is as large as the text around it and takes that text’s colour. It takes no focus. For members who want less motion it stands still, so never let it be the only sign.',
      },
    },
  },
};
export default meta;
type Story = StoryObj;

const Labelled = () => <Spinner label={useStoryTexts().text('frame.loading')} />;

const BesideWords = () => {
  const { text } = useStoryTexts();
  return (
    <p className="cluster" role="status">
      <Spinner /> {text('payment-status.loading')}
    </p>
  );
};

/** Alone: it is spoken. */
export const WithLabel: Story = {
  render: () => <Labelled />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveAccessibleName();
  },
};
/** Beside words it is decoration. */
export const WithWords: Story = { render: () => <BesideWords /> };
export const LongestFinnish: Story = {
  render: () => <BesideWords />,
  globals: { locale: 'fi', textSize: '200' },
};
