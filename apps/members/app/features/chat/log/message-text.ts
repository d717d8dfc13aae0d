import type { ChatMessage } from '@vesper/domain';
import { useIntl } from 'react-intl';
import { chatMessages } from '../messages.ts';

/** The words of a message; what is no text is named. */
export const useMessageText = () => {
  const intl = useIntl();
  return ({ kind, text }: Pick<ChatMessage, 'kind' | 'text'>): string =>
    kind === 'text' ? text : intl.formatMessage(kind === 'photo' ? chatMessages.photo : chatMessages.gift);
};
