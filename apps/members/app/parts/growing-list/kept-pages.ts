/** The later pages of lists by the place where they were shown, the place shown last at the end; only as long as the page lives. */
const kept = new Map<string, readonly unknown[]>();

/** So many places are kept: those that somebody still goes back to. */
const mostPlaces = 30;

/** Keeps what a list has grown by at a place. */
export const keepPages = (place: string, pages: readonly unknown[]): void => {
  kept.delete(place);
  if (pages.length > 0) kept.set(place, pages);
  const [oldest] = kept.keys();
  if (kept.size > mostPlaces && oldest !== undefined) kept.delete(oldest);
};

/** What a list had grown by when it was left; nothing where it is shown for the first time. */
export const keptPages = <P>(place: string): readonly P[] => (kept.get(place) ?? []) as readonly P[];
