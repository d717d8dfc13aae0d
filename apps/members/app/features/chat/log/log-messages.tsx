import type { MemberCard } from '@vesper/contract';
import type { ChatMessage } from '@vesper/domain';
import { type ReactNode, useRef, useState } from 'react';
import { useFormatTime } from '../../../parts/time/local-time.tsx';
import type { ChatView } from '../engine/chat-view.ts';
import type { Chat } from '../engine/use-chat.ts';
import { isLimit } from '../limit-ahead.ts';
import { LaterScoring, ReceivedHint } from '../safety/hints/later-hint.tsx';
import type { ScoredMessage } from '../safety/hints/use-scored.ts';
import { useStandingRefusal } from '../use-standing-refusal.ts';
import { LaterMessageActs } from './acts/later-message-acts.tsx';
import { stepBetweenMessages } from './acts/message-more.tsx';
import { LaterQuote } from './acts/later-bubble-parts.tsx';
import { SentMessage } from './sent-message.tsx';
import { UnsentMessage } from './unsent-message.tsx';
import { useMessageMenu } from './use-message-menu.ts';

const dayFormat = { weekday: 'long', month: 'long', day: 'numeric' } as const;

/** All that the messages need, so that nothing else (a letter typed below them, say) renders them. */
export const logOf = (view: ChatView) => ({
  conversationId: view.conversationId,
  messages: view.messages,
  outbox: view.outbox,
  readSeq: view.readSeq,
  peerReadSeq: view.peerReadSeq,
  typing: view.typing,
  ready: view.ready,
  isHeld: view.refusal !== null || view.outbox.some(({ state }) => state === 'failed'),
  mayRetry: view.offers.includes('message.retried'),
  mayAnswer: view.offers.includes('draft.changed'),
  mayLoad: view.offers.includes('older.requested'),
  isLoading: view.loadingOlder,
});

export interface LogMessagesProps {
  readonly chat: Chat;
  readonly peer: MemberCard;
  /** Credits a message costs. */
  readonly cost: number;
  readonly ownId: string;
  readonly view: ReturnType<typeof logOf>;
  /** The message that was led to. */
  readonly found: number | null;
  readonly onQuote: (seq: number) => void;
  /** The first one that was not read when the page came, and the line above it. */
  readonly firstUnread: number | null;
  readonly divider: ReactNode;
}

/** What is not sent yet, after all others. */
const UnsentMessages = ({
  chat,
  peer,
  cost,
  view,
  answeredBy,
}: LogMessagesProps & { readonly answeredBy: (seq: number) => ChatMessage | undefined }) => {
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
        mayRetry={view.mayRetry}
        isShort={isShort && isLimit(item.errorCode)}
        isHeld={view.isHeld}
        send={chat.send}
      />
    </li>
  ));
};

const classOf = (isFound: boolean, isNew: boolean): string | undefined => {
  if (isFound) return 'chat-log__found';
  return isNew ? 'chat-log__new' : undefined;
};

/** What the other member has written in words. */
const wordsOf = (messages: readonly ChatMessage[], peer: MemberCard) =>
  messages.flatMap((message) =>
    message.senderId === peer.id && message.kind === 'text' && !message.removed ? [message] : [],
  );

/** The messages, oldest first, with a line for each day, and after them those that are not sent yet. */
export const LogMessages = (props: LogMessagesProps) => {
  const { chat, peer, ownId, view, found, onQuote, firstUnread, divider } = props;
  const { messages, conversationId } = view;
  const format = useFormatTime();
  const { open, anchor, onMore, close } = useMessageMenu();
  const [hinted, setHinted] = useState<ScoredMessage | null>(null);
  const days = messages.map(({ sentAt }) => format(sentAt, dayFormat));
  const bySeq = new Map(messages.map((message) => [message.seq, message]));
  const answeredBy = (seq: number | null | undefined) => (seq ? bySeq.get(seq) : undefined);
  const opened = answeredBy(open);
  const reached = opened?.seq ?? messages.findLast(({ removed }) => !removed)?.seq;
  // What was here when the page came stands still.
  const stood = useRef(messages.at(-1)?.seq ?? 0);
  const isNew = ({ seq, senderId }: ChatMessage) => senderId === peer.id && seq > stood.current;
  return (
    <>
      <ol className="chat-log__messages" onKeyDown={stepBetweenMessages}>
        {messages.map((message, index) => (
          <li
            key={message.seq}
            data-seq={message.seq}
            tabIndex={-1}
            className={classOf(message.seq === found, isNew(message))}
          >
            {message.seq === firstUnread ? divider : null}
            {days[index] === days[index - 1] ? null : <p className="chat-log__day">{days[index]}</p>}
            <SentMessage
              message={message}
              peer={peer}
              isRead={message.seq <= view.peerReadSeq}
              answered={answeredBy(message.answerTo)}
              onQuote={onQuote}
              onMore={view.ready && conversationId ? onMore : null}
              isReached={message.seq === reached}
              isOpen={message.seq === open}
            />
            {message.seq === hinted?.seq ? <ReceivedHint peer={peer} {...hinted} /> : null}
          </li>
        ))}
        <UnsentMessages {...props} answeredBy={answeredBy} />
      </ol>
      {view.ready ? <LaterScoring messages={wordsOf(messages, peer)} onFound={setHinted} /> : null}
      {opened && conversationId ? (
        <LaterMessageActs
          key={opened.seq}
          message={opened}
          conversation={conversationId}
          peer={peer}
          ownId={ownId}
          mayAnswer={view.mayAnswer && !peer.deleted}
          anchor={anchor}
          send={chat.send}
          onClose={close}
        />
      ) : null}
    </>
  );
};
