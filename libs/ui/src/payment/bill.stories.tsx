import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../layout/card.tsx';
import { useStoryTexts } from '../stories/story-texts.tsx';
import { Bill } from './bill.tsx';

const meta: Meta = {
  title: 'Kit/Payment/Bill',
  component: Bill,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'What is paid: the price, each thing taken off it as a line of its own, and the sum with a note that the tax is in it. Without a discount only the sum stands. What has gone back of it stands below. Amounts never break and keep to the right edge; where a label is long it wraps beside them. A list of terms, so that each amount is read with its label.',
      },
    },
  },
};
export default meta;
type Story = StoryObj;

const Example = ({
  discount,
  isReturned = false,
}: {
  readonly discount?: 'welcome' | 'code';
  readonly isReturned?: boolean;
}) => {
  const { text, locale } = useStoryTexts();
  const money = (value: number): string =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(value);
  const id = discount === 'welcome' ? 'payment-order.discount.welcome' : 'payment-order.discount';
  const rows = [
    { label: text('payment.bundle', { credits: 60 }), amount: money(29.99) },
    {
      label: text(id, { percentage: 25 }),
      amount: money(-7.5),
      note:
        discount === 'welcome' ? (
          <span className="text-muted text-small">
            {text('payment.until', { day: 'today', time: '22:39' })}
          </span>
        ) : null,
    },
  ];
  return (
    <Card>
      <Bill
        rows={discount ? rows : []}
        total={{
          label: text('payment-order.sum'),
          amount: money(discount ? 22.49 : 29.99),
          note: <span className="text-muted text-small">{text('payment-order.vat')}</span>,
        }}
        returned={isReturned ? { label: text('payment-status.returned'), amount: money(10) } : undefined}
      />
    </Card>
  );
};

export const Plain: Story = { render: () => <Example /> };
export const WelcomeDiscount: Story = { render: () => <Example discount="welcome" /> };
/** Some of it has gone back to who paid. */
export const PartReturned: Story = { render: () => <Example isReturned /> };
export const DiscountCode: Story = { render: () => <Example discount="code" /> };
export const LongestGerman: Story = {
  render: () => <Example discount="welcome" />,
  globals: { locale: 'de', textSize: '150' },
};
export const LongestFinnish: Story = {
  render: () => <Example discount="welcome" />,
  globals: { locale: 'fi', textSize: '200' },
};
