import type { MemberCard } from '@vesper/contract';
import { type ChatMessage, type MessageQuote, quoteText } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { FormattedMessage } from 'react-intl';
import { bubbleMessages } from '../../first-view/bubble-messages.ts';
import { useMessageText } from '../message-text.ts';

await loadTexts('chat-gift', 'chat-photo');

export interface QuoteProps {
  /** What is answered, where it is on the page; it changes with it. */
  readonly answered: ChatMessage | undefined;
  /** What came with the answer; null where its reader may not see what is answered. */
  readonly quote: MessageQuote | null;
  readonly peer: MemberCard;
  /** Leads to what is answered. */
  readonly onPress?: (() => void) | undefined;
}

/** What a message answers, above its words. */
export const Quote = ({ answered, quote, peer, onPress }: QuoteProps) => {
  const textOf = useMessageText();
  const said = answered ?? (quote && { ...quote.content, removed: quote.removed });
  if (!said)
    return (
      <p className="bubble__quote">
        <FormattedMessage {...bubbleMessages.quoteHidden} />
      </p>
    );
  const isOwn = (answered ?? quote)?.senderId !== peer.id;
  const face = (
    <>
      <strong>
        <FormattedMessage
          {...bubbleMessages.quote}
          values={{ who: isOwn ? 'you' : 'other', name: peer.name }}
        />
      </strong>
      <span>{quoteText(textOf(said))}</span>
    </>
  );
  return onPress ? (
    <button type="button" className="bubble__quote" onClick={onPress}>
      {face}
    </button>
  ) : (
    <div className="bubble__quote">{face}</div>
  );
};
