import { tabStorage } from '@vesper/session';
import { isCodeGone } from './code-gone.ts';

/** Spec §9: at most one reload a minute. */
const guardMs = 60_000;
const storageName = 'chunk-reload';

/**
 * Loads the page anew, unless it did within the last minute or there is no network.
 * @returns whether it does
 */
const reloadOnce = (): boolean => {
  // Without a network the page would be gone, and what was typed with it.
  if (!navigator.onLine) return false;
  const last = Number(tabStorage.get(storageName) ?? 0);
  if (Date.now() - last < guardMs) return false;
  // What this page alone remembers would not stop the next one.
  if (!tabStorage.set(storageName, String(Date.now()))) return false;
  location.reload();
  return true;
};

/**
 * A page that is older than the server's files fails to load its next part; loading the page again heals that. Once a
 * minute at most, so that a real fault makes no loop (spec §8).
 */
export const reloadOnStaleChunk = (): void => {
  addEventListener('vite:preloadError', reloadOnce);
  // Of a screen's own code (`load-route-module.ts`).
  addEventListener('vesper:code-gone', (event) => {
    if (reloadOnce()) event.preventDefault();
  });
  addEventListener('unhandledrejection', (event) => {
    if (isCodeGone(event.reason)) reloadOnce();
  });
};
