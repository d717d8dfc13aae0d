import { loadTexts } from '@vesper/i18n/react';
import { useSessionHandle } from '@vesper/session';
import { useEffect, useState } from 'react';
import { EngineFailure } from '../../../frame/start/engine-failure.tsx';
import { browserApi } from '../../../frame/start/browser-api.ts';
import { ChatList } from './chat-list.tsx';
import { ChatListPlace } from './chat-list-place.tsx';
import { type ChatPage, readChatPage } from './chat-page.ts';

await loadTexts('chat-gift', 'chat-photo');

/** The conversations, read by the page itself: it came without them. */
export const LiveChatList = () => {
  const session = useSessionHandle();
  const [page, setPage] = useState<ChatPage | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    const read = async (): Promise<void> => {
      try {
        const first = await readChatPage(await browserApi(session), null);
        if (isWanted) setPage(first);
      } catch {
        if (isWanted) setHasFailed(true);
      }
    };
    void read();
    return () => {
      isWanted = false;
    };
  }, [session, attempt]);
  const retry = (): void => {
    setHasFailed(false);
    setAttempt(attempt + 1);
  };
  if (page) return <ChatList first={page} beside />;
  return hasFailed ? <EngineFailure of={{ hasFailed, retry }} /> : <ChatListPlace />;
};
