import type { SendContent } from '@vesper/domain';
import { useSession, useUser } from '@vesper/session';
import { useRef, useState } from 'react';
import { newKey } from '../../../../parts/requests/new-key.ts';
import { useView } from '../../../../parts/engine/use-later-actor.ts';
import type { Chat } from '../../engine/use-chat.ts';
import { isLimit, limitAhead } from '../../notices/limit-ahead.ts';

/** What is in the way of sending; known beforehand, or met when Send was pressed. */
interface Held {
  readonly code: string;
  readonly isAhead: boolean;
}

interface ContentSending {
  /** `keep` keeps what goes along with the message, under its key, before the message is on its way. */
  readonly send: (content: SendContent, keep?: (clientId: string) => Promise<void>) => Promise<void>;
  /** The limit that Send was pressed in vain for, or would be; null once nothing is in the way. */
  readonly held: Held | null;
}

/**
 * Sends what is no text, once, and closes where it was chosen. Where something waits for credits already, it all stays; where
 * they will be short it is said beforehand, and what is sent all the same waits in the conversation until they are bought.
 * @param cost credits that sending it takes
 */
export const useSendContent = (chat: Chat, cost: number, onClose: () => void): ContentSending => {
  const user = useUser();
  const freeConversations = useSession((state) => state.settings.free_conversations);
  const hasConversation = useView(chat, ({ conversationId }) => conversationId !== null);
  const limit = useView(chat, ({ refusal }) => (isLimit(refusal) ? refusal : null));
  const [isHeld, setHeld] = useState(false);
  const isSent = useRef(false);
  const code = limit ?? limitAhead(user, freeConversations, { hasConversation, cost });
  const send: ContentSending['send'] = async (content, keep) => {
    // Pressed twice before the sheet is gone, it is one message.
    if (isSent.current) return;
    if (limit !== null) return setHeld(true);
    isSent.current = true;
    onClose();
    const clientId = newKey();
    await keep?.(clientId);
    chat.send({ type: 'content.submitted', clientId, content });
  };
  return { send, held: code === null ? null : { code, isAhead: !isHeld } };
};
