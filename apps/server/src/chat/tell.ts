import { sql } from 'kysely';
import type { Database } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import { toMessage } from './repository.ts';
import type { Delivered } from './waiting.ts';

/** All unread messages of a member: the number on the badge. */
export const countUnread = async (db: Database, member: string): Promise<number> => {
  const row = await db
    .selectFrom('conversation_members')
    .select(sql<number>`coalesce(sum(unread), 0)::bigint`.as('count'))
    .where('member_id', '=', member)
    .where('hidden', '=', false)
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

/** Tells both sides of a message that is stored: the receiver, and the sender's other devices. */
export const tellDelivered = async (
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
