import type { ChatMessage } from '@vesper/domain';
import { useIntl } from 'react-intl';
import { chatMessages } from '../messages.ts';

/** The words of a message; what is no text is named. */
export const useMessageText = () => {
  const intl = useIntl();
  return ({ kind, text, removed }: Pick<ChatMessage, 'kind' | 'text' | 'removed'>): string => {
    if (removed) return intl.formatMessage(chatMessages.removed);
    return kind === 'text'
      ? text
      : intl.formatMessage(kind === 'photo' ? chatMessages.photo : chatMessages.gift);
  };
};
