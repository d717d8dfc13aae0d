import { scriptUrl } from '../script-url.ts';

/** Bump it when `sw.js` changes its tasks, so that caches between here and the server do not hold the old one (spec §7). */
const serviceWorkerVersion = 1;

/** Registers the worker that shows pushed notices. */
export const registerServiceWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(scriptUrl(`/sw.js?v=${serviceWorkerVersion}`));
