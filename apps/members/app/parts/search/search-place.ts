/** Where in the history of this tab the search was shown last, and its address; both only as long as the page lives. */
interface SearchPlace {
  readonly index: number;
  readonly address: string;
}

let place: SearchPlace | undefined;

/** The entry of the history that is shown, counted by the router. */
const indexNow = (): number => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : 0;
};

/** Notes that the search is shown at this address (with language prefix). */
export const noteSearch = (address: string): void => {
  place = { index: indexNow(), address };
};

/** Whether the entry before this one is the search that was shown last: going back keeps its list and its place. */
export const isSearchBefore = (): boolean => place !== undefined && indexNow() === place.index + 1;

/** The address of the search that was shown last on this page; undefined where there was none. */
export const lastSearch = (): string | undefined => place?.address;
