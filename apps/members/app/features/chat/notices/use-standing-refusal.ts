import type { SendRefusal } from '@vesper/domain';
import { useSession } from '@vesper/session';
import { useView } from '../../../parts/engine/use-later-actor.ts';
import type { Chat } from '../engine/use-chat.ts';
import { limitAhead } from './limit-ahead.ts';

const useLimitAhead = (hasConversation: boolean, cost: number): SendRefusal | null => {
  const user = useSession((state) => state.user);
  const freeConversations = useSession((state) => state.settings.free_conversations);
  return limitAhead(user, freeConversations, { hasConversation, cost });
};

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
