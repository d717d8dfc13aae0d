import { useState } from 'react';

/** What is done with one of the own photos: moved a place, made the main one, removed. */
export type PhotoAct = 'move' | 'main' | 'remove';

interface Placed {
  readonly id: string;
  readonly main: boolean;
}

/** What is said of the act that was done last. */
export interface Said {
  readonly act: PhotoAct;
  /** Where the photo stands now, from 1. */
  readonly number: number;
  readonly total: number;
}

interface Begun {
  readonly act: PhotoAct;
  readonly id: string;
  /** Its place when it was pressed, from 0. */
  readonly from: number;
  /** Null until it is done; then what is said, and of which photos it is true. */
  readonly done: { readonly said: Said; readonly of: string } | null;
}

/** Whether these are the same photos in the same order, and the main one too. */
const markOf = (photos: readonly Placed[]): string =>
  photos.map(({ id, main }) => (main ? `*${id}` : id)).join();

const isDone = ({ act, from }: Begun, index: number, photo: Placed | undefined): boolean => {
  if (act === 'remove') return photo === undefined;
  return act === 'main' ? photo?.main === true : photo !== undefined && index !== from;
};

/**
 * What was done last with the photos, to be said once it is seen to be done: each act takes the place of what the one before said, and
 * so does whatever else happens to the photos, which would make it untrue.
 */
export const useLastAct = (photos: readonly Placed[]) => {
  const [begun, setBegun] = useState<Begun | null>(null);
  // How many have been begun so far, for what is said elsewhere of another act to give way.
  const [acts, setActs] = useState(0);
  const mark = markOf(photos);
  const index = photos.findIndex(({ id }) => id === begun?.id);
  if (begun?.done && begun.done.of !== mark) setBegun(null);
  else if (begun && !begun.done && isDone(begun, index, photos[index])) {
    const said = { act: begun.act, number: index + 1, total: photos.length };
    setBegun({ ...begun, done: { said, of: mark } });
  }
  return {
    said: begun?.done?.said ?? null,
    acts,
    onAct: (act: PhotoAct, id: string, from: number): void => {
      setBegun({ act, id, from, done: null });
      setActs((count) => count + 1);
    },
  };
};
