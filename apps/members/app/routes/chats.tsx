import '@vesper/ui/brand/evening-ground.scss';
import '../features/chat/chat.scss';
import { loadTexts } from '@vesper/i18n/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Route } from './+types/chats.ts';
import { ChatList } from '../features/chat/list/chat-list.tsx';
import { ChatsPlace } from '../features/chat/list/chats-place.tsx';
import { readChatPage } from '../features/chat/list/chat-page.ts';
import { chatMessages } from '../features/chat/messages.ts';
import { membersContext } from '../load-context.ts';
import { ScreenNotice } from '../frame/later/alerts.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { throwRefusal } from '../parts/requests/thrown-refusal.ts';

export const handle = { texts: ['chat', 'chat-gift', 'chat-photo', 'chat-list'] };
await loadTexts(...handle.texts);

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { api } = context.get(membersContext);
  return { page: await readChatPage(api, url.searchParams.get('cursor')).catch(throwRefusal) };
};

export default function Chats({ loaderData }: Route.ComponentProps) {
  const intl = useIntl();
  const { page } = loaderData;
  const hasSome = page.chats.length + page.waiting.length > 0;
  return (
    <div className={hasSome ? 'container screen chats-screen' : 'container screen'}>
      <PageTitle>{intl.formatMessage(chatMessages.title)}</PageTitle>
      <div className="chats">
        <div className="chats__pane">
          <h1 className="screen-title">
            <FormattedMessage {...chatMessages.title} />
          </h1>
          <ChatList first={page} />
        </div>
        {hasSome ? <ChatsPlace page={page} /> : null}
      </div>
      <ScreenNotice />
    </div>
  );
}
