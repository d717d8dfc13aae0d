/** Longer than an act takes on a bad line; in milliseconds. */
const longestMs = 20_000;

/**
 * When a row goes from its list, the focus that was in it goes to the next row, else to the one before, else to the heading of
 * the screen, and never back to the beginning of the page. Where it has gone elsewhere meanwhile it is left.
 */
export const keepFocusNear = (row: Element | null | undefined): void => {
  if (!row) return;
  const linkIn = (other: Element | null): HTMLElement | null =>
    other?.querySelector<HTMLElement>('a') ?? null;
  const near = [linkIn(row.nextElementSibling), linkIn(row.previousElementSibling)];
  const watch = new MutationObserver(() => {
    if (row.isConnected) return;
    watch.disconnect();
    if (document.activeElement !== document.body) return;
    const place = near.find((link) => link?.isConnected);
    if (place) return place.focus();
    const heading = document.querySelector<HTMLElement>('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), longestMs);
};
