import { dateOf } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services/services.ts';
import { readUnread } from '../list-repository.ts';
import { findConversationById, findTypingReceiver, toMessage } from '../repository.ts';
import type { Delivered } from '../deliver.ts';

/**
 * Tells both sides of a message that is stored: the receiver, and the sender's other devices. Never fails: the message
 * is committed, and its sender must hear that. Whoever could not be told is asked to read again.
 */
export const tellDelivered = async (
  services: Pick<Services, 'db' | 'live' | 'log' | 'clock'>,
  delivered: Delivered,
): Promise<void> => {
  try {
    await tell(services, delivered);
  } catch (error) {
    services.log.warn({ err: error }, 'message stored but not told');
    services.live.publish([delivered.receiver, delivered.message.sender], {
      type: 'resync',
      at: dateOf(services.clock).toISOString(),
    });
  }
};

const tell = async (
  services: Pick<Services, 'db' | 'live'>,
  { conversation, message, receiver }: Delivered,
): Promise<void> => {
  for (const [to, other] of [
    [receiver, message.sender],
    [message.sender, receiver],
  ] as const) {
    const unread = await readUnread(services.db, to);
    // On a break by now: its end makes the member's pages read again, and is told after it is committed.
    if (unread.onBreak && (await waits(services.db, to, conversation, message.seq))) continue;
    services.live.publish([to], {
      type: 'message',
      conversation,
      other,
      message: toMessage(message, to),
      total_unread: unread.total,
    });
  }
};

/** Whether a message waits for the end of the break of one of its two members. */
const waits = async (db: Database, member: string, conversation: string, seq: number): Promise<boolean> => {
  const view = await findConversationById(db, member, conversation);
  return view !== undefined && seq > view.last_seq;
};

/**
 * Tells the other member of a conversation that this one is typing: nobody for a stranger's conversation, and nobody on a
 * break, as nothing of what is typed.
 */
export const tellTyping = async (
  services: Pick<Services, 'db' | 'live'>,
  { conversation, from }: { conversation: string; from: string },
): Promise<void> => {
  const to = await findTypingReceiver(services.db, from, conversation);
  if (to !== undefined) services.live.publish([to], { type: 'typing', conversation, member: from });
};
