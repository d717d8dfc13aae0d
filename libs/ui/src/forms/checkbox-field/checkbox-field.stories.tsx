import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { useStoryTexts } from '../../stories/story-texts.tsx';
import { CheckboxField, type CheckboxFieldProps } from './checkbox-field.tsx';

const meta = {
  title: 'Kit/Forms/CheckboxField',
  component: CheckboxField,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `A yes or no that is sent together with a form: a consent, a filter. A setting that counts at once is a SwitchField; several that belong together are a ChoiceGroup of kind "many".

Space turns it; a press on the label does the same. It is never ticked beforehand where it is a consent.

A screen reader hears the label with its hint, whether it is ticked, and the error. The label can hold links.

The box is 29 px wide; with its label it is at least 44 px high. A native checkbox: it works and is sent without script.`,
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const RealOnly = (props: Partial<CheckboxFieldProps>) => {
  const { text } = useStoryTexts();
  return <CheckboxField name="real" label={text('search.real-only')} {...props} />;
};

const WithHint = (props: Partial<CheckboxFieldProps>) => {
  const { text } = useStoryTexts();
  return <RealOnly hint={text('home.trust.honest.text')} {...props} />;
};

const Wrong = () => {
  const { text } = useStoryTexts();
  return (
    <CheckboxField
      name="age"
      label={text('signup.age', { age: 18 })}
      error={text('refusal-field.required')}
    />
  );
};

export const Empty: Story = { render: () => <RealOnly /> };
/** Drawn by the theme's own colours, unticked as well. */
export const Dark: Story = {
  render: () => <RealOnly />,
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const checkbox = within(canvasElement).getByRole('checkbox');
    const box = getComputedStyle(checkbox);
    const probe = document.createElement('i');
    // The browser's own pointer may rest there: then the edge is the theme's as well.
    const edge = checkbox.matches(':hover') ? '--color-accent' : '--color-line-strong';
    probe.style.cssText = `background: var(--color-surface); color: var(${edge})`;
    canvasElement.append(probe);
    const theme = getComputedStyle(probe);
    // They fade from the colours of the story before, and only where frames are drawn.
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
    await expect([box.appearance, box.backgroundColor, box.borderTopColor]).toEqual([
      'none',
      theme.backgroundColor,
      theme.color,
    ]);
    probe.remove();
  },
};
export const Ticked: Story = { render: () => <RealOnly defaultChecked /> };
export const Hint: Story = { render: () => <WithHint /> };
export const WithError: Story = { render: () => <Wrong /> };
export const Disabled: Story = { render: () => <RealOnly disabled defaultChecked /> };

export const Focus: Story = {
  render: () => <RealOnly />,
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
};

export const LongestGerman: Story = { render: () => <Wrong />, globals: { locale: 'de' } };
export const LongestFinnish: Story = {
  render: () => <WithHint defaultChecked />,
  globals: { locale: 'fi', textSize: '200' },
};
