import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy, Suspense, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button, LinkButton } from '../actions/button.tsx';
import { portraits } from '../stories/portraits.ts';
import { useSample, useStoryTexts } from '../stories/story-texts.tsx';
import { loadPhotoViewer } from './load-photo-viewer.ts';
import { PhotoTile } from './photo-tile.tsx';
import { PhotoViewer as Documented } from './photo-viewer.tsx';
import type { ViewerPhoto } from './photo-viewer-slide.tsx';

const PhotoViewer = lazy(loadPhotoViewer);

const meta: Meta = {
  title: 'Kit/Members/PhotoViewer',
  component: Documented,
  tags: ['autodocs'],
  parameters: {
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component:
          'The photos of a member on the whole screen, one at a time, with zoom. Get it by `loadPhotoViewer` and React’s `lazy`, since it is too big for pages on which nobody opens a photo; call `loadPhotoViewer` on hover or focus to have it at hand. The arrow keys go to the photo before and after, plus and minus zoom, Escape closes, and focus returns to what opened it; the same is done by buttons of 48 pixels, by swiping, pinching, and by pulling the photo down. The page behind is inert. A screen reader hears a dialog with its name, the photo’s own name, and which of how many it is. Of a locked photo the blurred stand-in is shown with its text and an action; it cannot be zoomed. Of one that could not be fetched `onMissing` is told; given as `missing`, words and an action stand in its place. A fictional profile keeps its mark on every photo. It stands on night in every theme, and photos change without gliding for members whose device asks for less motion.',
      },
    },
  },
};
export default meta;
type Story = StoryObj;

interface Variant {
  readonly initiallyOpen?: string | null;
  readonly fictional?: boolean;
  readonly only?: boolean;
}

const usePhotos = (): readonly ViewerPhoto[] => {
  const { text } = useStoryTexts();
  const open = [portraits.anna, portraits.clara].map((picture, index): ViewerPhoto => ({
    id: `open-${index + 1}`,
    access: 'open',
    picture,
    title: text('profile-page.photo.alt', { number: index + 1, name: 'Anna' }),
  }));
  return [
    ...open,
    {
      id: 'locked',
      access: 'locked',
      picture: portraits.locked,
      title: text('profile-page.photo.locked.alt', { name: 'Anna' }),
      lockedText: text('profile-page.premium.title'),
      action: (
        <LinkButton href="#premium" look="gold">
          {text('frame.nav.premium')}
        </LinkButton>
      ),
    },
    {
      id: 'missing',
      access: 'missing',
      picture: portraits.anna,
      title: text('profile-page.photo.alt', { number: 4, name: 'Anna' }),
      missingText: text('photos-viewer.missing'),
      action: <Button look="go">{text('frame.try-again')}</Button>,
    },
  ];
};

const isThere = ({ access }: ViewerPhoto): boolean => access !== 'missing';

const Photos = ({ initiallyOpen = null, fictional = false, only = false }: Variant) => {
  const { text } = useStoryTexts();
  const sample = useSample();
  const all = usePhotos();
  const fetched = initiallyOpen === 'missing' ? all : all.filter(isThere);
  const photos = only ? fetched.slice(0, 1) : fetched;
  const [openedId, setOpenedId] = useState(initiallyOpen);
  return (
    <>
      <ul className="member-grid">
        {photos.filter(isThere).map(({ id, picture, title, ...photo }) => (
          <li key={id}>
            <PhotoTile
              picture={picture}
              alt={title}
              onOpen={() => setOpenedId(id)}
              {...(photo.access === 'locked'
                ? { access: 'locked', lockedLabel: text('profile-page.photo.locked') }
                : { access: 'open' })}
            />
          </li>
        ))}
      </ul>
      <Suspense>
        <PhotoViewer
          photos={photos}
          openedId={openedId}
          onClose={() => setOpenedId(null)}
          onMissing={() => undefined}
          fictionalLabel={fictional ? text('frame.fictional') : null}
          positionText={(current, total) =>
            sample({
              en: `${current} of ${total}`,
              de: `${current} von ${total}`,
              fi: `${current} / ${total}`,
            })
          }
          labels={{
            viewer: text('profile-page.photos'),
            close: text('frame.close'),
            previous: sample({ en: 'Previous photo', de: 'Vorheriges Foto', fi: 'Edellinen kuva' }),
            next: sample({ en: 'Next photo', de: 'Nächstes Foto', fi: 'Seuraava kuva' }),
            zoomIn: sample({ en: 'Larger', de: 'Vergrößern', fi: 'Suurenna' }),
            zoomOut: sample({ en: 'Smaller', de: 'Verkleinern', fi: 'Pienennä' }),
            photoRole: sample({ en: 'photo', de: 'Foto', fi: 'kuva' }),
            galleryRole: sample({ en: 'photos', de: 'Fotos', fi: 'kuvat' }),
          }}
        />
      </Suspense>
    </>
  );
};

