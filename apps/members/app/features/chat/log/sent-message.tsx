import type { MemberCard } from '@vesper/contract';
import type { ChatMessage } from '@vesper/domain';
import { MessageBubble } from '@vesper/ui';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { useFormatTime } from '../../../parts/time/local-time.tsx';
import { useMessageText } from './message-text.ts';
import { chatMessages } from '../messages.ts';

const clockFormat = { hour: '2-digit', minute: '2-digit' } as const;

export interface SentMessageProps {
  readonly message: ChatMessage;
  readonly peer: MemberCard;
  /** The other member has seen it. */
  readonly isRead: boolean;
}

/** A message of the conversation, of either side. */
export const SentMessage = memo(({ message, peer, isRead }: SentMessageProps) => {
  const intl = useIntl();
  const format = useFormatTime();
  const textOf = useMessageText();
  const isOwn = message.senderId !== peer.id;
  return (
    <MessageBubble
      own={isOwn}
      senderLabel={
        isOwn
          ? intl.formatMessage(chatMessages.fromYou)
          : intl.formatMessage(chatMessages.fromOther, { name: peer.name })
      }
      time={format(message.sentAt, clockFormat)}
      dateTime={message.sentAt}
      {...(isOwn && {
        state: isRead ? ('read' as const) : ('delivered' as const),
        stateLabel: intl.formatMessage(isRead ? chatMessages.stateRead : chatMessages.stateSent),
      })}
    >
      {textOf(message)}
    </MessageBubble>
  );
});
SentMessage.displayName = 'SentMessage';
