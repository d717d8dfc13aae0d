import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { showHover } from '../../stories/show-hover.ts';
import { useStoryTexts } from '../../stories/story-texts.tsx';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';

const meta = {
  title: 'Kit/Forms/PasswordField',
  component: PasswordField,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `A password that can be looked at while one types, so that it need not be typed twice. Give it \`autoComplete="new-password"\` at the signup and \`"current-password"\` at the login: password managers tell them apart by that.

The eye stands behind the field and is reached with Tab; Enter or Space shows and hides. What is shown is text without spelling check and without capitals at the beginning.

A screen reader hears the label, hint and error, and the button as "Show password" or "Hide password". Say in the hint what a good password is before somebody types one.

The field is 50 px high, the button 44 px. Without script the eye does nothing, and the field is sent like any other.`,
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const Password = (props: Partial<PasswordFieldProps>) => {
  const { text } = useStoryTexts();
  return (
    <PasswordField
      name="password"
      autoComplete="new-password"
      label={text('signup.password')}
      hint={text('signup.password.hint', { password_min: 10 })}
      showLabel={text('login-field.password.show')}
      hideLabel={text('login-field.password.hide')}
      {...props}
    />
  );
};

const Wrong = () => {
  const { text } = useStoryTexts();
  return (
    <Password defaultValue="12345" error={text('refusal-field.password_too_short', { password_min: 10 })} />
  );
};

const field = (canvasElement: HTMLElement): HTMLElement =>
  canvasElement.querySelector('input') ?? canvasElement;

export const Empty: Story = { render: () => <Password /> };
export const Filled: Story = { render: () => <Password defaultValue="warm coffee in the garden" /> };
export const WithError: Story = { render: () => <Wrong /> };
export const Disabled: Story = { render: () => <Password disabled defaultValue="warm coffee" /> };

export const Hover: Story = {
  render: () => <Password />,
  play: ({ canvasElement }) => showHover(...canvasElement.querySelectorAll('input, button')),
};

/** Shown by keyboard. */
export const Shown: Story = {
  render: () => <Password defaultValue="warm coffee in the garden" />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    const hidden = button.getAttribute('aria-label');
    await userEvent.tab();
    await expect(field(canvasElement)).toHaveFocus();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(field(canvasElement)).toHaveAttribute('type', 'text');
    await expect(button.getAttribute('aria-label')).not.toBe(hidden);
  },
};

export const LongestGerman: Story = { render: () => <Wrong />, globals: { locale: 'de' } };
export const LongestFinnish: Story = { render: () => <Wrong />, globals: { locale: 'fi', textSize: '200' } };
