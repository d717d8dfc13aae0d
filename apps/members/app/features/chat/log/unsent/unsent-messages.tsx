import type { MemberCard } from '@vesper/contract';
import { type ChatMessage, maySendAgain, waitsForConnection } from '@vesper/domain';
import type { Chat } from '../../engine/use-chat.ts';
import { isLimit } from '../../notices/limit-ahead.ts';
import { useStandingRefusal } from '../../notices/use-standing-refusal.ts';
import { LaterQuote } from '../../first-view/later-bubble-parts.tsx';
import type { LogView } from '../log-view.ts';
import { UnsentMessage } from './unsent-message.tsx';

export interface UnsentMessagesProps {
  readonly chat: Chat;
  readonly peer: MemberCard;
  /** Credits a message costs. */
  readonly cost: number;
  readonly view: Pick<LogView, 'outbox' | 'mayRetry' | 'mayRecall' | 'isHeld' | 'isOffline'>;
  /** The message of a number, where it is on the page. */
  readonly answeredBy: (seq: number) => ChatMessage | undefined;
}

/** What is not sent yet, after all others. */
export const UnsentMessages = ({ chat, peer, cost, view, answeredBy }: UnsentMessagesProps) => {
  const { code } = useStandingRefusal(chat, cost);
  const isShort = isLimit(code);
  return view.outbox.map((item) => (
    <li key={item.clientId} className={item.state === 'sending' ? 'chat-log__new' : undefined}>
      <UnsentMessage
        item={item}
        name={peer.name}
        quote={
          item.answerTo ? <LaterQuote answered={answeredBy(item.answerTo)} quote={null} peer={peer} /> : null
        }
        mayRetry={view.mayRetry && maySendAgain(item)}
        isOffline={view.isOffline && (item.state === 'sending' || waitsForConnection(item))}
        mayRecall={view.mayRecall && waitsForConnection(item)}
        isShort={isShort && isLimit(item.errorCode)}
        isHeld={view.isHeld}
        send={chat.send}
      />
    </li>
  ));
};
