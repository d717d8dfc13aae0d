import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectNoTornPicture } from '../stories/expect-no-torn-picture.ts';
import { portraits, unloadable } from '../stories/portraits.ts';
import { showHover } from '../stories/show-hover.ts';
import { useSample, useStoryTexts } from '../stories/story-texts.tsx';
import { PhotoTile, type PhotoTileProps } from './photo-tile.tsx';

const meta: Meta = {
  title: 'Kit/Members/PhotoTile',
  component: PhotoTile,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'One photo of a profile, four to five. With `onOpen` it is a button that opens the PhotoViewer or explains how to see a locked photo; without, it is a picture. Of a locked photo only a blurred picture has come from the server, and the tile says what to do about it. Where a photo stands without the member’s name, as among suggestions, give the label of a fictional profile; it lies on the photo. `selected` makes it a choice: a screen reader hears "pressed", and a frame and a tick show it. While something happens to the photo, `busyLabel` covers it and is spoken, and the button keeps its focus but does not react. `alt` says which photo it is.',
      },
    },
  },
  decorators: [
    (Story) => (
      <ul className="member-grid">
        <li>
          <Story />
        </li>
      </ul>
    ),
  ],
};
export default meta;
type Story = StoryObj;

type Variant = Pick<PhotoTileProps, 'onOpen' | 'selected'> & {
  readonly locked?: boolean;
  readonly fictional?: boolean;
  readonly busy?: boolean;
  readonly missing?: boolean;
};

const Tile = ({ locked, fictional, busy, missing, ...props }: Variant) => {
  const { text } = useStoryTexts();
  const sample = useSample();
  const marks = {
    ...props,
    ...(fictional && { fictionalLabel: text('frame.fictional') }),
    ...(busy && {
      busyLabel: sample({ en: 'Is being removed', de: 'Wird gerade entfernt', fi: 'Poistetaan parhaillaan' }),
    }),
  };
  return locked ? (
    <PhotoTile
      {...marks}
      access="locked"
      picture={portraits.locked}
      alt={text('profile-page.photo.locked.alt', { name: 'Anna' })}
      lockedLabel={text('profile-page.photo.locked')}
    />
  ) : (
    <PhotoTile
      {...marks}
      access="open"
      picture={missing ? unloadable : portraits.anna}
      alt={text('profile-page.photo.alt', { number: 1, name: 'Anna' })}
    />
  );
};

const Choosable = () => {
  const [selected, setSelected] = useState(false);
  return <Tile selected={selected} onOpen={() => setSelected(!selected)} />;
};

const opened = fn();

export const Open: Story = { render: () => <Tile /> };
export const Locked: Story = { render: () => <Tile locked onOpen={opened} /> };
export const Fictional: Story = { render: () => <Tile fictional onOpen={opened} /> };
export const LockedAndFictional: Story = { render: () => <Tile locked fictional onOpen={opened} /> };
/** What the photo shows stands in its place, in words. */
export const NotLoaded: Story = {
  render: () => <Tile missing />,
  play: ({ canvasElement }) => expectNoTornPicture(canvasElement),
};
export const Selected: Story = {
  render: () => <Choosable />,
  play: async ({ canvasElement }) => {
    const tile = within(canvasElement).getByRole('button');
    await userEvent.tab();
    await expect(tile).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(tile).toHaveAttribute('aria-pressed', 'true');
  },
};
export const Busy: Story = {
  render: () => <Tile busy onOpen={opened} />,
  play: async ({ canvasElement }) => {
    opened.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await expect(opened).not.toHaveBeenCalled();
  },
};
export const Focus: Story = {
  render: () => <Tile onOpen={opened} />,
  play: async () => {
    opened.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
  },
};
/** A locked photo under a pointer: its veil darkens. */
export const Hovered: Story = {
  render: () => <Tile locked onOpen={opened} />,
  play: ({ canvasElement }) => showHover(within(canvasElement).getByRole('button')),
};
export const LongestGerman: Story = {
  render: () => <Tile locked fictional onOpen={opened} />,
  globals: { locale: 'de' },
};
export const LongestFinnish: Story = {
  render: () => <Tile locked fictional busy onOpen={opened} />,
  globals: { locale: 'fi', textSize: '200' },
};
