import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../actions/button.tsx';
import { showHover } from '../../stories/show-hover.ts';
import { useSample, useStoryTexts } from '../../stories/story-texts.tsx';
import { CodeField, type CodeFieldProps } from './code-field.tsx';

const meta = {
  title: 'Kit/Forms/CodeField',
  component: CodeField,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `A code of six figures that came by SMS or e-mail. It is one field, not six: phones fill it in from the message, it can be pasted with or without gaps, and a screen reader reads it as one.

Only figures are taken. As soon as the sixth is there, \`onComplete\` runs with the code; the form need not be sent by hand, but keep a button for it. When the code was wrong and is mended, it runs again.

A screen reader hears label, hint and error as with a TextField. Phones show the keys for figures.

\`resend\` is the place for a button that sends another code; say there when it may be pressed again, with a Countdown that does not talk every second. The field is 64 px high and never wider than the screen, also at 200 % text.`,
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const completed = fn();

const Code = (props: Partial<CodeFieldProps>) => {
  const sample = useSample();
  return (
    <CodeField
      name="code"
      label={sample({ en: 'Confirmation code', de: 'Bestätigungscode', fi: 'Vahvistuskoodi' })}
      hint={sample({
        en: 'We have sent six figures to +49 1512 3456789.',
        de: 'Wir haben sechs Ziffern an +49 1512 3456789 gesendet.',
        fi: 'Lähetimme kuusi numeroa puhelinnumeroon +49 1512 3456789.',
      })}
      onComplete={completed}
      {...props}
    />
  );
};

const WithResend = (props: Partial<CodeFieldProps>) => {
  const sample = useSample();
  return (
    <Code
      resend={
        <Button look="quiet">
          {sample({ en: 'Send a new code', de: 'Neuen Code senden', fi: 'Lähetä uusi koodi' })}
        </Button>
      }
      {...props}
    />
  );
};

const Wrong = () => {
  const { text } = useStoryTexts();
  return <WithResend defaultValue="123456" error={text('refusal-field.invalid')} />;
};

export const Empty: Story = { render: () => <Code /> };
export const Half: Story = { render: () => <Code defaultValue="123" /> };
export const Full: Story = { render: () => <Code defaultValue="123456" /> };
export const Resend: Story = { render: () => <WithResend /> };
export const WithError: Story = { render: () => <Wrong /> };
export const Disabled: Story = { render: () => <Code disabled defaultValue="123456" /> };

export const Hover: Story = {
  render: () => <Code />,
  play: ({ canvasElement }) => showHover(within(canvasElement).getByRole('textbox')),
};

/** Typed by keyboard; letters are not taken, and the sixth figure completes it. */
export const Focus: Story = {
  render: () => <Code />,
  play: async ({ canvasElement }) => {
    completed.mockClear();
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('12a345');
    await expect(input).toHaveValue('12345');
    await expect(completed).not.toHaveBeenCalled();
    await userEvent.keyboard('6');
    await expect(completed).toHaveBeenCalledWith('123456');
    await userEvent.keyboard('{Backspace}7');
    await expect(completed).toHaveBeenCalledTimes(2);
    await expect(completed).toHaveBeenLastCalledWith('123457');
  },
};

export const Pasted: Story = {
  render: () => <Code />,
  play: async ({ canvasElement }) => {
    completed.mockClear();
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste(' 123 456\n');
    await expect(input).toHaveValue('123456');
    await expect(completed).toHaveBeenCalledWith('123456');
  },
};

export const LongestGerman: Story = { render: () => <Wrong />, globals: { locale: 'de' } };
export const LongestFinnish: Story = { render: () => <Wrong />, globals: { locale: 'fi', textSize: '200' } };
