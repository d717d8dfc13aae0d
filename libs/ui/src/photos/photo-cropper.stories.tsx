import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy, Suspense, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { portraits } from '../stories/portraits.ts';
import { useStoryTexts } from '../stories/story-texts.tsx';
import { loadPhotoCropper } from './load-photo-cropper.ts';
import { PhotoCropper as Documented, type PictureArea } from './photo-cropper.tsx';

const PhotoCropper = lazy(loadPhotoCropper);

const meta: Meta = {
  title: 'Kit/Members/PhotoCropper',
  component: Documented,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A photo below a frame: the part of it that is left is chosen. Get it by `loadPhotoCropper` and React’s `lazy`: nobody pays before a part is about to be chosen. The photo is dragged, pinched, enlarged by the wheel, moved by the arrow keys once the frame has the focus, and moved and enlarged by buttons of 48 pixels for who can not drag. Whatever moves it, the frame stays full. It answers in the pixels of the picture, upright.',
      },
    },
  },
};
export default meta;
type Story = StoryObj;

const Sample = () => {
  const { text } = useStoryTexts();
  const [area, setArea] = useState<PictureArea | null>(null);
  return (
    <Suspense>
      <PhotoCropper
        src={portraits.anna.src}
        aspect={4 / 5}
        mostZoom={() => 3}
        onChange={setArea}
        labels={{
          frame: text('photos-crop.frame'),
          zoomIn: text('photos-viewer.zoom-in'),
          zoomOut: text('photos-viewer.zoom-out'),
          left: text('photos-crop.left'),
          right: text('photos-crop.right'),
          up: text('photos-crop.up'),
          down: text('photos-crop.down'),
        }}
      />
      <output>{area ? [area.left, area.top, area.width, area.height].join(' ') : ''}</output>
    </Suspense>
  );
};

const said = (canvas: HTMLElement): number[] =>
  (canvas.querySelector('output')?.textContent ?? '').split(' ').filter(Boolean).map(Number);
const ready = (canvas: HTMLElement): Promise<void> =>
  waitFor(() => expect(said(canvas)).toHaveLength(4), { timeout: 5000 });

export const Whole: Story = {
  render: () => <Sample />,
  play: async ({ canvasElement }) => ready(canvasElement),
};
/** Enlarged and moved by buttons, then by the arrow keys. */
export const WithoutDragging: Story = {
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    const whole = said(canvasElement);
    const [, zoomIn, , right] = within(canvasElement).getAllByRole('button');
    if (!zoomIn || !right) throw new Error('there are no buttons');
    await userEvent.click(zoomIn);
    await userEvent.click(zoomIn);
    await waitFor(() => expect(said(canvasElement)[2]).toBeLessThan(whole[2] ?? 0));
    const before = said(canvasElement);
    await userEvent.click(right);
    await waitFor(() => expect(said(canvasElement)[0]).toBeLessThan(before[0] ?? 0));
    const moved = said(canvasElement);
    within(canvasElement).getByRole('application').focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(said(canvasElement)[1]).toBeGreaterThan(moved[1] ?? 0));
  },
};
