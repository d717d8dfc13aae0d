/** The lists of people from which a profile is opened and that it leads back to. */
export type PeopleList = 'search' | 'likes' | 'suggestions';

/** The entry of the history that is shown, counted by the router. */
const indexNow = (): number => (history.state as { readonly idx?: number } | null)?.idx ?? 0;

// Both only as long as the page lives.
/** The entry of the history that follows each list where it was shown last. */
const after: { [list in PeopleList]?: number | undefined } = {};
let search: string | undefined;

/** Notes that a list is shown; answers what to do when it is left. */
export const noteList = (list: PeopleList): (() => void) => {
  const next = indexNow() + 1;
  after[list] = next;
  return () => {
    // Left for what was before it: another page takes its place in the history, and what follows that was not opened from the list.
    if (indexNow() !== next) after[list] = undefined;
  };
};

/** The same of the search, at this address (with language prefix). */
export const noteSearch = (address: string): (() => void) => {
  search = address;
  return noteList('search');
};

/** Whether the entry before this one is that list: going back keeps what it had grown by, and its place. */
export const isListBefore = (list: PeopleList): boolean => after[list] === indexNow();

/** The address of the search that was shown last on this page; undefined where there was none. */
export const lastSearch = (): string | undefined => search;
