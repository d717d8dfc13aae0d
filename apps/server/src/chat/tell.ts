import { dateOf } from '../platform/clock.ts';
import type { Services } from '../platform/services/services.ts';
import { countUnread } from './message-repository.ts';
import { toMessage } from './repository.ts';
import type { Delivered } from './deliver.ts';

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
  ] as const)
    services.live.publish([to], {
      type: 'message',
      conversation,
      other,
      message: toMessage(message, to),
      total_unread: await countUnread(services.db, to),
    });
};
