import { type MouseEvent, type RefObject, useEffect } from 'react';

/** The row that was pressed last in a list of rooms, by its address; null before one was. It outlasts the page. */
let pressed: string | null = null;

/** Whether what had the focus has gone out of sight, so that the next Tab would begin at the top of the page. */
const isLost = (): boolean => {
  const active = document.activeElement;
  return active === null || active === document.body || active.getClientRects().length === 0;
};

const rowOf = (place: HTMLElement, href: string): HTMLElement | null =>
  [...place.querySelectorAll<HTMLElement>('.side-nav a')].find((row) => row.getAttribute('href') === href) ??
  null;

/** Gives the focus to what `find` finds, as soon as it is there, unless somebody has put it elsewhere by then. */
const focusSoon = (place: HTMLElement, find: () => HTMLElement | null): (() => void) => {
  const watch = new MutationObserver(() => look());
  const look = (): void => {
    const found = isLost() ? find() : null;
    if (found) {
      if (!found.matches('a')) found.tabIndex = -1;
      found.focus({ preventScroll: true });
    }
    if (found || !isLost()) watch.disconnect();
  };
  watch.observe(place, { childList: true, subtree: true });
  look();
  return () => watch.disconnect();
};

/**
 * Where list and room do not stand side by side, the pressed row goes out of sight with its list: the keyboard goes on at the
 * heading of the room, and back in the list at that row.
 * @returns what the element around both listens to
 */
export const useKeptPlace = (place: RefObject<HTMLElement | null>, open: boolean) => {
  useEffect(() => {
    const element = place.current;
    const href = pressed;
    if (!element || href === null) return undefined;
    return focusSoon(element, () =>
      open ? element.querySelector<HTMLElement>('.rooms__room h1') : rowOf(element, href),
    );
  }, [place, open]);
  return (event: MouseEvent): void => {
    const row = event.target instanceof Element ? event.target.closest('.side-nav a') : null;
    if (row) pressed = row.getAttribute('href');
  };
};
