import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { showHover } from '../../stories/show-hover.ts';
import { useStoryTexts } from '../../stories/story-texts.tsx';
import type { TextInputProps } from '../field.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Kit/Forms/TextField',
  component: TextField,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `One line of text: a name, an e-mail address. It takes everything that an \`<input>\` takes: give it \`type\`, \`autoComplete\` and \`inputMode\`, so that phones show the right keys and browsers fill it in. Passwords, numbers, telephone numbers, IBANs and codes have fields of their own; several lines are a TextArea.

The label always stands above the field, never inside it: what is inside is gone as soon as one types. The hint says beforehand what is wanted; the error says afterwards what is wrong and how to put it right. An error appears when the field is left or the form is sent, not while somebody types.

A screen reader hears the label, the hint, the error and that the field is invalid. Fields that may stay empty say so behind the label; all others are wanted.

The field is 50 px high and as wide as what it stands in. It works and is sent without script.`,
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const Email = (props: Partial<TextInputProps>) => {
  const { text } = useStoryTexts();
  return (
    <TextField
      name="email"
      type="email"
      autoComplete="email"
      label={text('signup.email')}
      hint={text('signup.email.hint')}
      {...props}
    />
  );
};

const Wrong = () => {
  const { text } = useStoryTexts();
  return <Email defaultValue="anna@" error={text('refusal-field.email_duplicate')} />;
};

const Optional = () => {
  const { text } = useStoryTexts();
  return <TextField name="city" label={text('profile-field.city')} optionalLabel={text('frame.optional')} />;
};

export const Empty: Story = { render: () => <Email /> };
export const Filled: Story = { render: () => <Email defaultValue="anna.von.hohenberg@example.org" /> };
export const OptionalWithoutHint: Story = { render: () => <Optional /> };
export const WithError: Story = { render: () => <Wrong /> };
export const Disabled: Story = { render: () => <Email disabled defaultValue="anna@example.org" /> };
export const ReadOnly: Story = { render: () => <Email readOnly defaultValue="anna@example.org" /> };

export const Hover: Story = {
  render: () => <Email />,
  play: ({ canvasElement }) => showHover(within(canvasElement).getByRole('textbox')),
};

export const Focus: Story = {
  render: () => <Wrong />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription();
  },
};

export const LongestGerman: Story = { render: () => <Wrong />, globals: { locale: 'de' } };
export const LongestFinnish: Story = { render: () => <Wrong />, globals: { locale: 'fi', textSize: '200' } };
