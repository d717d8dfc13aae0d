import type { ChatEntry, MemberCard, Message, WaitingChat } from '@vesper/contract';
import { badgeCount, splitLocale } from '@vesper/domain';
import { useSession, useSessionHandle } from '@vesper/session';
import { Avatar, Badge, EmptyState, FictionalMark, GoldBadge, KitLink, LinkButton } from '@vesper/ui';
import { Clock, MessageCircle } from 'lucide-react';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useFictionalLabel } from '../../../frame/fictional-label.ts';
import { frameMessages } from '../../../frame/messages.ts';
import { usePictures } from '../../../frame/picture.ts';
import { GrowingListFoot } from '../../../parts/growing-list/growing-list-foot.tsx';
import { useGrowingList } from '../../../parts/growing-list/use-growing-list.ts';
import { type ChatPage, readChatPage } from './chat-page.ts';
import { contentOf } from '../engine/chat-answer.ts';
import { useMessageText } from '../log/message-text.ts';
import { chatMessages } from '../messages.ts';
import { RelativeTime } from './relative-time.tsx';
import { useNamed } from '../use-peer-name.ts';

const useLastText = () => {
  const intl = useIntl();
  const textOf = useMessageText();
  return (last: Message | null, peer: MemberCard): string => {
    if (!last) return '';
    const text = last.removed ? intl.formatMessage(chatMessages.removed) : textOf(contentOf(last));
    return last.sender === peer.id ? text : intl.formatMessage(chatMessages.ownLast, { text });
  };
};

interface ChatRowProps {
  readonly href: string;
  readonly peer: MemberCard;
  readonly last: Message | null;
  readonly unread: number;
  readonly nowMs: number;
}

const ChatRow = ({ href, peer, last, unread, nowMs }: ChatRowProps) => {
  const intl = useIntl();
  const fictionalLabel = useFictionalLabel();
  const { thumb } = usePictures();
  const lastText = useLastText();
  const profile = useNamed()(peer);
  const { path } = splitLocale(useLocation().pathname);
  const isOpen = path === href || path === `/members/${peer.id}/chat`;
  return (
    <KitLink
      href={href}
      className={unread > 0 ? 'chat-row chat-row--unread' : 'chat-row'}
      aria-current={isOpen ? 'page' : undefined}
    >
      <Avatar
        picture={thumb(profile.main_image)}
        alt=""
        online={profile.online}
        badge={profile.premium ? <GoldBadge label={intl.formatMessage(frameMessages.premiumMember)} /> : null}
      />
      <span className="chat-row__name">{profile.name}</span>
      {last ? (
        <span className="chat-row__time">
          <RelativeTime value={last.sent_at} firstNowMs={nowMs} />
        </span>
      ) : null}
      {profile.fictional ? (
        <FictionalMark
          label={fictionalLabel}
          automaticLabel={profile.automatic ? intl.formatMessage(frameMessages.automatic) : undefined}
        />
      ) : null}
      <span className="chat-row__line">
        <span className="chat-row__last">{lastText(last, profile)}</span>
        {unread > 0 ? (
          <Badge label={intl.formatMessage(chatMessages.unread, { count: unread })}>
            {badgeCount(unread)}
          </Badge>
        ) : null}
      </span>
      {last?.state === 'waiting' ? (
        <span className="chat-row__waiting">
          <Clock size={18} aria-hidden="true" />
          <FormattedMessage {...chatMessages.stateWaiting} />
        </span>
      ) : null}
    </KitLink>
  );
};

const NoChats = () => {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage(chatMessages.emptyTitle)}
      icon={<MessageCircle size={44} aria-hidden="true" />}
      actions={
        <LinkButton href="/members" look="go">
          <FormattedMessage {...chatMessages.emptyAction} />
        </LinkButton>
      }
    >
      <FormattedMessage {...chatMessages.emptyText} />
    </EmptyState>
  );
};

/** Whom the member has written to before confirming: they stand on top until there is a conversation. */
const WaitingRows = ({
  waiting,
  nowMs,
}: {
  readonly waiting: readonly WaitingChat[];
  readonly nowMs: number;
}) =>
  waiting.map(({ profile, message }) => (
    <li key={profile.id}>
      <ChatRow href={`/members/${profile.id}/chat`} peer={profile} last={message} unread={0} nowMs={nowMs} />
    </li>
  ));

/** The conversations that are known by now: the newest page is the session's, so it stays live. */
const entriesOf = (newest: readonly ChatEntry[], pages: readonly ChatPage[]): readonly ChatEntry[] => {
  const known = new Set(newest.map(({ conversation }) => conversation.id));
  const later = pages
    .slice(1)
    .flatMap(({ chats }) => chats)
    .filter(({ conversation }) => !known.has(conversation.id));
  return [...newest, ...later];
};

export interface ChatListProps {
  readonly first: ChatPage;
  /** It stands beside a conversation, which is what matters there: where it is empty it says nothing. */
  readonly beside?: boolean;
}

/** The conversations, newest first. */
export const ChatList = ({ first, beside = false }: ChatListProps) => {
  const session = useSessionHandle();
  const live = useSession((state) => state.chats);
  const intl = useIntl();
  const list = useGrowingList(first, readChatPage);

  useEffect(() => {
    if (session.getSnapshot().chats === null) session.update({ chats: first.chats });
  }, [session, first]);

  const entries = entriesOf(live ?? first.chats, list.pages);
  const met = new Set(entries.map(({ profile }) => profile.id));
  const waiting = first.waiting.filter(({ profile }) => !met.has(profile.id));
  if (entries.length + waiting.length === 0) return beside ? null : <NoChats />;
  return (
    <div className="stack">
      <ul className="chat-list">
        <WaitingRows waiting={waiting} nowMs={first.nowMs} />
        {entries.map(({ conversation, profile, num_unread_messages: unread }) => (
          <li key={conversation.id}>
            <ChatRow
              href={`/chats/${conversation.id}`}
              peer={profile}
              last={conversation.last_message}
              unread={unread}
              nowMs={first.nowMs}
            />
          </li>
        ))}
      </ul>
      <GrowingListFoot
        list={list}
        hrefOf={(cursor) => `/chats?${new URLSearchParams({ cursor }).toString()}`}
        shownText={intl.formatMessage(chatMessages.shown, { count: entries.length + waiting.length })}
        moreLabel={intl.formatMessage(chatMessages.more)}
        endText={intl.formatMessage(chatMessages.end)}
      />
    </div>
  );
};
