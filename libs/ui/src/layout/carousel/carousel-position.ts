/** Where an item lies along the strip, in CSS pixels from the strip's start. */
export interface ItemPlace {
  readonly start: number;
  readonly end: number;
}

export interface StripPosition {
  /** Indexes of the first and the last item that can be seen as a whole; of the nearest when none can. */
  readonly first: number;
  readonly last: number;
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

/** Browsers scroll to fractions of pixels: what is cut off by less counts as seen. */
const tolerancePx = 2;

/** What of a strip can be seen. `offset` is how far it is scrolled, `width` how much of it is shown. */
export const positionOf = (
  items: readonly ItemPlace[],
  offset: number,
  width: number,
  fullWidth: number,
): StripPosition => {
  const seen = items.flatMap(({ start, end }, index) =>
    start >= offset - tolerancePx && end <= offset + width + tolerancePx ? [index] : [],
  );
  const distances = items.map(({ start }) => Math.abs(start - offset));
  const nearest = Math.max(0, distances.indexOf(Math.min(...distances)));
  return {
    first: seen[0] ?? nearest,
    last: seen.at(-1) ?? nearest,
    atStart: offset <= tolerancePx,
    atEnd: offset + width >= fullWidth - tolerancePx,
  };
};
