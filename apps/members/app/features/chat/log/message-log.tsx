import type { MemberCard } from '@vesper/contract';
import { Avatar, TypingDots } from '@vesper/ui';
import { useOwnId } from '@vesper/session';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePictures } from '../../../frame/picture.ts';
import type { ChatView } from '../first-view/chat-view.ts';
import { LaterArrival, LaterJump, LaterLogFollowing, LaterLogHead } from '../later-with-engine.tsx';
import { LogMessages } from './log-messages.tsx';
import { logOf } from './log-view.ts';
import { chatMessages } from '../first-view/messages.ts';
import { PlainLatest } from '../without-script/plain-parts.ts';
import type { Chat } from '../engine/use-chat.ts';
import { useView } from '../../../parts/engine/use-later-actor.ts';
import { sameFields } from './same-fields.ts';
import { scrollToMessage } from './scroll-to-message.ts';
import { firstUnreadOf, UnreadDivider } from './unread-divider.tsx';
import { useWanted } from './reading/use-wanted.ts';

interface LogProps {
  readonly chat: Chat;
  readonly peer: MemberCard;
  /** Credits a message costs. */
  readonly cost: number;
}

/** What arrived since the page was opened is said once; the list itself is no live region, so older messages stay quiet. */
const ArrivalLine = ({ messages, peer }: Pick<ChatView, 'messages'> & Pick<LogProps, 'peer'>) => {
  const openedAt = useRef(messages.at(-1)?.seq ?? 0);
  const newest = messages.findLast(({ senderId }) => senderId === peer.id);
  return (
    <p className="visually-hidden" role="status">
      {newest && newest.seq > openedAt.current ? <LaterArrival message={newest} peer={peer} /> : null}
    </p>
  );
};

/** The conversation so far, laid out from the end, so that the newest show before any script. */
export const MessageLog = ({ chat, peer, cost, children }: LogProps & { readonly children?: ReactNode }) => {
  const intl = useIntl();
  const { thumb } = usePictures();
  const ownId = useOwnId() ?? '';
  const log = useRef<HTMLDivElement>(null);
  const view = useView(chat, logOf, sameFields);
  const { wanted, found, jump, onArrived } = useWanted();
  const firstUnread = useRef(firstUnreadOf(view, peer.id)).current;
  // It opens where one had stopped reading; before any script the newest show.
  useLayoutEffect(() => {
    const divider = log.current?.querySelector('.chat-log__unread');
    if (log.current && divider) scrollToMessage(log.current, divider, 'top');
  }, []);
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
      {view.ready ? <LaterLogFollowing chat={chat} log={log} peer={peer} {...view} /> : null}
      {wanted === null ? null : (
        <LaterJump log={log} wanted={wanted} {...view} send={chat.send} onArrived={onArrived} />
      )}
      <div className="chat-log__content">
        {children}
        <LaterLogHead chat={chat} />
        {view.messages.length === 0 && view.outbox.length === 0 && !view.isOver ? (
          <>
            <p className="chat-log__face">
              <Avatar picture={thumb(peer.main_image)} name={peer.name} alt="" size="large" />
            </p>
            <p className="chat-log__note chat-log__start">
              <FormattedMessage {...chatMessages.start} values={{ name: peer.name }} />
            </p>
          </>
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
        <noscript>{PlainLatest ? <PlainLatest /> : null}</noscript>
        {view.typing ? (
          <TypingDots label={intl.formatMessage(chatMessages.typing, { name: peer.name })} />
        ) : null}
        <ArrivalLine messages={view.messages} peer={peer} />
      </div>
    </div>
  );
};
