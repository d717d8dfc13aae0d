import type { ChatEntry, LiveEvent } from '@vesper/contract';
import type { SessionState } from '../session-state.ts';

/** What a live event does to the state, and what has to be read again because the event does not carry it. */
export interface LiveConsequence {
  readonly change: Partial<SessionState>;
  readonly reload: readonly ('lists' | 'user')[];
}

const none: LiveConsequence = { change: {}, reload: [] };

const withMessage = (entry: ChatEntry, event: Extract<LiveEvent, { type: 'message' }>): ChatEntry => ({
  ...entry,
  conversation: { ...entry.conversation, last_seq: event.message.seq, last_message: event.message },
  num_unread_messages: entry.num_unread_messages + (event.message.sender === event.other ? 1 : 0),
});

const messageArrived = (
  state: SessionState,
  event: Extract<LiveEvent, { type: 'message' }>,
): LiveConsequence => {
  const known = state.chats?.find((entry) => entry.conversation.id === event.conversation);
  if (!state.chats || !known) {
    const back = broughtBack(state.choices, event.conversation);
    return { change: { totalUnread: event.total_unread, ...back }, reload: ['lists'] };
  }
  // A frame may come twice, after a reconnection say; the seq tells.
  if (event.message.seq !== 0 && event.message.seq <= known.conversation.last_seq) return none;
  const others = state.chats.filter((entry) => entry !== known);
  return {
    change: { totalUnread: event.total_unread, chats: [withMessage(known, event), ...others] },
    reload: [],
  };
};

/** Taken back by its sender: its words leave the list at once; what is unread now is read again with it. */
const messageRemoved = (
  state: SessionState,
  event: Extract<LiveEvent, { type: 'message_removed' }>,
): LiveConsequence => {
  const chats = state.chats?.map((entry) => {
    const { conversation } = entry;
    const { last_message: last } = conversation;
    if (conversation.id !== event.conversation || last?.seq !== event.seq) return entry;
    const removed = { ...last, kind: 'text' as const, text: '', removed: true };
    return { ...entry, conversation: { ...conversation, last_message: removed } };
  });
  return { change: chats ? { chats } : {}, reload: ['lists'] };
};

/** Read by the member, on this page or another one of theirs: the page that has read has told itself before. */
const readByMember = (state: SessionState, event: Extract<LiveEvent, { type: 'read' }>): LiveConsequence => {
  if (event.member !== state.user?.id) return none;
  const entry = state.chats?.find(({ conversation }) => conversation.id === event.conversation);
  // Not the whole of it, or of one that this page does not know: how much is left is read again.
  if (!state.chats || !entry || event.seq < entry.conversation.last_seq)
    return { change: {}, reload: ['lists'] };
  const { num_unread_messages: unread } = entry;
  if (unread === 0) return none;
  const chats = state.chats.map((known) => (known === entry ? { ...known, num_unread_messages: 0 } : known));
  return {
    change: { chats, totalUnread: Math.max(0, state.totalUnread - (entry.muted ? 0 : unread)) },
    reload: [],
  };
};

/** Chosen on this page or another one of the member's: what is put away leaves the list at once, what comes back is read with it. */
const choicesChanged = (
  state: SessionState,
  { conversation: id, archived, muted }: Extract<LiveEvent, { type: 'chat_changed' }>,
): LiveConsequence => {
  const chats = state.chats
    ?.filter(({ conversation }) => !archived || conversation.id !== id)
    .map((entry) => (entry.conversation.id === id ? { ...entry, archived, muted } : entry));
  const choices = { ...state.choices, [id]: { archived, muted } };
  return { change: { choices, ...(chats && { chats }) }, reload: ['lists'] };
};

/** A message brings its conversation back, unless that is muted. */
const broughtBack = (choices: SessionState['choices'], id: string): Pick<SessionState, 'choices'> => {
  const chosen = choices?.[id];
  return chosen?.archived && !chosen.muted
    ? { choices: { ...choices, [id]: { ...chosen, archived: false } } }
    : {};
};

/** Takes one frame of the live connection into the state. Screens hear the frame itself as well. */
export const applyLiveEvent = (state: SessionState, event: LiveEvent): LiveConsequence => {
  switch (event.type) {
    case 'message':
      return messageArrived(state, event);
    case 'like':
      return { change: { totalNewLikes: event.total_new }, reload: ['lists'] };
    case 'read':
      return readByMember(state, event);
    case 'totals':
      // More likes than were known, of which none was told: one that was taken back stands again.
      return {
        change: { totalUnread: event.unread_messages, totalNewLikes: event.new_likes },
        reload: event.new_likes > state.totalNewLikes ? ['lists'] : [],
      };
    case 'message_removed':
      return messageRemoved(state, event);
    case 'chat_removed': {
      const chats = state.chats?.filter((entry) => entry.conversation.id !== event.conversation) ?? null;
      return { change: { chats }, reload: ['lists'] };
    }
    case 'member_gone':
      return { change: { gone: [...state.gone, event.member] }, reload: ['lists'] };
    case 'member_back':
      // Where the other one has blocked as well, they stay away from each other.
      return event.apart
        ? none
        : { change: { gone: state.gone.filter((one) => one !== event.member) }, reload: ['lists'] };
    case 'chat_changed':
      return choicesChanged(state, event);
    case 'user_changed':
    case 'order_changed':
      return { change: {}, reload: ['user'] };
    case 'ready':
      return event.resumed ? none : { change: {}, reload: ['lists', 'user'] };
    case 'resync':
      return { change: {}, reload: ['lists', 'user'] };
    default:
      return none;
  }
};
