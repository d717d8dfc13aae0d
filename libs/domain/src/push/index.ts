export { pushMachine, pushOffers } from './push.machine.ts';
export type { PushControl, PushSnapshot, PushStatus } from './push.machine.ts';
