import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { showHover } from '../../stories/show-hover.ts';
import { useSample, useStoryTexts } from '../../stories/story-texts.tsx';
import { IbanField, type IbanFieldProps } from './iban-field.tsx';

const meta = {
  title: 'Kit/Forms/IbanField',
  component: IbanField,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `The IBAN of an account, in groups of four as on cards and letters, so that it can be compared figure by figure.

One types or pastes it with or without gaps, dashes and capitals, and with the word IBAN in front as invoices have it. The caret stays after the same character, also in the middle; deleting a gap deletes the character before it. Nothing else is taken away, also not what is too long.

The field does not judge: whether an IBAN can be right is a rule of the domain. Judge when the field is left (\`onLeave\`) and give the finished text as \`error\`.

A screen reader hears label, hint and error as with a TextField. It is never filled in by the browser and never checked for spelling.

\`onValueChange\` and the form get it without gaps. A form that was sent before the script came holds the gaps, so the server takes them out as well. The field is 50 px high; at 200 % text on a phone a long IBAN scrolls inside it.`,
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const heard = fn();

const Iban = (props: Partial<IbanFieldProps>) => {
  const sample = useSample();
  return (
    <IbanField
      name="iban"
      label={sample({
        en: 'IBAN for the refund',
        de: 'IBAN für die Rückerstattung',
        fi: 'IBAN-tilinumero hyvitystä varten',
      })}
      hint={sample({
        en: 'It stands on your bank card and on account statements.',
        de: 'Sie steht auf Ihrer Bankkarte und auf Kontoauszügen.',
        fi: 'Löydät sen pankkikortistasi ja tiliotteistasi.',
      })}
      onValueChange={heard}
      {...props}
    />
  );
};

const Wrong = () => {
  const { text } = useStoryTexts();
  return <Iban defaultValue="DE8937040044053201300" error={text('refusal-field.invalid')} />;
};

const WithBank = () => {
  const sample = useSample();
  return (
    <Iban defaultValue="DE89370400440532013000">
      <p className="text-small text-muted">
        {sample({ en: 'Commerzbank, Cologne', de: 'Commerzbank, Köln', fi: 'Commerzbank, Köln' })}
      </p>
    </Iban>
  );
};

export const Empty: Story = { render: () => <Iban /> };
export const Filled: Story = { render: () => <Iban defaultValue="de89370400440532013000" /> };
/** The longest there is: Malta, 31 characters. */
export const Longest: Story = { render: () => <Iban defaultValue="MT84MALT011000012345MTLCAST001S" /> };
export const WithSomethingBelow: Story = { render: () => <WithBank /> };
export const WithError: Story = { render: () => <Wrong /> };
export const Disabled: Story = { render: () => <Iban disabled defaultValue="DE89370400440532013000" /> };

export const Hover: Story = {
  render: () => <Iban />,
  play: ({ canvasElement }) => showHover(within(canvasElement).getByRole('textbox')),
};

export const Focus: Story = {
  render: () => <Iban />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus();
  },
};

/** Typed, mended in the middle, deleted over a gap both ways; the form gets it without gaps. */
export const Typing: Story = {
  render: () => (
    <form>
      <Iban />
    </form>
  ),
  play: async ({ canvasElement }) => {
    heard.mockClear();
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox');
    const caret = (): number | null => input.selectionStart;
    await userEvent.tab();
    await userEvent.keyboard('de893704');
    await expect(input).toHaveValue('DE89 3704');
    input.setSelectionRange(5, 5);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('DE83 704');
    await expect(caret()).toBe(3);
    await userEvent.keyboard('9');
    await expect(input).toHaveValue('DE89 3704');
    await expect(caret()).toBe(4);
    await userEvent.keyboard('{Delete}');
    await expect(input).toHaveValue('DE89 704');
    await expect(caret()).toBe(4);
    await userEvent.keyboard('3');
    await expect(input).toHaveValue('DE89 3704');
    await expect(caret()).toBe(6);
    await expect(heard).toHaveBeenLastCalledWith('DE893704');
    const form = canvasElement.querySelector('form') ?? undefined;
    await expect(new FormData(form).get('iban')).toBe('DE893704');
  },
};

export const Pasted: Story = {
  render: () => <Iban />,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    await userEvent.paste('IBAN: de89-3704 0044.0532\u00a00130 00');
    await expect(input).toHaveValue('DE89 3704 0044 0532 0130 00');
    input.setSelectionRange(4, 4);
    await userEvent.paste('-11 1');
    await expect(input).toHaveValue('DE89 1113 7040 0440 5320 1300 0');
    await expect(input.selectionStart).toBe(8);
  },
};

export const LongestGerman: Story = { render: () => <Wrong />, globals: { locale: 'de' } };
export const LongestFinnish: Story = { render: () => <Wrong />, globals: { locale: 'fi', textSize: '200' } };
