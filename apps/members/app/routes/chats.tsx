import '@vesper/ui/brand/evening-ground.scss';
import '../features/chat/chat.scss';
import { KitLink } from '@vesper/ui';
import { ArrowLeft } from 'lucide-react';
import { loadTexts } from '@vesper/i18n/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Route } from './+types/chats.ts';
import { ChatList } from '../features/chat/list/chat-list.tsx';
import { ChatsPlace } from '../features/chat/list/chats-place.tsx';
import { readChatPage } from '../features/chat/list/chat-page.ts';
import { listMessages } from '../features/chat/list/list-messages.ts';
import { chatMessages } from '../features/chat/messages.ts';
import { membersContext } from '../load-context.ts';
import { ScreenNotice } from '../frame/later/alerts.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { throwRefusal } from '../parts/requests/thrown-refusal.ts';

export const handle = { texts: ['chat', 'chat-gift', 'chat-photo', 'chat-list'] };
await loadTexts(...handle.texts);

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { api } = context.get(membersContext);
  const isArchive = url.searchParams.get('archived') === '1';
  return { page: await readChatPage(api, url.searchParams.get('cursor'), isArchive).catch(throwRefusal) };
};

export default function Chats({ loaderData }: Route.ComponentProps) {
  const intl = useIntl();
  const { page } = loaderData;
  const { isArchive, archived } = page;
  const hasSome = page.chats.length + page.waiting.length > 0;
  const hasPane = hasSome || (!isArchive && archived.count > 0);
  const title = isArchive ? listMessages.archiveTitle : chatMessages.title;
  return (
    <div className={hasPane ? 'container screen chats-screen' : 'container screen'}>
      <PageTitle>{intl.formatMessage(title)}</PageTitle>
      <div className="chats">
        <div className="chats__pane">
          <div className="chats__head">
            {isArchive ? (
              <KitLink
                href="/chats"
                className="icon-button"
                aria-label={intl.formatMessage(chatMessages.back)}
              >
                <ArrowLeft size={26} aria-hidden="true" />
              </KitLink>
            ) : null}
            <h1 className="screen-title">
              <FormattedMessage {...title} />
            </h1>
          </div>
          <ChatList key={String(isArchive)} first={page} />
        </div>
        {hasPane ? <ChatsPlace page={page} /> : null}
      </div>
      <ScreenNotice />
    </div>
  );
}
