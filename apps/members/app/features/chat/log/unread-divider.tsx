import { FormattedMessage } from 'react-intl';
import type { ChatView } from '../first-view/chat-view.ts';
import { chatMessages } from '../first-view/messages.ts';

/** The first message of the other member that is not read, of those that are here; null where all are. */
export const firstUnreadOf = (
  { messages, readSeq }: Pick<ChatView, 'messages' | 'readSeq'>,
  peer: string,
): number | null => messages.find(({ seq, senderId }) => seq > readSeq && senderId === peer)?.seq ?? null;

/** Where one had stopped reading when the page came. */
export const UnreadDivider = () => (
  <p className="chat-log__unread">
    <FormattedMessage {...chatMessages.unreadFrom} />
  </p>
);
