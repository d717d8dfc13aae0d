import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../actions/button.tsx';
import { useStoryTexts } from '../../stories/story-texts.tsx';
import { QuestionDialog, type QuestionDialogProps } from './question-dialog.tsx';

const answered = fn();

const Asked = (props: Pick<QuestionDialogProps, 'look' | 'busy'>) => {
  const { text } = useStoryTexts();
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        {text('trust.block', { name: 'Anna' })}
      </Button>
      {isOpen ? (
        <QuestionDialog
          {...props}
          title={text('trust.block.title', { name: 'Anna' })}
          closeLabel={text('frame.close')}
          keep={text('trust.block.cancel')}
          yes={text('trust.block.confirm')}
          onYes={() => {
            answered();
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        >
          {text('trust.block.text', { name: 'Anna', days: 30 })}
        </QuestionDialog>
      ) : null}
    </>
  );
};

const meta: Meta<typeof Asked> = {
  title: 'Kit/Feedback/QuestionDialog',
  component: Asked,
  tags: ['autodocs'],
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component:
          'The small dialog that asks before something is done. Its title asks, one or two sentences say what comes of it, and two buttons answer: first the one that leaves everything as it is, then the act, with the same verb that led here and never "Yes" or "OK". `danger` is for what cannot be taken back, `primary` for the rest. For anything else in a dialog take Dialog.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Asked>;

/** The act is done by its own button alone; the other one, Escape and the cross leave everything as it is. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog');
    const [, keep, yes] = within(dialog).getAllByRole('button');
    if (!keep || !yes) throw new Error('two buttons beside the cross');
    answered.mockClear();
    await userEvent.click(keep);
    await expect(answered).not.toHaveBeenCalled();
    await userEvent.click(within(canvasElement).getByRole('button'));
    const again = within(canvasElement).getByRole('dialog');
    await userEvent.click(within(again).getAllByRole('button').at(-1) ?? again);
    await expect(answered).toHaveBeenCalledOnce();
  },
};
/** What can be taken back. */
export const Mild: Story = { args: { look: 'primary' } };
/** It is being done. */
export const Busy: Story = { args: { busy: true } };
