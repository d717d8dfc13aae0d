import type { MemberCard } from '@vesper/contract';
import type { ChatMessage } from '@vesper/domain';
import { type ReactNode, useRef, useState } from 'react';
import { useFormatTime } from '../../../parts/time/local-time.tsx';
import type { Chat } from '../engine/use-chat.ts';
import { LaterMessageActs, LaterReceivedHint, LaterScoring, LaterUnsent } from '../later-with-engine.tsx';
import type { ScoredMessage } from '../safety/hints/use-scored.ts';
import type { LogView } from './log-view.ts';
import { SentMessage } from './sent-message.tsx';
import { useMessageMenu } from './use-message-menu.ts';

const dayFormat = { weekday: 'long', month: 'long', day: 'numeric' } as const;

export interface LogMessagesProps {
  readonly chat: Chat;
  readonly peer: MemberCard;
  /** Credits a message costs. */
  readonly cost: number;
  readonly ownId: string;
  readonly view: LogView;
  /** The message that was led to. */
  readonly found: number | null;
  readonly onQuote: (seq: number) => void;
  /** The first one that was not read when the page came, and the line above it. */
  readonly firstUnread: number | null;
  readonly divider: ReactNode;
}

const classOf = (isFound: boolean, isNew: boolean): string | undefined => {
  if (isFound) return 'chat-log__found';
  return isNew ? 'chat-log__new' : undefined;
};

/** How far an own message has come. */
const reachOf = ({ peerReadSeq, peerReceivedSeq }: LogView, seq: number) => {
  if (seq <= peerReadSeq) return 'read';
  return seq <= peerReceivedSeq ? 'received' : 'sent';
};

/** The newest own message of each state: its state stands there in words. */
const toldOf = (view: LogView, peer: MemberCard) =>
  new Map(
    view.messages.flatMap(({ seq, senderId, removed }) =>
      senderId === peer.id || removed ? [] : [[reachOf(view, seq), seq] as const],
    ),
  );

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
  const told = toldOf(view, peer);
  // What was here when the page came stands still.
  const stood = useRef(messages.at(-1)?.seq ?? 0);
  const isNew = ({ seq, senderId }: ChatMessage) => senderId === peer.id && seq > stood.current;
  return (
    <>
      <ol className="chat-log__messages">
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
              reach={reachOf(view, message.seq)}
              isStateTold={told.get(reachOf(view, message.seq)) === message.seq}
              answered={answeredBy(message.answerTo)}
              onQuote={onQuote}
              onMore={view.ready && conversationId ? onMore : null}
              isReached={message.seq === reached}
              isOpen={message.seq === open}
            />
            {message.seq === hinted?.seq ? <LaterReceivedHint peer={peer} {...hinted} /> : null}
          </li>
        ))}
        {view.outbox.length > 0 ? <LaterUnsent {...props} answeredBy={answeredBy} /> : null}
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
