import type { MemberCard } from '@vesper/contract';
import type { ChatMessage } from '@vesper/domain';
import { MessageBubble } from '@vesper/ui';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { useFormatTime } from '../../../parts/time/local-time.tsx';
import { MessageFace, senderMessages } from './message-face.tsx';
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
  const labels = senderMessages(message.kind);
  const isOwn = message.senderId !== peer.id;
  return (
    <MessageBubble
      own={isOwn}
      senderLabel={
        isOwn ? intl.formatMessage(labels.you) : intl.formatMessage(labels.other, { name: peer.name })
      }
      time={format(message.sentAt, clockFormat)}
      dateTime={message.sentAt}
      {...(isOwn && {
        state: isRead ? ('read' as const) : ('delivered' as const),
        stateLabel: intl.formatMessage(isRead ? chatMessages.stateRead : chatMessages.stateSent),
      })}
    >
      <MessageFace content={message} />
    </MessageBubble>
  );
});
SentMessage.displayName = 'SentMessage';
