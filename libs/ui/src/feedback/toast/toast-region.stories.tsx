import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../actions/button.tsx';
import { useStoryTexts } from '../../stories/story-texts.tsx';
import { ToastQueue } from './toast-queue.ts';
import { ToastRegion } from './toast-region.tsx';

const meta: Meta = {
  title: 'Kit/Feedback/Toast',
  component: ToastRegion,
  tags: ['autodocs'],
  parameters: {
    docs: {
      story: { inline: false, height: '520px' },
      description: {
        component:
          'Short messages about what just happened: saved, sent, a message that came in. They stand in the lower right corner, 350 pixels wide (never wider than the screen), newest last, at most four, and go by themselves after eight seconds, which is long enough for a slow reader. Because they go, a toast never says anything that is said nowhere else, and never asks for anything: use an AlertBanner or a Dialog for that. There is one region on a page and it belongs to one ToastQueue; whoever has the queue adds to it, and toasts survive a change of page. The region is a polite live region: a screen reader speaks each toast once it is done with its sentence. The button that closes one is 44 pixels large and reached by Tab.',
      },
    },
  },
};
export default meta;
type Story = StoryObj;

/** A region with a queue of its own; `count` toasts are there from the start. */
const Toasts = ({ count }: { readonly count: number }) => {
  const { text } = useStoryTexts();
  const [queue] = useState(() => new ToastQueue());
  const add = (index: number): void => {
    const kinds = [
      () => queue.add(text('profile.saved'), 'success'),
      () => queue.add(text('chat.arrived', { name: 'Anna', text: text('home.lead') })),
      () => queue.add(text('refusal.network'), 'danger'),
    ];
    kinds[index % kinds.length]?.();
  };
  useEffect(() => {
    for (let index = 0; index < count; index += 1) add(index);
    return () => {
      for (const { id } of queue.getSnapshot()) queue.remove(id);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once a story
  }, []);
  return (
    <>
      <Button look="outline" onClick={() => add(queue.getSnapshot().length)}>
        {text('profile.save')}
      </Button>
      <ToastRegion queue={queue} closeLabel={text('frame.close')} />
    </>
  );
};

export const AllTones: Story = { render: () => <Toasts count={3} /> };
/** By keyboard: adding one, and closing it again. */
export const Queue: Story = {
  render: () => <Toasts count={0} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByRole('status').children).toHaveLength(2);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status').children).toHaveLength(1);
  },
};
/** The fifth pushes the first one out. */
export const AtMostFour: Story = {
  render: () => <Toasts count={5} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status').children).toHaveLength(4);
  },
};
export const LongestGerman: Story = { render: () => <Toasts count={2} />, globals: { locale: 'de' } };
export const LongestFinnish: Story = {
  render: () => <Toasts count={2} />,
  globals: { locale: 'fi', textSize: '200' },
};
