import { z } from 'zod';
import { chatCommands, chatEvents } from './chat/schemas.ts';
import { likesEvents } from './likes/schemas.ts';
import { memberEvents } from './member/schemas.ts';
import { paymentEvents } from './payment/schemas.ts';
import { timestamp } from './schema.ts';

export { crowdedCloseCode, sessionEndedCloseCode } from './live-close-codes.ts';

/** What the server says over the live connection, subject by subject. Every frame is one JSON object. */
export const liveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  ...memberEvents,
  ...likesEvents,
  ...chatEvents,
  ...paymentEvents,
  /** Something may have been missed (a server restarted): read lists and open conversations again. */
  z.object({ type: z.literal('resync'), at: timestamp }),
]);

/**
 * What the browser may say. What has another type is passed over, since a page may be newer than the server that it is
 * connected to; what is no command at all ends the connection with code 1008.
 */
export const liveCommand = z.discriminatedUnion('type', [
  ...chatCommands,
  z.object({ type: z.literal('ping') }),
]);

/** The shape of every command, known or not. */
export const anyLiveCommand = z.object({ type: z.string() });

export type LiveEvent = z.infer<typeof liveEvent>;
export type LiveCommand = z.infer<typeof liveCommand>;
