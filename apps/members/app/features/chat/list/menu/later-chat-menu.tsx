import { laterPart } from '../../../../frame/later/later-part.tsx';

/** Comes once the menu in the head of a conversation is opened. */
export const LaterChatMenu = laterPart(async () => (await import('./chat-menu.tsx')).ChatMenu);
