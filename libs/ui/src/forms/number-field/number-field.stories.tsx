import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { showHover } from '../../stories/show-hover.ts';
import { useSample, useStoryTexts } from '../../stories/story-texts.tsx';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

const meta = {
  title: 'Kit/Forms/NumberField',
  component: NumberField,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `A number that one types or steps through: an age, an amount. For a handful of numbers a SelectField is quicker; numbers that are not counted (codes, IBANs, telephone numbers) have fields of their own.

One types as one writes: 1.234,5 in German, 1,234.5 in English; anything that is no number is not taken. Arrow up and down count by \`step\`, Page up and down as well, Home and End go to the smallest and largest number. What is typed outside of the limits is brought inside when the field is left. Turning a mouse wheel over it changes nothing.

The two buttons do the same as the arrows, and repeat while they are held down; they are not in the tab order, since the arrows are there. A screen reader hears label, hint and error, and each new number.

The buttons are 50 px wide and high. The form gets the bare number (\`1234.5\`) as \`name\`. It needs script; without it, use a TextField with \`inputMode="numeric"\`.`,
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const heard = fn();

const Age = (props: Partial<NumberFieldProps>) => {
  const { text, locale } = useStoryTexts();
  const sample = useSample();
  return (
    <NumberField
      name="age"
      label={text('search.age.min')}
      locale={locale}
      increaseLabel={sample({ en: 'One year more', de: 'Ein Jahr mehr', fi: 'Yksi vuosi lisää' })}
      decreaseLabel={sample({ en: 'One year less', de: 'Ein Jahr weniger', fi: 'Yksi vuosi vähemmän' })}
      defaultValue={55}
      minimum={35}
      maximum={120}
      onValueChange={heard}
      {...props}
    />
  );
};

const Amount = () => {
  const sample = useSample();
  const { locale, text } = useStoryTexts();
  return (
    <NumberField
      name="amount"
      label={text('payment-order.sum')}
      hint={sample({
        en: 'At most 2,500 euros',
        de: 'Höchstens 2.500 Euro',
        fi: 'Enintään 2 500 euroa',
      })}
      locale={locale}
      increaseLabel={sample({ en: '50 cents more', de: '50 Cent mehr', fi: '50 senttiä lisää' })}
      decreaseLabel={sample({ en: '50 cents less', de: '50 Cent weniger', fi: '50 senttiä vähemmän' })}
      defaultValue={1234.5}
      minimum={0}
      maximum={2500}
      step={0.5}
      format={{ style: 'currency', currency: 'EUR' }}
    />
  );
};

const Wrong = () => {
  const { text } = useStoryTexts();
  return <Age error={text('refusal-field.required')} hint={text('signup.birth-date.hint')} />;
};

const Empty = () => {
  const { text, locale } = useStoryTexts();
  return (
    <NumberField
      name="age"
      label={text('search.age.max')}
      optionalLabel={text('frame.optional')}
      locale={locale}
      increaseLabel="+"
      decreaseLabel="-"
    />
  );
};

export const Normal: Story = { render: () => <Age /> };
/** Figures, gaps and currency as the language writes them. */
export const Currency: Story = { render: () => <Amount /> };
export const EmptyAndOptional: Story = { render: () => <Empty /> };
export const WithError: Story = { render: () => <Wrong /> };
export const Disabled: Story = { render: () => <Age disabled /> };
/** At the largest number, "more" is off. */
export const AtTheLimit: Story = { render: () => <Age defaultValue={120} /> };

export const Hover: Story = {
  render: () => <Age />,
  play: ({ canvasElement }) => {
    showHover(...within(canvasElement).getAllByRole('button'));
  },
};

export const Focus: Story = {
  render: () => <Age />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus();
  },
};

export const ByKeyboard: Story = {
  render: () => (
    <form>
      <Age />
    </form>
  ),
  play: async ({ canvasElement }) => {
    heard.mockClear();
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(input).toHaveValue('57'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(input).toHaveValue('56'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(input).toHaveValue('120'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(input).toHaveValue('35'));
    await userEvent.clear(input);
    await userEvent.keyboard('200');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue('120'));
    await expect(heard).toHaveBeenLastCalledWith(120);
    const form = canvasElement.querySelector('form') ?? undefined;
    await expect(new FormData(form).get('age')).toBe('120');
  },
};

export const LongestGerman: Story = { render: () => <Amount />, globals: { locale: 'de' } };
export const LongestFinnish: Story = {
  render: () => <Amount />,
  globals: { locale: 'fi', textSize: '200' },
};
