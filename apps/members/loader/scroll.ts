/**
 * Takes a page that is opened once more back to where it was left, before its app has come. It stands in place of the script
 * that React Router writes: where storage is blocked, that one fails in its own answer to the failure, on every page. The app
 * keeps what is read here (`frame/wake/scroll-position.tsx`); it is packed as the loader is, and imports nothing.
 */
try {
  // The router tells the entries of the history apart by this.
  if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '');
  const kept = sessionStorage.getItem('vesper.scroll') ?? '{}';
  const { [history.state.key as string]: top } = JSON.parse(kept) as Record<string, unknown>;
  if (typeof top === 'number') scrollTo(0, top);
} catch {
  // Storage that is blocked or holds something else: the page begins at its top.
}

export {};
