import type { MessageContent } from '@vesper/domain';
import { useIntl } from 'react-intl';
import { giftMessages } from '../../../parts/chat/gift-messages.ts';
import { mediaNames } from '../../../parts/chat/media-names.ts';
import { useGiftName } from '../../../parts/chat/use-gift-name.ts';
import { chatMessages } from '../first-view/messages.ts';

/** A message in one line: its words; what is no text is named, what was taken back is said to be. */
export const useMessageText = (): ((content: MessageContent & { readonly removed?: boolean }) => string) => {
  const intl = useIntl();
  const giftName = useGiftName();
  return (content) => {
    if (content.removed) return intl.formatMessage(chatMessages.removed);
    if (content.kind === 'text') return content.text;
    if (content.kind === 'gift')
      return intl.formatMessage(giftMessages.named, { gift: giftName(content.gift) });
    return intl.formatMessage(mediaNames[content.kind]);
  };
};
