import { z } from 'zod';
import { chatCommands, chatEvents } from './chat/schemas.ts';
import { likesEvents } from './likes/schemas.ts';
import { memberEvents } from './member/schemas.ts';
import { paymentEvents } from './payment/schemas.ts';
import { timestamp } from './schema.ts';
import { sessionEvents } from './session/schemas.ts';
import { trustEvents } from './trust/schemas.ts';

export { afterParameter, crowdedCloseCode, sessionEndedCloseCode } from './live-close-codes.ts';

/** What the server says over the live connection, subject by subject. Every frame is one JSON object. */
export const liveEvent = z.discriminatedUnion('type', [
  /**
   * The connection stands, and all that came after the number it was opened (or asked to `resume`) with has been told before
   * this. `number` is the member's last event by now; without `resumed` that could not be told: everything is to be read again.
   * `follows`: the number of the last event that was told, by which a page knows that it has got all of it.
   */
  z.object({
    type: z.literal('ready'),
    number: z.number().int().optional(),
    resumed: z.boolean().optional(),
    follows: z.number().int().optional(),
  }),
  /** The answer to `ping`. `number`: the last event that was told on this connection; absent before the first `ready`. */
  z.object({ type: z.literal('pong'), number: z.number().int().optional() }),
  ...memberEvents,
  ...sessionEvents,
  ...likesEvents,
  ...chatEvents,
  ...paymentEvents,
  ...trustEvents,
  /** Something may have been missed (a server restarted): read lists and open conversations again. */
  z.object({ type: z.literal('resync'), at: timestamp }),
]);

/**
 * What the browser may say. What has another type is passed over, since a page may be newer than the server that it is
 * connected to; what is no command at all ends the connection with code 1008.
 */
export const liveCommand = z.discriminatedUnion('type', [
  ...chatCommands,
  /** Is somebody there? Answered by `pong`, so that a page notices a connection that leads nowhere, and what it has missed. */
  z.object({ type: z.literal('ping') }),
  /** A number was left out: tell all that came after this one again. */
  z.object({ type: z.literal('resume'), after: z.number().int().nonnegative() }),
]);

/** What commands are called, those that have kinds of their own among them. */
export const liveCommandTypes: ReadonlySet<string> = new Set(
  liveCommand.options.map((option) => ('options' in option ? option.options[0] : option).shape.type.value),
);

/** The shape of every command, known or not. */
export const anyLiveCommand = z.object({ type: z.string() });

/**
 * An event on its way: with its number, where it has one. `again`: told once more to a page that has missed it, which may have
 * gaps where something is not to be told any more. `follows`: the number of the one told again before it, or the number that was
 * asked for, so that what is lost on the way is no such gap.
 */
export type LiveFrame = LiveEvent & {
  readonly number?: number;
  readonly again?: true;
  readonly follows?: number;
};
export type LiveEvent = z.infer<typeof liveEvent>;
export type LiveCommand = z.infer<typeof liveCommand>;
