import type { Meta, StoryObj } from '@storybook/react-vite';
import { useStoryTexts } from '../stories/story-texts.tsx';
import { ProgressStepper } from './progress-stepper.tsx';

const meta: Meta = {
  title: 'Kit/Layout/ProgressStepper',
  component: ProgressStepper,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Shows how far one is in a task of a few steps, such as signing up. The line of text says it in words; the dots only draw it and are not spoken. Steps are no links: "back" is a button of the form, so that nothing typed is lost. Use it for two to six steps; for a share of something without steps there is the ProgressBar. The dots are numbers, so that the state does not hang on a colour alone: done steps carry a tick, those left out a dash, the current one a halo. It takes no focus.',
      },
    },
  },
};
export default meta;
type Story = StoryObj;

const ids = ['signup.about', 'signup.location', 'signup.photo', 'signup.details', 'signup.push'];

interface StepsProps {
  readonly current: number;
  readonly total?: number;
  /** The step that was left out, by its index. */
  readonly left?: number;
}

const Steps = ({ current, total = 5, left }: StepsProps) => {
  const { text } = useStoryTexts();
  return (
    <ProgressStepper
      label={`${text('signup.step', { number: current + 1, total })}: ${text(ids[current] ?? '')}`}
      steps={ids.slice(0, total).map((id) => text(id))}
      current={current}
      {...(left !== undefined && {
        skipped: [text(ids[left] ?? '')],
        note: text('signup.skipped', { number: left + 1 }),
      })}
    />
  );
};

export const First: Story = { render: () => <Steps current={0} /> };
export const Middle: Story = { render: () => <Steps current={2} /> };
export const OneLeftOut: Story = { render: () => <Steps current={2} left={1} /> };
export const Last: Story = { render: () => <Steps current={4} /> };
export const TwoSteps: Story = { render: () => <Steps current={1} total={2} /> };
export const LongestGerman: Story = { render: () => <Steps current={3} />, globals: { locale: 'de' } };
export const LongestFinnish: Story = {
  render: () => <Steps current={2} />,
  globals: { locale: 'fi', textSize: '200' },
};
