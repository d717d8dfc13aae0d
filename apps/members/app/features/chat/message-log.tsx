import type { MemberCard } from '@vesper/contract';
import type { ChatEvent, ChatMessage, OutboxItem } from '@vesper/domain';
import { useSession } from '@vesper/session';
import { Button, KitLink, MessageBubble, TypingDots, space } from '@vesper/ui';
import { type ReactNode, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormatTime } from '../../parts/time/local-time.tsx';
import { errorMessage } from '../../frame/errors/refusals.ts';
import type { ChatView } from './chat-view.ts';
import { chatMessages } from './messages.ts';
import { useReadMarks } from './use-read-marks.ts';

/** The domain says "no answer" in its own word; the texts know the calls' one. */
const textCode = (code: string | null): string =>
  code === 'network_error' ? 'network' : (code ?? 'generic');

const dayFormat = { weekday: 'long', month: 'long', day: 'numeric' } as const;
const clockFormat = { hour: '2-digit', minute: '2-digit' } as const;

interface LogProps {
  readonly view: ChatView;
  readonly peer: MemberCard;
  readonly ready: boolean;
  readonly send: (event: ChatEvent) => void;
}

const useMessageText = () => {
  const intl = useIntl();
  return ({ kind, text }: Pick<ChatMessage, 'kind' | 'text'>): string =>
    kind === 'text' ? text : intl.formatMessage(kind === 'photo' ? chatMessages.photo : chatMessages.gift);
};

const Unsent = ({
  item,
  view,
  peer: { name },
  send,
}: { readonly item: OutboxItem } & Omit<LogProps, 'ready'>) => {
  const intl = useIntl();
  const limit = useSession((state) => state.settings.free_conversations);
  const isFailed = item.state === 'failed';
  const state = item.state === 'waiting' ? 'waiting' : isFailed ? 'failed' : 'sending';
  const labels = {
    waiting: () => intl.formatMessage(chatMessages.stateWaiting),
    sending: () => intl.formatMessage(chatMessages.stateSending),
    failed: () =>
      intl.formatMessage(chatMessages.stateFailed, {
        reason: intl.formatMessage(errorMessage(textCode(item.errorCode)), { limit, name }),
      }),
  };
  return (
    <MessageBubble
      own
      senderLabel={intl.formatMessage(chatMessages.fromYou)}
      state={state}
      stateLabel={labels[state]()}
      actions={
        // What waits behind a refused message can be taken back as well.
        isFailed || (item.state === 'queued' && view.refusal !== null) ? (
          <div className="cluster">
            {isFailed && view.offers.includes('message.retried') ? (
              <Button
                look="outline"
                onClick={() => send({ type: 'message.retried', clientId: item.clientId })}
              >
                <FormattedMessage {...chatMessages.retry} />
              </Button>
            ) : null}
            <Button look="quiet" onClick={() => send({ type: 'message.discarded', clientId: item.clientId })}>
              <FormattedMessage {...chatMessages.discard} />
            </Button>
          </div>
        ) : null
      }
    >
      {item.text}
    </MessageBubble>
  );
};

const Sent = ({
  message,
  peer,
  peerReadSeq,
}: {
  readonly message: ChatMessage;
  readonly peer: MemberCard;
  readonly peerReadSeq: number;
}) => {
  const intl = useIntl();
  const format = useFormatTime();
  const textOf = useMessageText();
  const isOwn = message.senderId !== peer.id;
  const isRead = message.seq <= peerReadSeq;
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
};

/** What arrived since the page was opened is said once; the list itself is no live region, so older messages stay quiet. */
const Arrival = ({ view, peer }: Pick<LogProps, 'view' | 'peer'>) => {
  const textOf = useMessageText();
  const openedAt = useRef(view.messages.at(-1)?.seq ?? 0);
  const newest = view.messages.findLast(({ senderId }) => senderId === peer.id);
  return (
    <p className="visually-hidden" role="status">
      {newest && newest.seq > openedAt.current ? (
        <FormattedMessage {...chatMessages.arrived} values={{ name: peer.name, text: textOf(newest) }} />
      ) : null}
    </p>
  );
};

const LogHead = ({ view, send }: Pick<LogProps, 'view' | 'send'>) => (
  <>
    {view.historyHidden && !view.hasOlder ? (
      <p className="chat-log__note">
        <FormattedMessage {...chatMessages.hidden} />
        {space}
        <KitLink href="/premium">
          <FormattedMessage {...chatMessages.premium} />
        </KitLink>
      </p>
    ) : null}
    {view.offers.includes('older.requested') || view.loadingOlder ? (
      <Button
        look="outline"
        className="chat-log__older"
        busy={view.loadingOlder}
        onClick={() => send({ type: 'older.requested' })}
      >
        <FormattedMessage {...chatMessages.older} />
      </Button>
    ) : null}
    {view.olderErrorCode ? (
      <p className="chat-log__note" role="alert">
        <FormattedMessage {...errorMessage(textCode(view.olderErrorCode))} />
      </p>
    ) : null}
  </>
);

/** The messages, oldest first, with a line for each day; laid out from the end, so that the newest show before any script. */
export const MessageLog = ({
  view,
  peer,
  ready,
  send,
  children,
}: LogProps & { readonly children?: ReactNode }) => {
  const intl = useIntl();
  const format = useFormatTime();
  const log = useRef<HTMLDivElement>(null);
  useReadMarks(log, { newestSeq: view.messages.at(-1)?.seq ?? 0, readSeq: view.readSeq }, { ready, send });
  const days = view.messages.map(({ sentAt }) => format(sentAt, dayFormat));
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
        <LogHead view={view} send={send} />
        {view.messages.length === 0 && view.outbox.length === 0 ? (
          <p className="chat-log__note">
            <FormattedMessage {...chatMessages.start} values={{ name: peer.name }} />
          </p>
        ) : null}
        <ol className="chat-log__messages">
          {view.messages.map((message, index) => (
            <li key={message.seq}>
              {days[index] === days[index - 1] ? null : <p className="chat-log__day">{days[index]}</p>}
              <Sent message={message} peer={peer} peerReadSeq={view.peerReadSeq} />
            </li>
          ))}
          {view.outbox.map((item) => (
            <li key={item.clientId}>
              <Unsent item={item} view={view} peer={peer} send={send} />
            </li>
          ))}
        </ol>
        {view.typing ? (
          <TypingDots label={intl.formatMessage(chatMessages.typing, { name: peer.name })} />
        ) : null}
        <Arrival view={view} peer={peer} />
      </div>
    </div>
  );
};
