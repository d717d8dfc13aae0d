import type { Api } from '@vesper/api-client';
import type { SessionState } from '../session-state.ts';
import type { Session } from '../session.ts';

/** All that comes within this time is told in one piece. */
export const gatherMs = 2000;

/** As many as the contract takes at once. */
const mostAtOnce = 50;

/**
 * Tells the server which messages of others this browser has received: by its live connection, or with the list of
 * conversations. Each is told once, all of a while together; over the live connection where there is one. Answers how to stop.
 */
export const tellReceived = (session: Session, api: Api): (() => void) => {
  /** By conversation: what has been told, or is about to be. */
  const known = new Map<string, number>();
  const waiting = new Map<string, number>();
  let whose = session.getSnapshot().user?.id;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (): void => {
    timer = undefined;
    const received = [...waiting].slice(0, mostAtOnce).map(([conversation, seq]) => ({ conversation, seq }));
    for (const { conversation } of received) waiting.delete(conversation);
    if (waiting.size > 0) timer = setTimeout(tell, gatherMs);
    const { connection, user } = session.getSnapshot();
    if (!user || user.id !== whose || received.length === 0) return;
    if (connection === 'live')
      return session.request({ type: 'command.given', command: { type: 'received', received } });
    // Not told now is told with the next message, or by what is read.
    api.call('chatReceived', { body: { received } }).catch(() => undefined);
  };
  const note = (conversation: string, seq: number): void => {
    if (seq <= (known.get(conversation) ?? 0)) return;
    known.set(conversation, seq);
    waiting.set(conversation, seq);
    timer ??= setTimeout(tell, gatherMs);
  };
  const forgetOthers = (): void => {
    const now = session.getSnapshot().user?.id;
    if (now === whose) return;
    whose = now;
    known.clear();
    waiting.clear();
  };

  const stopLive = session.onLive((event) => {
    if (event.type === 'message' && event.message.sender === event.other)
      note(event.conversation, event.message.seq);
  });
  let listed: SessionState['chats'] = null;
  const look = (): void => {
    forgetOthers();
    const { chats } = session.getSnapshot();
    if (chats === listed) return;
    listed = chats;
    for (const { conversation, num_unread_messages: unread } of chats ?? [])
      if (unread > 0) note(conversation.id, conversation.last_seq);
  };
  look();
  const stopLists = session.subscribe(look);
  return () => {
    clearTimeout(timer);
    stopLive();
    stopLists();
  };
};
