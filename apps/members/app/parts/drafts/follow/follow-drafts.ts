import type { Session } from '@vesper/session';
import { forgetOwn } from '../../../frame/kept-own.ts';
import { dropUnwritten } from '../draft-pause.ts';
import { forgetDraftsOfOthers, writeDraft } from '../draft-store.ts';

/**
 * Forgets what is begun and not sent with its end: all of it when its member logs out or leaves, and when a conversation is gone
 * what was meant for it. A page that never knew who is here (one that is kept, without a connection) forgets nothing. Answers
 * how to stop.
 */
export const followDrafts = (session: Session): (() => void) => {
  let member: string | null = null;
  /** With whom the conversations are: of one that is gone only its id is told. */
  const peers = new Map<string, string>();
  const look = (): void => {
    const { user, chats } = session.getSnapshot();
    if (user && user.id !== member) forgetDraftsOfOthers(user.id);
    else if (!user && member !== null) {
      dropUnwritten(() => true);
      forgetOwn();
    }
    member = user?.id ?? null;
    for (const { conversation, profile } of chats ?? []) peers.set(conversation.id, profile.id);
  };
  look();
  const stopState = session.subscribe(look);
  const stopLive = session.onLive((event) => {
    const peer = event.type === 'chat_removed' ? peers.get(event.conversation) : undefined;
    if (member !== null && peer !== undefined) writeDraft({ owner: member, peer }, '');
  });
  return () => {
    stopState();
    stopLive();
  };
};
