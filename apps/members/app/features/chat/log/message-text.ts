import type { MessageContent } from '@vesper/domain';
import { useIntl } from 'react-intl';
import { giftMessages } from '../../../parts/chat/gift-messages.ts';
import { photoMessages } from '../../../parts/chat/photo-messages.ts';
import { useGiftName } from '../../../parts/chat/use-gift-name.ts';
import { chatMessages } from '../messages.ts';

/** A message in one line: its words; what is no text is named, what was taken back is said to be. */
export const useMessageText = (): ((content: MessageContent & { readonly removed?: boolean }) => string) => {
  const intl = useIntl();
  const giftName = useGiftName();
  return (content) => {
    if (content.removed) return intl.formatMessage(chatMessages.removed);
    if (content.kind === 'text') return content.text;
    return content.kind === 'gift'
      ? intl.formatMessage(giftMessages.named, { gift: giftName(content.gift) })
      : intl.formatMessage(photoMessages.photo);
  };
};
