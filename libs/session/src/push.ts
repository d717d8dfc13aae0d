/** Push on this device, loaded where it is asked for: signup and settings. The machine of it is `pushMachine` in the domain. */
export {
  followPushStatus,
  pushStatusHere,
  subscribeToPush,
  unsubscribeFromPush,
} from './push/push-subscription.ts';
export { registerServiceWorker } from './push/service-worker.ts';
