import type { SendContent } from '@vesper/domain';
import { newKey } from '../../../../parts/requests/new-key.ts';
import { useView } from '../../../../parts/engine/use-later-actor.ts';
import type { Chat } from '../../engine/use-chat.ts';
import { isLimit } from '../../limit-ahead.ts';
import { leadToLimitStep } from '../../limit-step.ts';

/** Sends what is no text, and closes where it was chosen. */
export const useSendContent = (chat: Chat, onClose: () => void): ((content: SendContent) => void) => {
  const isLimited = useView(chat, (view) => isLimit(view.refusal));
  return (content) => {
    onClose();
    // Something waits for credits already: the way on is shown, as for words.
    if (isLimited) setTimeout(leadToLimitStep);
    else chat.send({ type: 'content.submitted', clientId: newKey(), content });
  };
};
