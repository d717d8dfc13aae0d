import { useRef, useState } from 'react';
import type { ViewerPhoto } from '@vesper/ui';

type Photos = readonly ViewerPhoto[];

/**
 * Reads the photos anew, with addresses that last again. Rejects where that is not possible.
 * @returns how they are shown by now
 */
export type RenewPhotos = () => Promise<Photos>;

interface Seen {
  /** As they were when the viewer was opened: with others it begins anew. */
  readonly opened: Photos;
  readonly photos: Photos;
  /** Addresses that led to nothing. */
  readonly failed: ReadonlySet<string>;
  /** How it came that they are read anew just now: a photo that failed (it still seems to load), or a press. */
  readonly renewing: 'by-itself' | 'by-press' | null;
}

const atFirst = (opened: Photos): Seen => ({ opened, photos: opened, failed: new Set(), renewing: null });

const withFresh = (photos: Photos, fresh: Photos): Photos =>
  photos.map((photo) => fresh.find(({ id }) => id === photo.id) ?? photo);

/**
 * What of the photos of a viewer does not come. One whose address leads nowhere (they last for an hour, and a page may stand open for
 * longer) is read anew by itself, once for each time the viewer is opened, so that a store that is away is not asked for ever; from then on by
 * a press only.
 */
export const useMissingPhotos = (opened: Photos, renew: RenewPhotos | undefined) => {
  const [state, setState] = useState(() => atFirst(opened));
  const renewed = useRef<Photos | null>(null);
  const now = state.opened === opened ? state : atFirst(opened);

  const readAnew = async (renewing: 'by-itself' | 'by-press', failed: Seen['failed']): Promise<void> => {
    setState({ ...now, failed, renewing });
    // Where they can not be read, the photo says that it is not there.
    const fresh = (await renew?.().catch(() => null)) ?? [];
    setState((seen) =>
      seen.opened === opened
        ? {
            ...seen,
            photos: withFresh(seen.photos, fresh),
            // Who presses wants the same address tried again as well.
            failed: renewing === 'by-press' ? new Set() : seen.failed,
            renewing: null,
          }
        : seen,
    );
  };

  const onMissing = (id: string): void => {
    const address = now.photos.find((photo) => photo.id === id)?.picture.src;
    if (address === undefined) return;
    if (renew && renewed.current !== opened) {
      renewed.current = opened;
      void readAnew('by-itself', new Set([...now.failed, address]));
    } else
      setState((seen) => {
        const before = seen.opened === opened ? seen : atFirst(opened);
        return { ...before, failed: new Set([...before.failed, address]) };
      });
  };

  const { photos, failed, renewing } = now;
  const missing = renewing === 'by-itself' ? [] : photos.filter(({ picture }) => failed.has(picture.src));
  return {
    photos,
    onMissing,
    missing: missing.map((photo) => photo.id),
    onAgain: renewing === null ? () => void readAnew('by-press', failed) : null,
  };
};
