import '@vesper/ui/brand/evening-ground.scss';
import '../features/chat/chat.scss';
import { KitLink } from '@vesper/ui';
import { ArrowLeft } from 'lucide-react';
import { loadTexts } from '@vesper/i18n/react';
import { useIntl } from 'react-intl';
import type { Route } from './+types/chats.ts';
import { ChatList } from '../features/chat/list/chat-list.tsx';
import { ChatsPlace } from '../features/chat/list/chats-place.tsx';
import { readChatPage } from '../features/chat/list/chat-page.ts';
import { listMessages } from '../features/chat/list/list-messages.ts';
import { useHeadingOfPart } from '../features/chat/list/use-heading-of-part.ts';
import { readFoundPage } from '../features/chat/list/search/found-page.ts';
import { ChatSearchForm } from '../features/chat/list/search/search-form.tsx';
import { searchMessages } from '../features/chat/list/search/search-messages.ts';
import { ChatSearchResults } from '../features/chat/list/search/search-results.tsx';
import { chatMessages } from '../features/chat/first-view/messages.ts';
import { membersContext } from '../load-context.ts';
import { ScreenNotice } from '../frame/later/alerts.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { throwListRefusal } from '../parts/requests/thrown-refusal.ts';

export const handle = { texts: ['chat', 'chat-gift', 'chat-photo', 'chat-list', 'chat-search'] };
await loadTexts(...handle.texts);

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { api } = context.get(membersContext);
  const isArchive = url.searchParams.get('archived') === '1';
  const cursor = url.searchParams.get('cursor');
  const q = url.searchParams.get('q')?.trim() ?? '';
  const [page, found] = await Promise.all([
    readChatPage(api, q === '' ? cursor : null, isArchive),
    q === '' ? null : readFoundPage(api, q, cursor),
  ]).catch(throwListRefusal(url));
  return { page, found };
};

export default function Chats({ loaderData }: Route.ComponentProps) {
  const intl = useIntl();
  const { page, found } = loaderData;
  const { isArchive, archived } = page;
  const hasSome = page.chats.length + page.waiting.length > 0;
  const hasPane = hasSome || (!isArchive && archived.count > 0);
  const title = isArchive ? listMessages.archiveTitle : chatMessages.title;
  const isPart = isArchive || found !== null;
  const name = found
    ? intl.formatMessage(searchMessages.title, { words: found.q })
    : intl.formatMessage(title);
  const heading = useHeadingOfPart(found ? found.q : String(isArchive));
  return (
    <div className={hasPane ? 'container screen chats-screen' : 'container screen'}>
      <PageTitle>{name}</PageTitle>
      <div className="chats">
        <div className="chats__pane">
          <div className="chats__head">
            {isPart ? (
              <KitLink
                href="/chats"
                className="icon-button"
                aria-label={intl.formatMessage(chatMessages.back)}
              >
                <ArrowLeft size={26} aria-hidden="true" />
              </KitLink>
            ) : null}
            <h1 className="screen-title" ref={heading} tabIndex={-1}>
              {name}
            </h1>
          </div>
          {hasPane || found ? <ChatSearchForm q={found?.q ?? ''} /> : null}
          {found ? (
            <ChatSearchResults key={found.q} first={found} />
          ) : (
            <ChatList key={String(isArchive)} first={page} />
          )}
        </div>
        {hasPane ? <ChatsPlace page={page} /> : null}
      </div>
      <ScreenNotice />
    </div>
  );
}
