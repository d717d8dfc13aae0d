import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Camera, MailWarning } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../actions/button.tsx';
import { KitLink } from '../../foundation/link.tsx';
import { showHover } from '../../stories/show-hover.ts';
import { useStoryTexts } from '../../stories/story-texts.tsx';
import { Notice } from './notice.tsx';

const meta: Meta = {
  title: 'Kit/Feedback/Notice',
  component: Notice,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The one hint of a screen about the account, such as a missing photo or e-mails that come back: a tinted surface with an icon, one line and one link. At most one stands on a screen, after what one came for has begun, and at 150 % text it takes less than a quarter of a phone. The line says all; where more is to be said, the link leads there. What went wrong just now and needs more words is an AlertBanner; what merely happened, a toast. The icon decorates and makes room when large words need it. The order of Tab is link, then the cross, each 44 pixels high.',
      },
    },
  },
};
export default meta;
type Story = StoryObj;

const dismissed = fn();

const Photo = () => {
  const { text } = useStoryTexts();
  return (
    <Notice
      icon={<Camera size={24} aria-hidden="true" />}
      action={<KitLink href="#photos">{text('alerts.photo.action')}</KitLink>}
      onDismiss={dismissed}
      dismissLabel={text('frame.close')}
    >
      {text('alerts.photo.title')}
    </Notice>
  );
};

const Push = () => {
  const { text } = useStoryTexts();
  return (
    <Notice
      icon={<Bell size={24} aria-hidden="true" />}
      action={<KitLink href="#push">{text('alerts.push.action')}</KitLink>}
      onDismiss={dismissed}
      dismissLabel={text('frame.close')}
    >
      {text('alerts.push.title')}
    </Notice>
  );
};

const Activation = ({ busy = false }: { readonly busy?: boolean }) => {
  const { text } = useStoryTexts();
  return (
    <Notice
      tone="warning"
      icon={<MailWarning size={24} aria-hidden="true" />}
      action={
        <Button look="quiet" busy={busy}>
          {text('frame.activation.resend')}
        </Button>
      }
    >
      {text('frame.activation.line', { email: 'margarethe.hollenstein-winkler@example.com' })}
    </Notice>
  );
};

export const Info: Story = { render: () => <Photo /> };
/** With a button in the place of the link, and nothing to put it away. */
export const Warning: Story = { render: () => <Activation /> };
export const Busy: Story = { render: () => <Activation busy /> };
/** By keyboard: the link, then the cross. */
export const Focus: Story = {
  render: () => <Photo />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    dismissed.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(dismissed).toHaveBeenCalledOnce();
  },
};
export const Hovered: Story = {
  render: () => <Photo />,
  play: ({ canvasElement }) => showHover(...canvasElement.querySelectorAll('a, button')),
};
export const LongestGerman: Story = { render: () => <Push />, globals: { locale: 'de', textSize: '150' } };
export const LongestFinnish: Story = {
  render: () => <Activation />,
  globals: { locale: 'fi', textSize: '200' },
};
