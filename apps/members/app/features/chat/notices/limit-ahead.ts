import type { Settings, User } from '@vesper/contract';
import { limitOf } from '@vesper/domain';

type Limit = ReturnType<typeof limitOf>;

interface NextMessage {
  /** Whether there is a conversation already, whoever began it. */
  readonly hasConversation: boolean;
  /** Credits. */
  readonly cost: number;
}

/**
 * What the next message would be refused with as things stand; null where nothing is in its way. The server judges. Of a
 * member who has not confirmed the address only it knows what may be spent.
 */
export const limitAhead = (
  user: User | null,
  freeConversations: Settings['free_conversations'],
  { hasConversation, cost }: NextMessage,
): Limit => {
  if (user?.status !== 'active') return null;
  const sender = {
    premium: user.paid_user,
    startedConversations: user.started_conversations,
    spendable: user.credits,
  };
  return limitOf({ ...sender, startsConversation: !hasConversation, cost }, { freeConversations });
};

/** What buying helps against. */
export const isLimit = (code: string | null): boolean =>
  code === 'not_enough_credits' || code === 'free_conversation_limit';
