import { z } from 'zod';
import { message } from './chat.ts';
import { likeEntry } from './likes.ts';
import { id, timestamp } from './schema.ts';

/** What the server says over the live connection. Every frame is one JSON object. */
export const liveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  /** A message in one of the member's conversations, the member's own ones from other devices included. */
  z.object({
    type: z.literal('message'),
    conversation: id,
    other: id,
    message,
    total_unread: z.number().int(),
  }),
  z.object({ type: z.literal('typing'), conversation: id, member: id }),
  /** `member` has read up to `seq`. */
  z.object({ type: z.literal('read'), conversation: id, member: id, seq: z.number().int() }),
  z.object({ type: z.literal('like'), entry: likeEntry, total_new: z.number().int() }),
  z.object({ type: z.literal('chat_removed'), conversation: id }),
  /** Credits, status or premium changed: read the user again. */
  z.object({ type: z.literal('user_changed') }),
  z.object({ type: z.literal('order_changed'), payment_id: id }),
  /** Something may have been missed (a server restarted): read lists and open conversations again. */
  z.object({ type: z.literal('resync'), at: timestamp }),
]);

/**
 * The live connection was opened without a session, or its session has ended. Told as a close and not as a refused
 * handshake, which browsers log as an error and tell scripts nothing of: ask who is here before trying again.
 */
export const sessionEndedCloseCode = 4401;

/** What the browser may say. Anything else ends the connection with code 1008. */
export const liveCommand = z.discriminatedUnion('type', [
  z.object({ type: z.literal('typing'), conversation: id }),
  z.object({ type: z.literal('ping') }),
]);
