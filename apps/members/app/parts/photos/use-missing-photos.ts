import { useRef, useState } from 'react';
import type { PhotoViewingProps } from './photo-viewing.tsx';

type Photos = PhotoViewingProps['photos'];

/**
 * Reads the photos anew, with addresses that last again. Rejects where that is not possible.
 * @returns how they are shown by now
 */
export type RenewPhotos = () => Promise<Photos>;

interface Open {
  readonly id: string | null;
  readonly photos: Photos;
  /** Addresses that led to nothing. */
  readonly failed: ReadonlySet<string>;
  /** How it came that they are read anew just now: a photo that failed (it still seems to load), or a press. */
  readonly renewing: 'by-itself' | 'by-press' | null;
}

const nothing = { failed: new Set<string>(), renewing: null };

const withFresh = (photos: Photos, fresh: Photos): Photos =>
  photos.map((photo) => fresh.find(({ id }) => id === photo.id) ?? photo);

/**
 * The photos of a viewer as they were when one was pressed: the library would begin anew with others. One whose address leads
 * nowhere (they last for an hour, and a page may stand open for longer) is read anew by itself, once for each time the viewer
 * is opened, so that a store that is away is not asked for ever; from then on by a press only.
 */
export const useMissingPhotos = (renew?: RenewPhotos) => {
  const [opened, setOpened] = useState<Open>({ id: null, photos: [], ...nothing });
  const isRenewed = useRef(false);

  const readAnew = async (renewing: 'by-itself' | 'by-press'): Promise<void> => {
    setOpened((before) => ({ ...before, renewing }));
    // Where they can not be read, the photo says that it is not there.
    const fresh = (await renew?.().catch(() => null)) ?? [];
    setOpened(({ id, photos, failed }) => ({
      id,
      photos: withFresh(photos, fresh),
      // Who presses wants the same address tried again as well.
      failed: renewing === 'by-press' ? nothing.failed : failed,
      renewing: null,
    }));
  };

  const onMissing = (id: string): void => {
    const address = opened.photos.find((photo) => photo.id === id)?.picture.src;
    if (address === undefined) return;
    setOpened((before) => ({ ...before, failed: new Set([...before.failed, address]) }));
    if (!renew || isRenewed.current) return;
    isRenewed.current = true;
    void readAnew('by-itself');
  };

  const { id, photos, failed, renewing } = opened;
  const missing = renewing === 'by-itself' ? [] : photos.filter(({ picture }) => failed.has(picture.src));
  return {
    openedId: id,
    openWith: (pressed: string, shown: Photos): void => {
      isRenewed.current = false;
      setOpened({ id: pressed, photos: shown, ...nothing });
    },
    close: (): void => setOpened((before) => ({ ...before, id: null })),
    viewing: {
      photos,
      openedId: id,
      onMissing,
      missing: missing.map((photo) => photo.id),
      onAgain: renewing === null ? () => void readAnew('by-press') : null,
    },
  };
};
