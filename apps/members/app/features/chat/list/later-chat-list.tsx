import { laterPart } from '../../../frame/later/later-part.tsx';
import { ChatListPlace } from './chat-list-place.tsx';

/** Comes once there is room for it beside a conversation. */
export const LaterChatList = laterPart(async () => (await import('./live-chat-list.tsx')).LiveChatList, {
  waiting: <ChatListPlace />,
});
