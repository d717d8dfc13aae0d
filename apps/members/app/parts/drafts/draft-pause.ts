import type { DraftPlace } from './draft-place.ts';

/** So long after the last key a draft is written, in milliseconds: one write for some words, and not one for each letter. */
export const draftPauseMs = 400;

interface Unwritten {
  readonly place: DraftPlace;
  readonly write: () => void;
  readonly stop: () => void;
}

/** One field at a time is written in. */
let unwritten: Unwritten | undefined;

const drop = (): Unwritten | undefined => {
  const dropped = unwritten;
  unwritten = undefined;
  dropped?.stop();
  return dropped;
};

/** Writes at once what waits for a pause: its field or its page is left, and may not come back. */
export const endPause = (): void => drop()?.write();

/** Forgets what waits for a pause, of the places that it names: something newer stands there, or nothing is to. */
export const dropUnwritten = (isDropped: (place: DraftPlace) => boolean): void => {
  if (unwritten && isDropped(unwritten.place)) drop();
};

const endWhenHidden = (): void => {
  if (document.visibilityState === 'hidden') endPause();
};

/** Writes in the next pause; before that when the field, the tab or the page is left. What another place waits for is written now. */
export const writeInPause = (place: DraftPlace, write: () => void): void => {
  dropUnwritten(({ owner, peer }) => owner === place.owner && peer === place.peer);
  endPause();
  const timer = setTimeout(endPause, draftPauseMs);
  addEventListener('pagehide', endPause);
  document.addEventListener('visibilitychange', endWhenHidden);
  document.addEventListener('focusout', endPause);
  const stop = (): void => {
    clearTimeout(timer);
    removeEventListener('pagehide', endPause);
    document.removeEventListener('visibilitychange', endWhenHidden);
    document.removeEventListener('focusout', endPause);
  };
  unwritten = { place, write, stop };
};
