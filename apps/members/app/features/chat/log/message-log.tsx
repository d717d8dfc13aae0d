import type { MemberCard } from '@vesper/contract';
import { Button, KitLink, TypingDots, space } from '@vesper/ui';
import { type ReactNode, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { machineErrorMessage } from '../../../frame/errors/refusals.ts';
import { useFormatTime } from '../../../parts/time/local-time.tsx';
import type { ChatView } from '../engine/chat-view.ts';
import { useMessageText } from './message-text.ts';
import { chatMessages } from '../messages.ts';
import { SentMessage } from './sent-message.tsx';
import { UnsentMessage } from './unsent-message.tsx';
import type { Chat } from '../engine/use-chat.ts';
import { useView } from '../../../parts/engine/use-later-actor.ts';
import { ReceivedHint } from '../safety/hints/later-hint.tsx';
import { useScoredMessage } from '../safety/hints/use-scored.ts';
import { isLimit } from '../limit-ahead.ts';
import { useStandingRefusal } from '../use-standing-refusal.ts';
import { sameFields } from './same-fields.ts';
import { useReadMarks } from './use-read-marks.ts';

const dayFormat = { weekday: 'long', month: 'long', day: 'numeric' } as const;

interface LogProps {
  readonly chat: Chat;
  readonly peer: MemberCard;
  /** Credits a message costs. */
  readonly cost: number;
}

/** All that the log shows, so that nothing else (a letter typed below it, say) renders it. */
const logOf = (view: ChatView) => ({
  messages: view.messages,
  outbox: view.outbox,
  readSeq: view.readSeq,
  peerReadSeq: view.peerReadSeq,
  typing: view.typing,
  ready: view.ready,
  isHeld: view.refusal !== null || view.outbox.some(({ state }) => state === 'failed'),
  mayRetry: view.offers.includes('message.retried'),
});

const headOf = (view: ChatView) => ({
  isWithheld: view.historyHidden && !view.hasOlder,
  mayLoad: view.offers.includes('older.requested') || view.loadingOlder,
  isLoading: view.loadingOlder,
  errorCode: view.olderErrorCode,
});

/** What arrived since the page was opened is said once; the list itself is no live region, so older messages stay quiet. */
const Arrival = ({ messages, peer }: Pick<ChatView, 'messages'> & Pick<LogProps, 'peer'>) => {
  const textOf = useMessageText();
  const openedAt = useRef(messages.at(-1)?.seq ?? 0);
  const newest = messages.findLast(({ senderId }) => senderId === peer.id);
  return (
    <p className="visually-hidden" role="status">
      {newest && newest.seq > openedAt.current ? (
        <FormattedMessage {...chatMessages.arrived} values={{ name: peer.name, text: textOf(newest) }} />
      ) : null}
    </p>
  );
};

/** What stands above the oldest message. */
const LogHead = ({ chat }: Pick<LogProps, 'chat'>) => {
  const { isWithheld, mayLoad, isLoading, errorCode } = useView(chat, headOf, sameFields);
  return (
    <>
      {isWithheld ? (
        <p className="chat-log__note">
          <FormattedMessage {...chatMessages.hidden} />
          {space}
          <KitLink href="/premium">
            <FormattedMessage {...chatMessages.premium} />
          </KitLink>
        </p>
      ) : null}
      {mayLoad ? (
        <Button
          look="outline"
          className="chat-log__older"
          busy={isLoading}
          onClick={() => chat.send({ type: 'older.requested' })}
        >
          <FormattedMessage {...chatMessages.older} />
        </Button>
      ) : null}
      {errorCode ? (
        <p className="chat-log__note" role="alert">
          <FormattedMessage {...machineErrorMessage(errorCode)} />
        </p>
      ) : null}
    </>
  );
};

/** The messages, oldest first, with a line for each day, and after them those that are not sent yet. */
const LogMessages = ({ chat, peer, cost, view }: LogProps & { readonly view: ReturnType<typeof logOf> }) => {
  const format = useFormatTime();
  const { code } = useStandingRefusal(chat, cost);
  const isShort = isLimit(code);
  const days = view.messages.map(({ sentAt }) => format(sentAt, dayFormat));
  const theirs = view.messages.filter(({ senderId, kind }) => senderId === peer.id && kind === 'text');
  const hinted = useScoredMessage(theirs);
  // What was here when the page came stands still.
  const stood = useRef(view.messages.at(-1)?.seq ?? 0);
  return (
    <ol className="chat-log__messages">
      {view.messages.map((message, index) => (
        <li
          key={message.seq}
          className={
            message.senderId === peer.id && message.seq > stood.current ? 'chat-log__new' : undefined
          }
        >
          {days[index] === days[index - 1] ? null : <p className="chat-log__day">{days[index]}</p>}
          <SentMessage message={message} peer={peer} isRead={message.seq <= view.peerReadSeq} />
          {message.seq === hinted?.seq ? <ReceivedHint peer={peer} {...hinted} /> : null}
        </li>
      ))}
      {view.outbox.map((item) => (
        <li key={item.clientId} className={item.state === 'sending' ? 'chat-log__new' : undefined}>
          <UnsentMessage
            item={item}
            name={peer.name}
            mayRetry={view.mayRetry}
            isShort={isShort && isLimit(item.errorCode)}
            isHeld={view.isHeld}
            send={chat.send}
          />
        </li>
      ))}
    </ol>
  );
};

/** The conversation so far, laid out from the end, so that the newest show before any script. */
export const MessageLog = ({ chat, peer, cost, children }: LogProps & { readonly children?: ReactNode }) => {
  const intl = useIntl();
  const log = useRef<HTMLDivElement>(null);
  const view = useView(chat, logOf, sameFields);
  const seen = { newestSeq: view.messages.at(-1)?.seq ?? 0, readSeq: view.readSeq };
  useReadMarks(log, seen, { ready: view.ready, send: chat.send });
  return (
    <div
      className="chat-log"
      ref={log}
      tabIndex={0}
      role="region"
      aria-label={intl.formatMessage(chatMessages.log)}
    >
      <div className="chat-log__content">
        {children}
        <LogHead chat={chat} />
        {view.messages.length === 0 && view.outbox.length === 0 ? (
          <p className="chat-log__note chat-log__start">
            <FormattedMessage {...chatMessages.start} values={{ name: peer.name }} />
          </p>
        ) : null}
        <LogMessages chat={chat} peer={peer} cost={cost} view={view} />
        {view.typing ? (
          <TypingDots label={intl.formatMessage(chatMessages.typing, { name: peer.name })} />
        ) : null}
        <Arrival messages={view.messages} peer={peer} />
      </div>
    </div>
  );
};
