import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditCard, Landmark, Wallet } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { showHover } from '../../stories/show-hover.ts';
import { useSample, useStoryTexts } from '../../stories/story-texts.tsx';
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx';

const meta = {
  title: 'Kit/Forms/RadioGroup',
  component: RadioGroup,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `One of two to about seven choices that need a word of explanation each: ways to pay, reasons. Short choices without explanation are chips in a ChoiceGroup; long lists are a SelectField or, to be searched, a ComboboxField.

Tab goes to the chosen one (or the first), the arrows choose, Tab goes on: a group is one stop.

A screen reader hears the group's label with hint and error, then each choice with its own hint and its place in the group.

The whole row is pressed, at least 44 px high. Native radio buttons: they work and are sent without script. The error stands below the group; with \`required\`, browsers themselves ask for a choice.`,
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const heard = fn();

const Methods = (props: Partial<RadioGroupProps>) => {
  const { text } = useStoryTexts();
  const sample = useSample();
  return (
    <RadioGroup
      name="method"
      label={text('payment-order.method')}
      onValueChange={heard}
      options={[
        {
          value: 'card',
          label: text('payment-order.method.card'),
          hint: sample({
            en: 'The credits are there at once.',
            de: 'Die Credits sind sofort da.',
            fi: 'Krediitit ovat heti käytettävissä.',
          }),
          icon: <CreditCard size={24} aria-hidden="true" />,
        },
        {
          value: 'transfer',
          label: text('payment-order.method.transfer'),
          hint: sample({
            en: 'Takes one to three bank working days.',
            de: 'Dauert ein bis drei Bankarbeitstage, je nach Überweisungsgeschwindigkeit.',
            fi: 'Kestää yhdestä kolmeen pankkipäivää tilisiirtojen käsittelyajan mukaan.',
          }),
          icon: <Landmark size={24} aria-hidden="true" />,
        },
        {
          value: 'wallet',
          label: 'PayPal',
          hint: text('refusal.payment_provider_unavailable'),
          icon: <Wallet size={24} aria-hidden="true" />,
          disabled: true,
        },
      ]}
      {...props}
    />
  );
};

const Wrong = () => {
  const { text } = useStoryTexts();
  return <Methods hint={text('payment-order.submit.note')} error={text('payment-order.method.missing')} />;
};

const Plain = () => {
  const { text } = useStoryTexts();
  const options = ['everyone', 'female', 'male'].map((value) => ({
    value,
    label: text(`profile-field.sought.${value}`),
  }));
  return <RadioGroup name="sought" label={text('profile-field.sought')} options={options} />;
};

export const NothingChosen: Story = { render: () => <Methods /> };
export const Chosen: Story = { render: () => <Methods defaultValue="card" /> };
export const WithoutHints: Story = { render: () => <Plain /> };
export const WithError: Story = { render: () => <Wrong /> };

export const Hover: Story = {
  render: () => <Methods />,
  play: ({ canvasElement }) => showHover(...canvasElement.querySelectorAll('.radio')),
};

export const Focus: Story = {
  render: () => <Methods />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole('radio')[0]).toHaveFocus();
  },
};

/** The third choice cannot be had, so the arrows go round between the first two. */
export const ByKeyboard: Story = {
  render: () => (
    <form>
      <Methods defaultValue="card" />
    </form>
  ),
  play: async ({ canvasElement }) => {
    heard.mockClear();
    const [card, transfer] = within(canvasElement).getAllByRole('radio');
    const sent = () => new FormData(canvasElement.querySelector('form') ?? undefined).get('method');
    await userEvent.tab();
    await expect(card).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(transfer).toHaveFocus();
    await expect(transfer).toBeChecked();
    await expect(heard).toHaveBeenLastCalledWith('transfer');
    await expect(sent()).toBe('transfer');
    await userEvent.keyboard('{ArrowUp}');
    await expect(card).toBeChecked();
    await expect(sent()).toBe('card');
  },
};

export const LongestGerman: Story = { render: () => <Wrong />, globals: { locale: 'de' } };
export const LongestFinnish: Story = {
  render: () => <Methods defaultValue="transfer" />,
  globals: { locale: 'fi', textSize: '200' },
};
