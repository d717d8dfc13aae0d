import { KitLink } from '@vesper/ui';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { chatMessages } from '../first-view/messages.ts';
import { ChatListPlace } from './chat-list-place.tsx';
import { LaterChatList } from './later-chat-list.tsx';

/** The conversations beside the open one. Whether there is room for them the style sheet says; elsewhere nothing is loaded. */
export const ChatPane = () => {
  const intl = useIntl();
  const pane = useRef<HTMLElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !pane.current) return;
    const room = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setIsSeen(true);
    });
    room.observe(pane.current);
    return () => room.disconnect();
  }, [isSeen]);
  return (
    <nav ref={pane} className="chat-pane" aria-label={intl.formatMessage(chatMessages.title)}>
      <p className="chat-pane__title">
        <KitLink href="/chats">
          <FormattedMessage {...chatMessages.title} />
        </KitLink>
      </p>
      <div className="chat-pane__list">{isSeen ? <LaterChatList /> : <ChatListPlace />}</div>
    </nav>
  );
};
