import { type Session, tabStorage } from '@vesper/session';

/** The later pages of lists by the place where they were shown, the place shown last at the end; only as long as the page lives. */
const kept = new Map<string, readonly unknown[]>();

/** So many places are kept: those that somebody still goes back to. */
const mostPlaces = 30;

/** The list that has grown last is the tab's as well: who comes back to it may have loaded another page anew in between. */
const storageName = 'grown-list';
/** A place has no line break in it, and begins with whose it is. */
const headOf = (place: string): string => `${place}\n`;

const storedOf = (place: string): string | null => {
  const stored = tabStorage.get(storageName);
  return stored?.startsWith(headOf(place)) ? stored.slice(headOf(place).length) : null;
};

/** Keeps what a list has grown by at a place. */
export const keepPages = (place: string, pages: readonly unknown[]): void => {
  kept.delete(place);
  if (pages.length > 0) {
    kept.set(place, pages);
    tabStorage.set(storageName, headOf(place) + JSON.stringify(pages));
  } else if (storedOf(place) !== null) tabStorage.remove(storageName);
  const [oldest] = kept.keys();
  if (kept.size > mostPlaces && oldest !== undefined) kept.delete(oldest);
};

/** What a list had grown by when it was left; nothing where it is shown for the first time. */
export const keptPages = <P>(place: string): readonly P[] => {
  const here = kept.get(place);
  if (here) return here as readonly P[];
  return JSON.parse(storedOf(place) ?? '[]') as readonly P[];
};

/** Forgets what others were shown. */
const forgetOthers = (owner: string): void => {
  const isOwn = (place: string): boolean => place.startsWith(`${owner} `);
  for (const place of kept.keys()) if (!isOwn(place)) kept.delete(place);
  if (!isOwn(tabStorage.get(storageName) ?? `${owner} `)) tabStorage.remove(storageName);
};

/** Forgets with the end of somebody's stay whom lists have shown them. Answers how to stop. */
export const followPages = (session: Session): (() => void) => {
  const look = (): void => forgetOthers(session.getSnapshot().user?.id ?? '');
  look();
  return session.subscribe(look);
};
