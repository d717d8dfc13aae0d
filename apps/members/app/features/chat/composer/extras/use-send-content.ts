import type { SendContent } from '@vesper/domain';
import { useRef, useState } from 'react';
import { newKey } from '../../../../parts/requests/new-key.ts';
import { useView } from '../../../../parts/engine/use-later-actor.ts';
import type { Chat } from '../../engine/use-chat.ts';
import { isLimit } from '../../limit-ahead.ts';

interface ContentSending {
  /** `keep` keeps what goes along with the message, under its key, before the message is on its way. */
  readonly send: (content: SendContent, keep?: (clientId: string) => Promise<void>) => Promise<void>;
  /** The code of the limit that Send was pressed in vain for; null once nothing is in the way. */
  readonly held: string | null;
}

/** Sends what is no text, once, and closes where it was chosen. Where something waits for credits already, it all stays. */
export const useSendContent = (chat: Chat, onClose: () => void): ContentSending => {
  const limit = useView(chat, ({ refusal }) => (isLimit(refusal) ? refusal : null));
  const [isHeld, setHeld] = useState(false);
  const isSent = useRef(false);
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
  return { send, held: isHeld ? limit : null };
};
