import type { ChatEntry, WaitingChat } from '@vesper/contract';
import { useSession, useSessionHandle } from '@vesper/session';
import { EmptyState, LinkButton } from '@vesper/ui';
import { Archive, MessageCircle } from 'lucide-react';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { GrowingListFoot } from '../../../parts/growing-list/growing-list-foot.tsx';
import { useGrowingList } from '../../../parts/growing-list/use-growing-list.ts';
import { LaterRowMenu } from './menu/later-row-menu.tsx';
import { listMessages } from './list-messages.ts';
import { useListed } from './use-listed.ts';
import { ArchiveRow } from './rows/archive-row.tsx';
import { type ChatPage, readChatPage } from './chat-page.ts';
import { ChatRow } from './rows/chat-row.tsx';
import { RowMore, useRowMenu } from './menu/row-more.tsx';

const NoChats = ({ isArchive }: { readonly isArchive: boolean }) => {
  const intl = useIntl();
  if (isArchive)
    return (
      <EmptyState
        title={intl.formatMessage(listMessages.archiveEmptyTitle)}
        icon={<Archive size={44} aria-hidden="true" />}
      >
        <FormattedMessage {...listMessages.archiveEmptyText} />
      </EmptyState>
    );
  return (
    <EmptyState
      title={intl.formatMessage(listMessages.emptyTitle)}
      icon={<MessageCircle size={44} aria-hidden="true" />}
      actions={
        <LinkButton href="/members" look="go">
          <FormattedMessage {...listMessages.emptyAction} />
        </LinkButton>
      }
    >
      <FormattedMessage {...listMessages.emptyText} />
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

interface ChatRowsProps {
  readonly entries: readonly ChatEntry[];
  readonly nowMs: number;
}

/** The conversations, each with the button of its menu. */
const ChatRows = ({ entries, nowMs }: ChatRowsProps) => {
  const { open, anchor, onMore, close } = useRowMenu();
  const opened = entries.find(({ conversation }) => conversation.id === open);
  return (
    <>
      {entries.map(
        ({ conversation: { id, last_message: last }, profile, muted, num_unread_messages: unread }) => (
          <li key={id} className="chat-list__chat">
            <ChatRow
              href={`/chats/${id}`}
              peer={profile}
              last={last}
              unread={unread}
              muted={muted}
              nowMs={nowMs}
            />
            <RowMore peer={profile} isOpen={id === open} onOpen={(button) => onMore(id, button)} />
          </li>
        ),
      )}
      {opened ? (
        <LaterRowMenu
          key={opened.conversation.id}
          conversation={opened.conversation.id}
          name={opened.profile.name}
          known={opened}
          anchor={anchor}
          onClose={close}
        />
      ) : null}
    </>
  );
};

/** Read by the member, so that it stands still: who is listed in the archive is read again when something happens there. */
const useArchiveAgain = (isArchive: boolean): void => {
  const session = useSessionHandle();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isArchive) return undefined;
    return session.onLive(({ type }) => {
      if (type !== 'typing' && type !== 'reaction') void revalidate();
    });
  }, [session, revalidate, isArchive]);
};

const NothingBeside = () => (
  <p className="chat-pane__none text-muted">
    <FormattedMessage {...listMessages.emptyTitle} />
  </p>
);

export interface ChatListProps {
  readonly first: ChatPage;
  /** It stands beside a conversation, which is what matters there: where it is empty it says no more than that. */
  readonly beside?: boolean;
}

/** The conversations, newest first: the usual ones, or those that are put away. */
export const ChatList = ({ first, beside = false }: ChatListProps) => {
  const session = useSessionHandle();
  const archived = useSession((state) => state.archived) ?? first.archived;
  const intl = useIntl();
  const { isArchive } = first;
  const list = useGrowingList(first, (api, cursor) => readChatPage(api, cursor, isArchive));
  useArchiveAgain(isArchive);

  useEffect(() => {
    if (!isArchive && session.getSnapshot().chats === null) session.update({ chats: first.chats });
  }, [session, first, isArchive]);

  const { entries, waiting } = useListed(
    first,
    list.pages.slice(1).flatMap(({ chats }) => chats),
  );
  const hasArchive = !isArchive && archived.count > 0;
  const isEmpty = entries.length + waiting.length === 0;
  if (isEmpty && !hasArchive) return beside ? <NothingBeside /> : <NoChats isArchive={isArchive} />;
  return (
    <div className="stack">
      <ul className="chat-list">
        {hasArchive ? <ArchiveRow {...archived} /> : null}
        <WaitingRows waiting={waiting} nowMs={first.nowMs} />
        <ChatRows entries={entries} nowMs={first.nowMs} />
      </ul>
      {isEmpty && !beside ? <NoChats isArchive={isArchive} /> : null}
      {isEmpty ? null : (
        <GrowingListFoot
          list={list}
          hrefOf={(cursor) =>
            `/chats?${new URLSearchParams({ ...(isArchive && { archived: '1' }), cursor }).toString()}`
          }
          shownText={intl.formatMessage(listMessages.shown, { count: entries.length + waiting.length })}
          moreLabel={intl.formatMessage(listMessages.more)}
          endText={intl.formatMessage(listMessages.end)}
        />
      )}
    </div>
  );
};
