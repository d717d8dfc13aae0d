import type { MessageContent } from '@vesper/domain';
import { useIntl } from 'react-intl';
import { giftMessages } from '../../../parts/chat/gift-messages.ts';
import { useGiftName } from '../../../parts/chat/gift-face.tsx';

/** A message in one line: its words; what is no text is named. */
export const useMessageText = (): ((content: MessageContent) => string) => {
  const intl = useIntl();
  const giftName = useGiftName();
  return (content) =>
    content.kind === 'text'
      ? content.text
      : intl.formatMessage(giftMessages.named, { gift: giftName(content.gift) });
};
