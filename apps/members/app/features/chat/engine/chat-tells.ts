import type { Api } from '@vesper/api-client';
import type { Session } from '@vesper/session';

const clearUnread = (session: Session, conversation: string): void => {
  const { chats, totalUnread } = session.getSnapshot();
  const entry = chats?.find((known) => known.conversation.id === conversation);
  if (!chats || !entry || entry.num_unread_messages === 0) return;
  session.update({
    chats: chats.map((known) => (known === entry ? { ...known, num_unread_messages: 0 } : known)),
    totalUnread: Math.max(0, totalUnread - (entry.muted ? 0 : entry.num_unread_messages)),
  });
};

/** Tells the others that somebody types here. */
export const tellTyping = (session: Session, conversation: string | null): void => {
  if (conversation) session.request({ type: 'typing.started', conversation });
};

/** Tells that everything up to `seq` has been read: the page's own counts at once, then the server. */
export const tellRead = (api: Api, session: Session, conversation: string | null, seq: number): void => {
  if (!conversation || seq === 0) return;
  clearUnread(session, conversation);
  if (session.getSnapshot().connection === 'live')
    return session.request({ type: 'command.given', command: { type: 'read', conversation, seq } });
  // Not told now is told with the next message or the next visit.
  api.call('chatRead', { body: { conversation, seq } }).catch(() => undefined);
};

/** Tells the server to forget a message that it may have kept until it is paid. */
export const tellDiscarded = (api: Api, clientId: string): void => {
  // Not told now: the pay page names the message before it goes out, and its tick can be taken away there.
  api.call('chatDiscard', { body: { key: clientId } }).catch(() => undefined);
};
