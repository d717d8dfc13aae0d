import type { MemberCard } from '@vesper/contract';
import type { ChatMessage } from '@vesper/domain';
import { MessageBubble } from '@vesper/ui';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { useFormatTime } from '../../../parts/time/local-time.tsx';
import { MessageFace } from './message-face.tsx';
import { senderMessages } from '../first-view/sender-messages.ts';
import { LaterMessageMore } from '../later-with-engine.tsx';
import { chatMessages } from '../first-view/messages.ts';
import { LaterQuote, LaterReactions } from '../first-view/later-bubble-parts.tsx';

const clockFormat = { hour: '2-digit', minute: '2-digit' } as const;

const reachMessages = {
  sent: chatMessages.stateSent,
  received: chatMessages.stateReceived,
  read: chatMessages.stateRead,
};

export interface SentMessageProps {
  readonly message: ChatMessage;
  readonly peer: MemberCard;
  /** How far it has come: to the server, into a browser of the other member, or before their eyes. */
  readonly reach: 'sent' | 'received' | 'read';
  /** Of own messages in this state the newest: it stands there in words. */
  readonly isStateTold: boolean;
  /** What it answers, where that is on the page. */
  readonly answered: ChatMessage | undefined;
  readonly onQuote: (seq: number) => void;
  /** Opens the menu of what can be done with it; null until that can be. */
  readonly onMore: ((seq: number, button: HTMLElement) => void) | null;
  readonly isReached: boolean;
  readonly isOpen: boolean;
}

/** A message of the conversation, of either side, with the button of its menu beside it. */
export const SentMessage = memo(
  ({ message, peer, reach, isStateTold, answered, onQuote, onMore, isReached, isOpen }: SentMessageProps) => {
    const intl = useIntl();
    const format = useFormatTime();
    const { seq, removed, answerTo, quote, reactions } = message;
    const labels = senderMessages(message.kind);
    const isOwn = message.senderId !== peer.id;
    const mayJump = answered !== undefined || quote !== null;
    return (
      <div className={isOwn ? 'chat-log__row chat-log__row--own' : 'chat-log__row'}>
        <MessageBubble
          own={isOwn}
          removed={removed}
          senderLabel={
            isOwn ? intl.formatMessage(labels.you) : intl.formatMessage(labels.other, { name: peer.name })
          }
          time={format(message.sentAt, clockFormat)}
          dateTime={message.sentAt}
          {...(isOwn &&
            !removed && {
              state: reach,
              stateLabel: intl.formatMessage(reachMessages[reach]),
              isStateShown: isStateTold,
            })}
          quote={
            answerTo === null || removed ? null : (
              <LaterQuote
                answered={answered}
                quote={quote}
                peer={peer}
                onPress={mayJump ? () => onQuote(answerTo) : undefined}
              />
            )
          }
          reactions={reactions.length > 0 ? <LaterReactions reactions={reactions} peer={peer} /> : null}
        >
          {removed ? (
            intl.formatMessage(chatMessages.removed)
          ) : (
            <MessageFace content={message} name={isOwn ? undefined : peer.name} />
          )}
        </MessageBubble>
        {onMore && !(removed && isOwn) ? (
          <LaterMessageMore isReached={isReached} isOpen={isOpen} onOpen={(button) => onMore(seq, button)} />
        ) : null}
      </div>
    );
  },
);
SentMessage.displayName = 'SentMessage';
