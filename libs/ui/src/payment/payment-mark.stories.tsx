import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RadioGroup } from '../forms/radio-group/radio-group.tsx';
import { useStoryTexts } from '../stories/story-texts.tsx';
import { markedMethods, PaymentMark } from './payment-mark.tsx';

const meta: Meta = {
  title: 'Kit/Payment/PaymentMark',
  component: PaymentMark,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The sign of a payment method, by the name that the provider has for it. Signs of our own drawing in the tone that a method is known by; none is a company’s artwork, and none comes from another host. A method without a sign of its own shows a wallet. The sign is decoration: the name stands beside it and is what a screen reader hears. It keeps its tones in every theme, on a tile of its own.',
      },
    },
  },
};
export default meta;
type Story = StoryObj;

const Methods = ({ ids, chosen }: { readonly ids: readonly string[]; readonly chosen?: string }) => {
  const { text } = useStoryTexts();
  const name = (id: string): string => {
    if (id === 'creditcard') return text('payment-order.method.card');
    return id === 'banktransfer' ? text('payment-order.method.transfer') : id;
  };
  return (
    <RadioGroup
      name="method"
      label={text('payment-order.method')}
      defaultValue={chosen}
      options={ids.map((id) => ({ value: id, label: name(id), icon: <PaymentMark method={id} /> }))}
    />
  );
};

const few = ['ideal', 'creditcard', 'paypal'];

export const OneMethod: Story = { render: () => <Methods ids={['creditcard']} chosen="creditcard" /> };
export const UsualChosen: Story = {
  render: () => <Methods ids={few} chosen="ideal" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: 'ideal' })).toBeChecked();
  },
};
/** Every sign there is, and the wallet of a method without one. */
export const Many: Story = { render: () => <Methods ids={[...markedMethods, 'unheard-of']} /> };
export const Dark: Story = {
  render: () => <Methods ids={few} chosen="paypal" />,
  globals: { theme: 'dark' },
};
export const LongestGerman: Story = {
  render: () => <Methods ids={['creditcard', 'banktransfer']} chosen="creditcard" />,
  globals: { locale: 'de', textSize: '150' },
};
