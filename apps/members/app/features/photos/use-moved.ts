import { useState } from 'react';

interface Moved {
  readonly id: string;
  /** Its place when it was pressed, from 0. */
  readonly from: number;
  /** The place it came to, from 1; null until it is there. */
  readonly number: number | null;
}

/** The place that the photo moved last has come to, to be said; null until it is there. */
export const useMoved = (photos: readonly { readonly id: string }[]) => {
  const [moved, setMoved] = useState<Moved | null>(null);
  const index = photos.findIndex(({ id }) => id === moved?.id);
  // Kept as it was said: what happens to other photos after it is no move of this one.
  if (moved && moved.number === null && index >= 0 && index !== moved.from)
    setMoved({ ...moved, number: index + 1 });
  return {
    number: moved?.number ?? null,
    onMove: (id: string, from: number): void => setMoved({ id, from, number: null }),
  };
};
