import { limitOf, type SendRefusal } from '@vesper/domain';
import { useSession } from '@vesper/session';
import { useView } from '../../parts/engine/use-later-actor.ts';
import type { Chat } from './engine/use-chat.ts';

/**
 * What the next message would be refused with as things stand; null where nothing is in its way. The server judges. Of a
 * member who has not confirmed the address only it knows what may be spent.
 */
const useLimitAhead = (hasConversation: boolean, cost: number): SendRefusal | null => {
  const user = useSession((state) => state.user);
  const freeConversations = useSession((state) => state.settings.free_conversations);
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

export interface StandingRefusal {
  readonly code: string | null;
  /** Nothing has been sent yet: it is known beforehand, and said before anything is written. */
  readonly isAhead: boolean;
}

/** Why writing does not work here: what was refused, or what is known to be refused. `posted` came with a post without script. */
export const useStandingRefusal = (chat: Chat, cost: number, posted?: string): StandingRefusal => {
  const refused = useView(chat, (view) => view.refusal) ?? posted ?? null;
  const hasConversation = useView(chat, (view) => view.conversationId !== null);
  const ahead = useLimitAhead(hasConversation, cost);
  return { code: refused ?? ahead, isAhead: refused === null };
};
