import { callTable } from '@vesper/contract';
import { openLiveSocket } from '../live/shared-socket.ts';
import type { SessionSurroundings } from './session-options.ts';
import { deviceStorage } from '../storage/storage.ts';

const dismissalName = 'time-bonus-dismissed';

/** The surroundings of a page in a real browser. */
export const browserSurroundings = (): SessionSurroundings => ({
  openSocket: openLiveSocket,
  nowMs: () => Date.now(),
  every: (ms, call) => {
    const timer = setInterval(call, ms);
    return () => clearInterval(timer);
  },
  random: Math.random,
  isOnline: () => navigator.onLine,
  watch: ({ network, pushed, hidden }) => {
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener('online', () => network(true), { signal });
    addEventListener('offline', () => network(false), { signal });
    navigator.serviceWorker?.addEventListener('message', pushed, { signal });
    const onVisibility = (): void => {
      if (document.visibilityState === 'hidden') hidden();
    };
    document.addEventListener('visibilitychange', onVisibility, { signal });
    return () => stop.abort();
  },
  tellHidden: () => {
    const empty = new Blob(['{}'], { type: 'application/json' });
    navigator.sendBeacon(callTable.pageHidden.path, empty);
  },
  showBadge: (count) => {
    // Only installed apps have a badge, and not every browser offers one.
    if (!('setAppBadge' in navigator)) return;
    (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
  },
  readDismissal: () => deviceStorage.get(dismissalName) !== null,
  storeDismissal: () => void deviceStorage.set(dismissalName, new Date().toISOString()),
});
