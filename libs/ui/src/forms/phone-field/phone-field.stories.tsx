import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { showHover } from '../../stories/show-hover.ts';
import { useSample, useStoryTexts } from '../../stories/story-texts.tsx';
import { PhoneField, type PhoneFieldProps } from './phone-field.tsx';
import { phoneVerdict, type PhoneVerdict } from './phone-number.ts';

const meta = {
  title: 'Kit/Forms/PhoneField',
  component: PhoneField,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `A telephone number, as a country and the number one dials there. Countries stand by name, without flags: a flag is no language, and small ones look alike.

The number takes gaps as its country writes them while one types; the caret stays after the same figure, and deleting a gap deletes the figure before it. A number that begins with a plus chooses its country by itself, and becomes a national one when it is pasted or when the field is left. Nothing typed is taken away: what is no number stays as it is.

The rules of all countries come with the first focus; typing works before they are there, and without them. \`phoneVerdict\` judges a number (\`empty\`, \`too_short\`, \`invalid\`, \`ok\`); judge when the field is left, and give the finished text as \`error\`.

It is a group of two native controls: Tab goes from one to the other, arrows choose the country, letters jump to it. A screen reader hears the group's name and hint, then each control; \`countryTakenText\` is said when a number has chosen another country.

The form gets \`name\` as +4915123456789, and \`name_country\` and \`name_national\` as they were typed, also without script. Both controls are 50 px high; on a phone they stand one under the other.`,
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const heard = fn();
const callingCodes = {
  DE: '49',
  AT: '43',
  CH: '41',
  GB: '44',
  US: '1',
  CA: '1',
  FI: '358',
  FR: '33',
  IT: '39',
};

const Phone = (props: Partial<PhoneFieldProps>) => {
  const { text, locale } = useStoryTexts();
  const sample = useSample();
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return (
    <PhoneField
      name="phone"
      label={sample({ en: 'Mobile number', de: 'Mobilfunknummer', fi: 'Matkapuhelinnumero' })}
      hint={sample({
        en: 'We send a code to it, and nothing else.',
        de: 'Wir senden einen Bestätigungscode dorthin und sonst nichts.',
        fi: 'Lähetämme siihen vahvistuskoodin, emme mitään muuta.',
      })}
      countryLabel={text('profile-field.country')}
      numberLabel={sample({ en: 'Number', de: 'Rufnummer', fi: 'Puhelinnumero' })}
      countries={Object.entries(callingCodes).map(([code, callingCode]) => ({
        code,
        name: names.of(code) ?? code,
        callingCode,
      }))}
      defaultCountry="DE"
      countryTakenText={(country) => `${text('profile-field.country')}: ${country}`}
      onValueChange={heard}
      {...props}
    />
  );
};

const Judged = () => {
  const { text } = useStoryTexts();
  const [verdict, setVerdict] = useState<PhoneVerdict>('ok');
  const errors: Partial<Record<PhoneVerdict, string>> = {
    empty: text('refusal-field.required'),
    too_short: text('refusal-field.invalid'),
    invalid: text('refusal-field.invalid'),
  };
  return (
    <Phone
      error={errors[verdict]}
      onLeave={({ country, national }) => void phoneVerdict(country, national).then(setVerdict)}
    />
  );
};

const Wrong = () => {
  const { text } = useStoryTexts();
  return <Phone defaultValue="0151 23" error={text('refusal-field.invalid')} />;
};

const parts = (canvasElement: HTMLElement) => ({
  input: within(canvasElement).getByRole<HTMLInputElement>('textbox'),
  select: within(canvasElement).getByRole<HTMLSelectElement>('combobox'),
  sent: () => canvasElement.querySelector<HTMLInputElement>('input[type="hidden"]')?.value,
});

export const Empty: Story = { render: () => <Phone /> };

export const Filled: Story = {
  render: () => <Phone defaultValue="+4915123456789" />,
  play: async ({ canvasElement }) => {
    const { input, sent } = parts(canvasElement);
    await waitFor(() => expect(input).toHaveValue('01512 3456789'));
    await expect(sent()).toBe('+4915123456789');
  },
};

export const WithError: Story = { render: () => <Wrong /> };
export const Disabled: Story = { render: () => <Phone disabled defaultValue="0151 23456789" /> };

export const Hover: Story = {
  render: () => <Phone />,
  play: ({ canvasElement }) => showHover(...canvasElement.querySelectorAll('.input')),
};

export const Focus: Story = {
  render: () => <Phone />,
  play: async ({ canvasElement }) => {
    const { input, select } = parts(canvasElement);
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.tab();
    await expect(input).toHaveFocus();
  },
};

/** Typed by keyboard: gaps come by themselves, also when a figure is mended in the middle. */
export const Typing: Story = {
  render: () => <Phone defaultCountry="US" />,
  play: async ({ canvasElement }) => {
    heard.mockClear();
    const { input, sent } = parts(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('2015550123');
    await waitFor(() => expect(input).toHaveValue('(201) 555-0123'));
    await waitFor(() => expect(sent()).toBe('+12015550123'));
    input.setSelectionRange(6, 6);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('(205) 550-123');
    await expect(input.selectionStart).toBe(3);
    await userEvent.keyboard('1');
    await expect(input).toHaveValue('(201) 555-0123');
    await expect(heard).toHaveBeenLastCalledWith({
      country: 'US',
      national: '(201) 555-0123',
      e164: '+12015550123',
    });
  },
};

/** A pasted number with a plus chooses its country. */
export const PastedInternational: Story = {
  render: () => <Phone defaultCountry="US" />,
  play: async ({ canvasElement }) => {
    const { input, select, sent } = parts(canvasElement);
    await userEvent.click(input);
    await userEvent.paste('+49 (151) 2345-6789');
    await waitFor(() => expect(select).toHaveValue('DE'));
    await waitFor(() => expect(input).toHaveValue('01512 3456789'));
    await expect(sent()).toBe('+4915123456789');
    await expect(within(canvasElement).getByRole('status')).not.toBeEmptyDOMElement();
  },
};

/** While it is typed it stays as typed; it becomes a national number when the field is left. */
export const TypedInternational: Story = {
  render: () => <Phone defaultCountry="US" />,
  play: async ({ canvasElement }) => {
    const { input, select } = parts(canvasElement);
    await userEvent.click(input);
    await userEvent.keyboard('+358401234567');
    await waitFor(() => expect(select).toHaveValue('FI'));
    await waitFor(() => expect(input).toHaveValue('+358 40 1234567'));
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue('040 1234567'));
  },
};

/** What is no number stays as it was typed, and is judged when the field is left. */
export const NothingIsLost: Story = {
  render: () => <Judged />,
  play: async ({ canvasElement }) => {
    const { input, sent } = parts(canvasElement);
    await userEvent.click(input);
    await userEvent.keyboard('0151 234, call me');
    await expect(input.value.replace(/\s/g, '')).toBe('0151234,callme');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveAttribute('aria-invalid', 'true'));
    await expect(sent()).toBe('');
  },
};

export const LongestGerman: Story = { render: () => <Wrong />, globals: { locale: 'de' } };
export const LongestFinnish: Story = {
  render: () => <Phone defaultCountry="GB" />,
  globals: { locale: 'fi', textSize: '200' },
};
