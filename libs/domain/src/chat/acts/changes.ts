import type { ChatContext } from '../chat-types.ts';
import type { ChatMessage } from '../message.ts';
import { type ReactionCode, withReaction } from './reactions.ts';

// What is done with messages that are there, as changes of the context of `chatMachine`.

const changed = (
  { messages }: ChatContext,
  seq: number,
  change: (message: ChatMessage) => ChatMessage,
): Pick<ChatContext, 'messages'> => ({
  messages: messages.map((message) => (message.seq === seq ? change(message) : message)),
});

/** Of no kind that has anything beside its words any more. */
const withoutWords = ({ seq, id, senderId, sentAt, clientId, answerTo }: ChatMessage): ChatMessage => ({
  seq,
  id,
  senderId,
  sentAt,
  clientId,
  answerTo,
  kind: 'text',
  text: '',
  removed: true,
  quote: null,
  reactions: [],
});

/** Taken back by its sender: a line stays, and nobody answers it any more. */
export function afterMessageRemoved(context: ChatContext, seq: number): Partial<ChatContext> {
  return {
    ...changed(context, seq, withoutWords),
    ...(context.answerTo === seq && { answerTo: null }),
  };
}

export function afterReacted(
  context: ChatContext,
  seq: number,
  memberId: string,
  code: ReactionCode | null,
): Partial<ChatContext> {
  return changed(context, seq, (message) => ({
    ...message,
    reactions: withReaction(message.reactions, memberId, code),
  }));
}
