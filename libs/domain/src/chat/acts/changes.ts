import type { ChatContext } from '../chat-types.ts';
import type { ChatMessage } from '../message.ts';
import { type ReactionCode, withReaction } from './reactions.ts';

// What is done with messages that are there, as changes of the context of `chatMachine`.

const changed = (
  { messages }: ChatContext,
  seq: number,
  change: (message: ChatMessage) => Partial<ChatMessage>,
): Pick<ChatContext, 'messages'> => ({
  messages: messages.map((message) => (message.seq === seq ? { ...message, ...change(message) } : message)),
});

/** Taken back by its sender: a line stays, and nobody answers it any more. */
export function afterMessageRemoved(context: ChatContext, seq: number): Partial<ChatContext> {
  return {
    ...changed(context, seq, () => ({ removed: true, kind: 'text', text: '', quote: null, reactions: [] })),
    ...(context.answerTo === seq && { answerTo: null }),
  };
}

export function afterReacted(
  context: ChatContext,
  seq: number,
  memberId: string,
  code: ReactionCode | null,
): Partial<ChatContext> {
  return changed(context, seq, ({ reactions }) => ({ reactions: withReaction(reactions, memberId, code) }));
}
