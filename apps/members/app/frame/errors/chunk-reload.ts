import { tabStorage } from '@vesper/session';
import { isCodeGone } from './code-gone.ts';

/** Spec §9: at most one reload a minute. */
const guardMs = 60_000;
const storageName = 'chunk-reload';

/** Whether the site answers: without it the browser would put a page of its own in the place of ours. */
const isSiteThere = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5000) }).then(
    ({ status }) => status < 500,
    () => false,
  );

const reload = async (): Promise<boolean> => {
  const isSoon = Date.now() - Number(tabStorage.get(storageName) ?? 0) < guardMs;
  // Without a network the page would be gone, and what was typed with it.
  if (isSoon || !navigator.onLine || !(await isSiteThere())) return false;
  // What this page alone remembers would not stop the next one.
  const isKept = tabStorage.set(storageName, String(Date.now()));
  if (isKept) location.reload();
  return isKept;
};

let reloading: Promise<boolean> | undefined;

/**
 * Loads the page anew, unless it did within the last minute, or there is no network or no site.
 * @returns whether it does
 */
const reloadOnce = (): Promise<boolean> => {
  reloading ??= reload().finally(() => (reloading = undefined));
  return reloading;
};

/**
 * A page that is older than the server's files fails to load its next part; loading the page again heals that. Once a
 * minute at most, so that a real fault makes no loop (spec §8).
 */
export const reloadOnStaleChunk = (): void => {
  addEventListener('vite:preloadError', () => void reloadOnce());
  // Of a screen's own code (`load-route-module.ts`).
  addEventListener('vesper:code-gone', (event) => {
    (event as CustomEvent<{ reloads: Promise<boolean> }>).detail.reloads = reloadOnce();
  });
  addEventListener('unhandledrejection', (event) => {
    if (isCodeGone(event.reason)) void reloadOnce();
  });
};
