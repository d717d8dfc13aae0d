import type { ChatEntry } from '@vesper/contract';
import { badgeCount } from '@vesper/domain';
import { useSession, useSessionHandle } from '@vesper/session';
import { Avatar, Badge, EmptyState, FictionalMark, GoldBadge, KitLink, LinkButton } from '@vesper/ui';
import { MessageCircle } from 'lucide-react';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFictionalLabel } from '../../../frame/fictional-label.ts';
import { frameMessages } from '../../../frame/messages.ts';
import { usePictures } from '../../../frame/picture.ts';
import { GrowingListFoot } from '../../../parts/growing-list/growing-list-foot.tsx';
import { useGrowingList } from '../../../parts/growing-list/use-growing-list.ts';
import { type ChatPage, readChatPage } from './chat-page.ts';
import { chatMessages } from '../messages.ts';
import { RelativeTime } from './relative-time.tsx';
import { useNamed } from '../use-peer-name.ts';

const useLastText = () => {
  const intl = useIntl();
  return ({ conversation: { last_message: last }, profile }: ChatEntry): string => {
    if (!last) return '';
    const text =
      last.kind === 'text'
        ? last.text
        : intl.formatMessage(last.kind === 'photo' ? chatMessages.photo : chatMessages.gift);
    return last.sender === profile.id ? text : intl.formatMessage(chatMessages.ownLast, { text });
  };
};

const ChatRow = ({ entry, nowMs }: { readonly entry: ChatEntry; readonly nowMs: number }) => {
  const intl = useIntl();
  const fictionalLabel = useFictionalLabel();
  const { thumb } = usePictures();
  const lastText = useLastText();
  const { conversation, num_unread_messages: unread } = entry;
  const profile = useNamed()(entry.profile);
  return (
    <KitLink
      href={`/chats/${conversation.id}`}
      className={unread > 0 ? 'chat-row chat-row--unread' : 'chat-row'}
    >
      <Avatar
        picture={thumb(profile.main_image)}
        alt=""
        online={profile.online}
        badge={profile.premium ? <GoldBadge label={intl.formatMessage(frameMessages.premiumMember)} /> : null}
      />
      <span className="chat-row__text">
        <span className="chat-row__name">{profile.name}</span>
        {profile.fictional ? (
          <FictionalMark
            label={fictionalLabel}
            automaticLabel={profile.automatic ? intl.formatMessage(frameMessages.automatic) : undefined}
          />
        ) : null}
        <span className="chat-row__last">{lastText(entry)}</span>
      </span>
      <span className="chat-row__end">
        {conversation.last_message ? (
          <RelativeTime value={conversation.last_message.sent_at} firstNowMs={nowMs} />
        ) : null}
        {unread > 0 ? (
          <Badge label={intl.formatMessage(chatMessages.unread, { count: unread })}>
            {badgeCount(unread)}
          </Badge>
        ) : null}
      </span>
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

/** The conversations, newest first; the newest page is the session's, so it stays live. */
export const ChatList = ({ first }: { readonly first: ChatPage }) => {
  const session = useSessionHandle();
  const live = useSession((state) => state.chats);
  const intl = useIntl();
  const list = useGrowingList(first, readChatPage);

  useEffect(() => {
    if (session.getSnapshot().chats === null) session.update({ chats: first.chats });
  }, [session, first]);

  const newest = live ?? first.chats;
  const known = new Set(newest.map(({ conversation }) => conversation.id));
  const later = list.pages
    .slice(1)
    .flatMap(({ chats }) => chats)
    .filter(({ conversation }) => !known.has(conversation.id));
  const entries = [...newest, ...later];
  if (newest.length === 0) return <NoChats />;
  return (
    <div className="stack">
      <ul className="chat-list">
        {entries.map((entry) => (
          <li key={entry.conversation.id}>
            <ChatRow entry={entry} nowMs={first.nowMs} />
          </li>
        ))}
      </ul>
      <GrowingListFoot
        list={list}
        hrefOf={(cursor) => `/chats?${new URLSearchParams({ cursor }).toString()}`}
        shownText={intl.formatMessage(chatMessages.shown, { count: entries.length })}
        moreLabel={intl.formatMessage(chatMessages.more)}
        endText={intl.formatMessage(chatMessages.end)}
      />
    </div>
  );
};
