import type { ChatEntry, MemberCard, Message, WaitingChat } from '@vesper/contract';
import type { ChatAnswer } from '../features/chat/first-view/chat-answer.ts';
import { aCard } from './people.ts';

// For tests and stories: what is in the list of conversations, and in one of them.

export const aPeer = aCard('they', { name: 'Grace' });

type OfKind<M extends Message = Message> = M extends Message ? Partial<M> : never;

/** A message of the conversation; words by the other member unless it says otherwise. */
export const aMessage = (seq: number, change: OfKind = {}): Message =>
  ({
    id: `m${seq}`,
    seq,
    sender: 'they',
    kind: 'text',
    text: `message ${seq}`,
    sent_at: `2026-05-01T12:0${seq % 10}:00Z`,
    client_id: null,
    state: 'delivered',
    removed: false,
    answer_to: null,
    quote: null,
    reactions: [],
    ...change,
  }) as Message;

export const aConversation = (messages: readonly Message[] = [], change: Partial<ChatAnswer> = {}) =>
  ({
    conversation: {
      id: 'c1',
      last_seq: messages.at(-1)?.seq ?? 0,
      read_by_other_seq: 0,
      received_by_other_seq: 0,
      read_seq: 0,
    },
    archived: false,
    muted: false,
    profile: aPeer,
    messages,
    has_older: false,
    history_hidden: false,
    message_cost: 1,
    ...change,
  }) as ChatAnswer;

/** A conversation as the list has it; the last word is the other's unless `last` says otherwise. */
export const aChatEntry = (
  id: string,
  profile: MemberCard,
  {
    last = {},
    unread = 0,
    archived = false,
    muted = false,
  }: {
    readonly last?: OfKind;
    readonly unread?: number;
    readonly archived?: boolean;
    readonly muted?: boolean;
  } = {},
): ChatEntry => ({
  conversation: {
    id,
    last_seq: 1,
    read_seq: 1,
    read_by_other_seq: 0,
    received_by_other_seq: 0,
    last_message: aMessage(1, { sender: profile.id, ...last }),
  },
  profile,
  num_unread_messages: unread,
  archived,
  muted,
});

/** A first message that waits until its sender has confirmed the address. */
export const aWaitingChat = (receiver: MemberCard, text = 'Hello Grace'): WaitingChat => ({
  profile: receiver,
  message: aMessage(0, { sender: 'me', text, state: 'waiting', client_id: 'k' }),
});
