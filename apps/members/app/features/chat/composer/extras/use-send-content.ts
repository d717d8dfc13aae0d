import type { SendContent } from '@vesper/domain';
import { newKey } from '../../../../parts/requests/new-key.ts';
import { useView } from '../../../../parts/engine/use-later-actor.ts';
import type { Chat } from '../../engine/use-chat.ts';
import { isLimit } from '../../limit-ahead.ts';
import { leadToLimitStep } from '../../limit-step.ts';

/** `keep` keeps what goes along with the message, under its key, before the message is on its way. */
type SendThis = (content: SendContent, keep?: (clientId: string) => Promise<void>) => Promise<void>;

/** Sends what is no text, and closes where it was chosen. */
export const useSendContent = (chat: Chat, onClose: () => void): SendThis => {
  const isLimited = useView(chat, (view) => isLimit(view.refusal));
  return async (content, keep) => {
    onClose();
    // Something waits for credits already: the way on is shown, as for words.
    if (isLimited) return void setTimeout(leadToLimitStep);
    const clientId = newKey();
    await keep?.(clientId);
    chat.send({ type: 'content.submitted', clientId, content });
  };
};
