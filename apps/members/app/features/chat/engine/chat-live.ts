import type { LiveEvent } from '@vesper/contract';
import type { ChatEvent, ChatSnapshot } from '@vesper/domain';
import type { Session } from '@vesper/session';
import { toChatMessage } from '../first-view/chat-answer.ts';

interface ChatListener {
  readonly send: (event: ChatEvent) => void;
  readonly getSnapshot: () => ChatSnapshot;
}

/** What a frame of the live connection means to this conversation; null when it is about something else. */
const happeningOf = (event: LiveEvent, peerId: string, conversationId: string | null): ChatEvent | null => {
  switch (event.type) {
    case 'message':
      return event.other === peerId
        ? {
            type: 'message.received',
            conversationId: event.conversation,
            message: toChatMessage(event.message),
          }
        : null;
    case 'typing':
      return event.member === peerId && event.conversation === conversationId ? { type: 'peer.typed' } : null;
    case 'read':
      return event.member === peerId && event.conversation === conversationId
        ? { type: 'peer.read', seq: event.seq }
        : null;
    case 'received':
      return event.member === peerId && event.conversation === conversationId
        ? { type: 'peer.received', seq: event.seq }
        : null;
    case 'message_removed':
      return event.conversation === conversationId ? { type: 'message.removed', seq: event.seq } : null;
    // Told besides of a conversation that is known: it says why, so that no answer is waited for.
    case 'member_gone':
      return event.member === peerId
        ? { type: 'contact.ended', code: event.own ? 'blocked_by_you' : 'blocked_by_member' }
        : null;
    case 'member_back':
      return event.member === peerId && !event.apart ? { type: 'contact.resumed' } : null;
    case 'chat_removed':
      if (event.conversation !== conversationId) return null;
      // It is known why: nothing is asked that would be refused.
      return event.blocked
        ? { type: 'contact.ended', code: 'blocked_by_you' }
        : { type: 'conversation.removed' };
    case 'reaction':
      return event.conversation === conversationId
        ? { type: 'message.reacted', seq: event.seq, memberId: event.member, code: event.code }
        : null;
    // The connection is new or the server restarted: something may have been missed.
    case 'ready':
    case 'resync':
      return { type: 'connection.restored' };
    default:
      return null;
  }
};

/**
 * Tells the conversation of everything that reaches the page by the session. Answers how to stop.
 * @param onLeft the member has blocked the other one, on whatever page
 */
export const followSession = (
  session: Session,
  chat: ChatListener,
  peerId: string,
  onLeft: () => void,
): (() => void) => {
  let known = session.getSnapshot();
  if (!known.online) chat.send({ type: 'connection.lost' });

  const stopLive = session.onLive((event) => {
    const { conversationId } = chat.getSnapshot().context;
    if (event.type === 'member_gone' && event.member === peerId && event.own) onLeft();
    // A message that waits for its sender's confirmation has no number yet.
    if (event.type === 'message' && event.message.seq === 0) return;
    const happening = happeningOf(event, peerId, conversationId);
    if (happening) chat.send(happening);
  });

  const stopState = session.subscribe(() => {
    const before = known;
    known = session.getSnapshot();
    if (before.online !== known.online)
      chat.send(known.online ? { type: 'connection.restored' } : { type: 'connection.lost' });
    const { user } = known;
    if (user && (user.credits !== before.user?.credits || user.paid_user !== before.user?.paid_user)) {
      chat.send({ type: 'membership.changed', premium: user.paid_user, credits: user.credits });
    }
    // Without a live connection the polled list is the first to know of a new message.
    if (known.connection !== 'live' && known.chats !== before.chats) {
      const { conversationId, messages } = chat.getSnapshot().context;
      const entry = known.chats?.find(({ conversation, profile }) =>
        conversationId === null ? profile.id === peerId : conversation.id === conversationId,
      );
      if (entry && entry.conversation.last_seq > (messages.at(-1)?.seq ?? 0))
        chat.send({ type: 'connection.restored' });
    }
  });

  return () => {
    stopLive();
    stopState();
  };
};
