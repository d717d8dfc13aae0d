import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, LinkButton } from '../../actions/button.tsx';
import { showHover } from '../../stories/show-hover.ts';
import { useStoryTexts } from '../../stories/story-texts.tsx';
import { AlertBanner, type Tone } from './alert-banner.tsx';

const meta: Meta = {
  title: 'Kit/Feedback/AlertBanner',
  component: AlertBanner,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A message that stays on the page until it is dealt with or dismissed. Use it for what a member should know or do: a bounced e-mail address, a payment that failed, a missing photo. For something that merely happened, like "saved", use a toast; for a question that stops everything, a Dialog. The tone colours the edge and the ground; the words must say the same, since a colour alone says nothing. Give `role="alert"` only to what went wrong just now: a screen reader then speaks at once. Banners that stand from the start need no role. The button to dismiss it is 44 pixels large and comes last in the order of Tab.',
      },
    },
  },
};
export default meta;
type Story = StoryObj;

const tones: readonly Tone[] = ['info', 'success', 'warning', 'danger'];

const Tones = () => {
  const { text } = useStoryTexts();
  return (
    <div className="stack">
      {tones.map((tone) => (
        <AlertBanner key={tone} tone={tone}>
          {text('payment.lead')}
        </AlertBanner>
      ))}
    </div>
  );
};

const Full = ({ onDismiss, tone = 'warning' }: { readonly onDismiss?: () => void; readonly tone?: Tone }) => {
  const { text } = useStoryTexts();
  return (
    <AlertBanner
      tone={tone}
      title={text('alerts.mail.title')}
      actions={
        <>
          <Button look="outline">{text('frame.try-again')}</Button>
          <LinkButton href="#settings" look="quiet">
            {text('alerts.mail.action')}
          </LinkButton>
        </>
      }
      {...(onDismiss && { onDismiss, dismissLabel: text('chat.dismiss') })}
    >
      {text('notifications.stopped.bounce', { email: 'margarethe.hollenstein-winkler@example.com' })}
    </AlertBanner>
  );
};

const JustNow = () => {
  const { text } = useStoryTexts();
  return (
    <AlertBanner tone="danger" role="alert">
      {text('refusal.payment_provider_unavailable')}
    </AlertBanner>
  );
};

const dismissed = fn();

export const AllTones: Story = { render: () => <Tones /> };
/** With title, actions and a button to dismiss it. */
export const WithActions: Story = { render: () => <Full onDismiss={dismissed} /> };
/** Went wrong just now: spoken at once. */
export const Alert: Story = { render: () => <JustNow /> };
/** By keyboard: two actions, then the button to dismiss. */
export const Focus: Story = {
  render: () => <Full onDismiss={dismissed} />,
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button');
    dismissed.mockClear();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(buttons.at(-1)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(dismissed).toHaveBeenCalledOnce();
  },
};
/** The button to dismiss it under a pointer. */
export const Hovered: Story = {
  render: () => <Full onDismiss={dismissed} />,
  play: ({ canvasElement }) => showHover(...within(canvasElement).getAllByRole('button').slice(-1)),
};
export const LongestGerman: Story = {
  render: () => <Full onDismiss={dismissed} />,
  globals: { locale: 'de' },
};
export const LongestFinnish: Story = {
  render: () => <Full onDismiss={dismissed} tone="danger" />,
  globals: { locale: 'fi', textSize: '200' },
};
