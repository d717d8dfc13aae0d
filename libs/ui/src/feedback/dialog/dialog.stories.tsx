import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button.tsx';
import { Avatar } from '../../profile/avatar.tsx';
import { portraits } from '../../stories/portraits.ts';
import { pressEscape } from '../../stories/press-escape.ts';
import { showHover } from '../../stories/show-hover.ts';
import { useStoryTexts } from '../../stories/story-texts.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

const meta: Meta = {
  title: 'Kit/Feedback/Dialog',
  component: Dialog,
  tags: ['autodocs'],
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component:
          'A question or a short task that stops everything else, on the browser’s own `<dialog>`. The page behind it is inert: neither Tab nor a screen reader gets there. Focus goes to its title when it opens, so that this is read first, and back to what opened it when it closes. Escape, the button in the corner and a press beside the box close it, unless `dismissable` says otherwise: `by-button` keeps the button and ignores slips, for what is half done; `false` leaves only its own actions, for what must be decided. A screen reader hears "dialog" and the title. Put the main action last. For long lists and filters use a Drawer; for what needs no answer, an AlertBanner or a toast. `full` fills the screen and is for the one great moment, the match.',
      },
    },
  },
};
export default meta;
type Story = StoryObj;

type Variant = Pick<DialogProps, 'dismissable' | 'full'>;

const BlockDialog = ({
  initiallyOpen = true,
  ...variant
}: Variant & { readonly initiallyOpen?: boolean }) => {
  const { text } = useStoryTexts();
  const [open, setOpen] = useState(initiallyOpen);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        {text('trust.block', { name: 'Anna' })}
      </Button>
      <Dialog
        {...variant}
        open={open}
        title={text('trust.block.title', { name: 'Anna' })}
        onClose={close}
        closeLabel={text('frame.close')}
        actions={
          <>
            <Button look="quiet" onClick={close}>
              {text('trust.block.cancel')}
            </Button>
            <Button look="danger" onClick={close}>
              {text('trust.block.confirm')}
            </Button>
          </>
        }
      >
        <p>{text('trust.block.text', { name: 'Anna', days: 30 })}</p>
      </Dialog>
    </>
  );
};

const MatchDialog = () => {
  const { text } = useStoryTexts();
  const [open, setOpen] = useState(true);
  return (
    <Dialog
      full
      open={open}
      title={text('likes-match.title')}
      onClose={() => setOpen(false)}
      closeLabel={text('frame.close')}
      actions={<Button look="go">{text('profile-page.message')}</Button>}
    >
      <div className="cluster">
        <Avatar picture={portraits.anna} alt="" size="large" />
        <Avatar picture={portraits.bert} alt="" size="large" />
      </div>
      <p>{text('likes-match.text', { name: 'Anna' })}</p>
    </Dialog>
  );
};

const LongDialog = () => {
  const { text } = useStoryTexts();
  const [open, setOpen] = useState(true);
  return (
    <Dialog
      open={open}
      title={text('frame.bonus.modal', { percentage: 25 })}
      onClose={() => setOpen(false)}
      closeLabel={text('frame.close')}
      actions={<Button look="go">{text('frame.bonus.action')}</Button>}
    >
      {[1, 2, 3, 4, 5, 6].map((paragraph) => (
        <p key={paragraph}>{text('frame.us.text', { name: 'Vesper' })}</p>
      ))}
    </Dialog>
  );
};

const openByKeyboard = async (canvasElement: HTMLElement): Promise<HTMLElement> => {
  await userEvent.tab();
  await expect(within(canvasElement).getAllByRole('button')[0]).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  return within(canvasElement).findByRole('dialog');
};

export const Open: Story = { render: () => <BlockDialog /> };
/** Its text is longer than the screen: the dialog scrolls, the page behind it does not. */
export const LongText: Story = { render: () => <LongDialog /> };
/** Fills the screen. */
export const Full: Story = { render: () => <MatchDialog /> };
/** Must be decided: no button in the corner, and Escape does nothing. */
export const NotDismissable: Story = {
  render: () => <BlockDialog initiallyOpen={false} dismissable={false} />,
  play: async ({ canvasElement }) => {
    const dialog = await openByKeyboard(canvasElement);
    await expect(within(dialog).getAllByRole('button')).toHaveLength(2);
    await pressEscape(dialog);
    await expect(dialog).toHaveAttribute('open');
  },
};
/** Half done: the button closes it, Escape and the backdrop do not. */
export const ByButton: Story = {
  render: () => <BlockDialog initiallyOpen={false} dismissable="by-button" />,
  play: async ({ canvasElement }) => {
    const dialog = await openByKeyboard(canvasElement);
    await pressEscape(dialog);
    await expect(dialog).toHaveAttribute('open');
    await fireEvent.click(dialog);
    await expect(dialog).toHaveAttribute('open');
    await userEvent.tab();
    await expect(within(dialog).getAllByRole('button')[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(dialog).not.toHaveAttribute('open');
  },
};
/** By keyboard alone: focus goes in, Escape closes, focus comes back. */
export const Keyboard: Story = {
  render: () => <BlockDialog initiallyOpen={false} />,
  play: async ({ canvasElement }) => {
    const dialog = await openByKeyboard(canvasElement);
    await expect(within(dialog).getByRole('heading')).toHaveFocus();
    await pressEscape(dialog);
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};
/** The button to close it under a pointer. */
export const Hovered: Story = {
  render: () => <BlockDialog />,
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement).findByRole('dialog');
    showHover(...within(dialog).getAllByRole('button').slice(0, 1));
  },
};
/** The button to close it is the first stop of Tab. */
export const Focused: Story = {
  render: () => <BlockDialog />,
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement).findByRole('dialog');
    await userEvent.tab();
    await expect(within(dialog).getAllByRole('button')[0]).toHaveFocus();
  },
};
export const LongestGerman: Story = { render: () => <LongDialog />, globals: { locale: 'de' } };
export const LongestFinnish: Story = {
  render: () => <BlockDialog />,
  globals: { locale: 'fi', textSize: '200' },
};
export const FullFinnish: Story = {
  render: () => <MatchDialog />,
  globals: { locale: 'fi', textSize: '200' },
};
