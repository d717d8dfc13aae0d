import type { Api } from '@vesper/api-client';
import type { PushStatus } from '@vesper/domain';
import { registerServiceWorker } from './service-worker.ts';

const isCapable = (publicKey: string): boolean =>
  publicKey !== '' && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** What the browser says of push on this device. `publicKey` is the site's; without one there is no push. */
export const pushStatusHere = async (publicKey: string): Promise<PushStatus> => {
  if (!isCapable(publicKey)) return 'notCapable';
  if (Notification.permission === 'denied') return 'denied';
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? 'subscribed' : 'unsubscribed';
};

/**
 * Tells whenever the browser may have changed its mind (spec §4): another permission, or the member comes back to the
 * page, perhaps from the browser's settings. Answers how to stop.
 */
export const followPushStatus = (tell: () => void): (() => void) => {
  const stop = new AbortController();
  const { signal } = stop;
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') tell();
  };
  document.addEventListener('visibilitychange', onVisible, { signal });
  // Some browsers cannot be asked for this permission; coming back to the page still tells.
  void navigator.permissions
    ?.query({ name: 'notifications' })
    .then((permission) => permission.addEventListener('change', tell, { signal }))
    .catch(() => {});
  return () => stop.abort();
};

/** The key as the browser wants it: bytes from base64 with the alphabet for addresses. */
const bytesOf = (publicKey: string): Uint8Array<ArrayBuffer> => {
  const binary = atob(publicKey.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
};

/** Asks the browser, then tells the server. Answers `denied` when the browser or the member said no; throws `CallError`. */
export const subscribeToPush = async (api: Api, publicKey: string): Promise<'subscribed' | 'denied'> => {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  await registerServiceWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(publicKey),
  });
  const { endpoint, keys } = subscription.toJSON();
  await api.call('pushSubscribe', {
    body: { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } },
  });
  return 'subscribed';
};

/** Ends push on this device. The server learns it from the push service, which refuses the next notice. */
export const unsubscribeFromPush = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
};
