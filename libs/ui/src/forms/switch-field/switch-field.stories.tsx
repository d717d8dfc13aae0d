import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { showHover } from '../../stories/show-hover.ts';
import { useStoryTexts } from '../../stories/story-texts.tsx';
import { SwitchField, type SwitchFieldProps } from './switch-field.tsx';

const meta = {
  title: 'Kit/Forms/SwitchField',
  component: SwitchField,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `A setting that is on or off and counts at once, without a button that saves. What is only sent together with a form is a CheckboxField; a choice between two things that both have a name is a ChoiceGroup.

Space turns it; Tab goes on. While a save is under way (\`busy\`) it shows a turning ring, keeps its place and its focus, and does not react. \`status\` says how it went, below the label.

A screen reader hears the label, "switch", whether it is on, hint and error, and the status as soon as it changes. On is shown by place, fill and a tick: never by colour alone.

The switch is 56 px wide and its target 44 px high; the label turns it as well. It is a native checkbox: without script it is sent with its form like any other.`,
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const heard = fn();

const Push = (props: Partial<SwitchFieldProps>) => {
  const { text } = useStoryTexts();
  return (
    <SwitchField
      name="push"
      label={text('push-setting.title')}
      hint={text('push-setting.text')}
      onCheckedChange={heard}
      {...props}
    />
  );
};

const Failed = () => {
  const { text } = useStoryTexts();
  return <Push error={text('push-setting.failed')} />;
};

const Saving = () => {
  const { text } = useStoryTexts();
  return <Push busy defaultChecked status={text('frame.loading')} />;
};

/** Saves for a moment, as a page would. */
const Live = () => {
  const { text } = useStoryTexts();
  const [state, setState] = useState({ checked: false, busy: false, status: '' });
  return (
    <Push
      checked={state.checked}
      busy={state.busy}
      status={state.status}
      onCheckedChange={(checked) => {
        setState({ checked, busy: true, status: text('frame.loading') });
        setTimeout(() => setState({ checked, busy: false, status: text('profile.saved') }), 400);
      }}
    />
  );
};

export const Off: Story = { render: () => <Push /> };
export const On: Story = { render: () => <Push defaultChecked /> };
/** For a list of settings: labels in a line on the left, switches on the right. */
export const LabelInFront: Story = { render: () => <Push labelSide="start" defaultChecked /> };
export const Busy: Story = { render: () => <Saving /> };
export const WithError: Story = { render: () => <Failed /> };
export const DisabledOff: Story = { render: () => <Push disabled /> };
export const DisabledOn: Story = { render: () => <Push disabled defaultChecked /> };

export const Hover: Story = {
  render: () => <Push />,
  play: ({ canvasElement }) => showHover(within(canvasElement).getByRole('switch')),
};

export const Focus: Story = {
  render: () => <Push />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('switch')).toHaveFocus();
  },
};

export const ByKeyboard: Story = {
  render: () => (
    <form>
      <Push />
    </form>
  ),
  play: async ({ canvasElement }) => {
    heard.mockClear();
    const field = within(canvasElement).getByRole('switch');
    const sent = () => new FormData(canvasElement.querySelector('form') ?? undefined).get('push');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(field).toBeChecked();
    await expect(heard).toHaveBeenLastCalledWith(true);
    await expect(sent()).toBe('on');
    await userEvent.keyboard(' ');
    await expect(field).not.toBeChecked();
    await expect(sent()).toBeNull();
  },
};

/** While it saves, further presses do nothing; the focus stays. */
export const SavesOnce: Story = {
  render: () => <Live />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('switch');
    const status = within(canvasElement).getByRole('status');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard(' ');
    await expect(field).toBeChecked();
    await waitFor(() => expect(field).not.toHaveAttribute('aria-busy'));
    await expect(field).toBeChecked();
    await expect(field).toHaveFocus();
    await expect(status).not.toBeEmptyDOMElement();
  },
};

export const LongestGerman: Story = { render: () => <Failed />, globals: { locale: 'de' } };
export const LongestFinnish: Story = {
  render: () => <Push labelSide="start" defaultChecked />,
  globals: { locale: 'fi', textSize: '200' },
};
