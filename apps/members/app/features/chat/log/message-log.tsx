import type { MemberCard } from '@vesper/contract';
import type { ChatMessage } from '@vesper/domain';
import { Button, KitLink, TypingDots, space } from '@vesper/ui';
import { useUser } from '@vesper/session';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { machineErrorMessage } from '../../../frame/errors/refusals.ts';
import type { ChatView } from '../engine/chat-view.ts';
import { LaterLatestButton } from './latest/later-latest-button.tsx';
import { LogMessages, logOf } from './log-messages.tsx';
import { useMessageText } from './message-text.ts';
import { chatMessages } from '../messages.ts';
import type { Chat } from '../engine/use-chat.ts';
import { useView } from '../../../parts/engine/use-later-actor.ts';
import { sameFields } from './same-fields.ts';
import { scrollToMessage } from './scroll-to-message.ts';
import { firstUnreadOf, UnreadDivider } from './unread-divider.tsx';
import { useAway } from './use-away.ts';
import { useJump } from './use-jump.ts';
import { useReadMarks } from './use-read-marks.ts';

interface LogProps {
  readonly chat: Chat;
  readonly peer: MemberCard;
  /** Credits a message costs. */
  readonly cost: number;
}

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

/** The conversation so far, laid out from the end, so that the newest show before any script. */
export const MessageLog = ({ chat, peer, cost, children }: LogProps & { readonly children?: ReactNode }) => {
  const intl = useIntl();
  const ownId = useUser()?.id ?? '';
  const log = useRef<HTMLDivElement>(null);
  const view = useView(chat, logOf, sameFields);
  const seen = { newestSeq: view.messages.at(-1)?.seq ?? 0, readSeq: view.readSeq };
  const { jump, found } = useJump(log, { ...view, send: chat.send });
  const firstUnread = useRef(firstUnreadOf(view, peer.id)).current;
  // It opens where one had stopped reading; before any script the newest show.
  useLayoutEffect(() => {
    const divider = log.current?.querySelector('.chat-log__unread');
    if (log.current && divider) scrollToMessage(log.current, divider, 'top');
  }, []);
  const isAway = useAway(log);
  const isUnread = ({ seq, senderId }: ChatMessage): boolean => senderId === peer.id && seq > view.readSeq;
  const unread = isAway ? view.messages.filter(isUnread).length : 0;
  useReadMarks(log, seen, { ready: view.ready, send: chat.send });
  return (
    <div
      className="chat-log"
      ref={log}
      tabIndex={0}
      // What arrives is said by a line of its own, since older messages come into the list as well.
      role="log"
      aria-live="off"
      aria-label={intl.formatMessage(chatMessages.log)}
    >
      {isAway ? <LaterLatestButton chat={chat} log={log} unread={unread} /> : null}
      <div className="chat-log__content">
        {children}
        <LogHead chat={chat} />
        {view.messages.length === 0 && view.outbox.length === 0 ? (
          <p className="chat-log__note chat-log__start">
            <FormattedMessage {...chatMessages.start} values={{ name: peer.name }} />
          </p>
        ) : null}
        <LogMessages
          chat={chat}
          peer={peer}
          cost={cost}
          ownId={ownId}
          view={view}
          found={found}
          onQuote={jump}
          firstUnread={firstUnread}
          divider={<UnreadDivider />}
        />
        {view.typing ? (
          <TypingDots label={intl.formatMessage(chatMessages.typing, { name: peer.name })} />
        ) : null}
        <Arrival messages={view.messages} peer={peer} />
      </div>
    </div>
  );
};