const findViewer = async (): Promise<HTMLElement> => {
  const viewer = await screen.findByRole('dialog', {}, { timeout: 5000 });
  await waitFor(() => expect(viewer.contains(document.activeElement)).toBe(true), { timeout: 5000 });
  // Until it has faded in, colours are not what they will be.
  await waitFor(() => expect(getComputedStyle(viewer).opacity).toBe('1'), { timeout: 3000 });
  return viewer;
};

const position = (viewer: HTMLElement): string | null | undefined =>
  viewer.querySelector('.photo-viewer__position')?.textContent;

const shown = async (): Promise<void> => {
  await findViewer();
};

export const OpenPhoto: Story = { render: () => <Photos initiallyOpen="open-1" />, play: shown };
export const Fictional: Story = { render: () => <Photos initiallyOpen="open-2" fictional />, play: shown };
/** The blurred stand-in, and what to do about it; the buttons to zoom are off. */
export const Locked: Story = {
  render: () => <Photos initiallyOpen="locked" fictional />,
  play: async () => {
    const viewer = await findViewer();
    const off = within(viewer)
      .getAllByRole('button')
      .filter((button) => button.hasAttribute('disabled'));
    await expect(off.length).toBeGreaterThanOrEqual(2);
    await expect(await within(viewer).findByRole('link')).toBeVisible();
  },
};
/** One that could not be fetched: words in its place, and a button. */
export const Missing: Story = { render: () => <Photos initiallyOpen="missing" />, play: shown };
export const OnlyOne: Story = { render: () => <Photos initiallyOpen="open-1" only />, play: shown };
/** By keyboard alone: open, next, zoom, close; focus returns to the photo in the page. */
export const Keyboard: Story = {
  render: () => <Photos />,
  play: async ({ canvasElement }) => {
    const tiles = within(canvasElement).getAllByRole('button');
    await userEvent.tab();
    await expect(tiles[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const viewer = await findViewer();
    await expect(position(viewer)).toMatch(/^1/);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(position(viewer)).toMatch(/^2/), { timeout: 3000 });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 3000 });
    await expect(tiles[0]).toHaveFocus();
  },
};
/** Plus and minus on an open photo. */
export const KeyboardZoom: Story = {
  render: () => <Photos initiallyOpen="open-1" />,
  play: async () => {
    const viewer = await findViewer();
    const scale = (): number => {
      const wrapper = viewer.querySelector('.yarl__slide_current .yarl__slide_wrapper');
      return wrapper ? new DOMMatrix(getComputedStyle(wrapper).transform).a : 1;
    };
    await waitFor(() => expect(within(viewer).getAllByRole('button')[0]).toBeEnabled(), { timeout: 3000 });
    await userEvent.keyboard('+');
    await waitFor(() => expect(scale()).toBeGreaterThan(1.2), { timeout: 3000 });
    await userEvent.keyboard('-');
    await waitFor(() => expect(scale()).toBeLessThan(1.1), { timeout: 3000 });
  },
};
export const LongestGerman: Story = {
  render: () => <Photos initiallyOpen="locked" fictional />,
  play: shown,
  globals: { locale: 'de' },
};
export const MissingLargest: Story = {
  render: () => <Photos initiallyOpen="missing" fictional />,
  play: shown,
  globals: { locale: 'de', textSize: '200' },
};
export const LongestFinnish: Story = {
  render: () => <Photos initiallyOpen="locked" fictional />,
  play: shown,
  globals: { locale: 'fi', textSize: '200' },
};
