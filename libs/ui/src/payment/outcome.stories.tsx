import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button, LinkButton } from '../actions/button.tsx';
import { Card } from '../layout/card.tsx';
import { portraits } from '../stories/portraits.ts';
import { useStoryTexts } from '../stories/story-texts.tsx';
import { Outcome } from './outcome.tsx';
import { PersonNote } from './person-note.tsx';

const meta: Meta = {
  title: 'Kit/Payment/Outcome',
  component: Outcome,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'What became of a payment: a sign, the title of the page, what it means, whom it is about, and the ways on. Title and words are one status, so that a screen reader hears them when the payment arrives while the page stands. At most one way on is green: back to the person whose message went out, else to the messages, else to another way to pay.',
      },
    },
  },
};
export default meta;
type Story = StoryObj;

const Person = ({ said, name = 'Stefan' }: { readonly said: string; readonly name?: string }) => {
  const { text } = useStoryTexts();
  return (
    <PersonNote picture={portraits.bert} name={name}>
      <p>{text(said, { name })}</p>
    </PersonNote>
  );
};

const Paid = ({ name }: { readonly name?: string }) => {
  const { text } = useStoryTexts();
  return (
    <Card padding="large">
      <Outcome
        sign="paid"
        title={text('payment-status.completed')}
        person={name ? <Person said="payment-status.sent" name={name} /> : null}
        actions={
          <LinkButton href="#on" look="go" size="large">
            {name ? text('payment-status.back') : text('payment-status.to-chats')}
          </LinkButton>
        }
      >
        <p>{`${text('payment-status.completed.text', { credits: 60 })} ${text('payment.balance', { credits: 61 })}`}</p>
        <p>{text('payment-status.photos-open')}</p>
      </Outcome>
    </Card>
  );
};

const Failed = () => {
  const { text } = useStoryTexts();
  return (
    <Card padding="large">
      <Outcome
        sign="failed"
        title={text('payment-status.refused')}
        person={<Person said="payment-status.kept" />}
        actions={
          <LinkButton href="#again" look="go" size="large">
            {text('payment-status.again')}
          </LinkButton>
        }
      >
        <p>{text('payment-status.nothing')}</p>
      </Outcome>
    </Card>
  );
};

const Pending = () => {
  const { text } = useStoryTexts();
  return (
    <Card padding="large">
      <Outcome
        sign="pending"
        title={text('payment-status.pending')}
        actions={<Button look="outline">{text('payment-status.check')}</Button>}
      >
        <p>{text('payment-status.pending.text')}</p>
      </Outcome>
    </Card>
  );
};

export const PaidWithPerson: Story = {
  render: () => <Paid name="Stefan" />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('status')).toHaveTextContent('61');
    await expect(page.getByRole('link')).toBeVisible();
  },
};
export const PaidWithoutPerson: Story = { render: () => <Paid /> };
export const PaymentFailed: Story = { render: () => <Failed /> };
export const StillPending: Story = { render: () => <Pending /> };
export const Dark: Story = { render: () => <Paid name="Stefan" />, globals: { theme: 'dark' } };
export const LongestGerman: Story = {
  render: () => <Paid name="Maximilian-Alexander" />,
  globals: { locale: 'de', textSize: '150' },
};
