import type { PhotoMoves } from './own-photo.tsx';

interface Placed {
  readonly id: string;
  readonly main: boolean;
}

/** As others see them: the main photo first, whatever its place. */
export const mainFirst = <P extends Placed>(photos: readonly P[]): readonly P[] => [
  ...photos.filter(({ main }) => main),
  ...photos.filter(({ main }) => !main),
];

/** The orders that a step forward or back of this photo leads to, of photos with the main one first; that one has its place. */
export const movesOf = (photos: readonly Placed[], index: number): PhotoMoves => {
  const ids = photos.map(({ id }) => id);
  const first = photos[0]?.main ? 1 : 0;
  const swapped = (one: number): readonly string[] => [
    ...ids.slice(0, one),
    ...ids.slice(one, one + 2).toReversed(),
    ...ids.slice(one + 2),
  ];
  if (index < first) return { earlier: null, later: null };
  return {
    earlier: index > first ? swapped(index - 1) : null,
    later: index < ids.length - 1 ? swapped(index) : null,
  };
};
