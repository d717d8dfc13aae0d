import type { CallAnswer, Message } from '@vesper/contract';
import type { ChatLoaded, ChatMessage, MessageContent, MessageQuote } from '@vesper/domain';

export type ChatAnswer = CallAnswer<'chat'>;

const toQuote = ({ sender, ...quote }: NonNullable<Message['quote']>): MessageQuote => ({
  ...quote,
  senderId: sender,
});

/** What a message of the API says, as the domain has it. */
export const contentOf = (message: Message): MessageContent => {
  const { kind } = message;
  if (kind === 'text') return { kind, text: message.text };
  if (kind === 'gift') return { kind, gift: message.gift };
  return kind === 'photo' ? { kind, photo: message.photo } : { kind, voice: message.voice };
};

/** A delivered message of the API as the domain has it. */
export const toChatMessage = (message: Message): ChatMessage => ({
  ...contentOf(message),
  seq: message.seq,
  id: message.id,
  senderId: message.sender,
  sentAt: message.sent_at,
  clientId: message.client_id,
  removed: message.removed,
  answerTo: message.answer_to,
  quote: message.quote && toQuote(message.quote),
  reactions: message.reactions.map(({ member, code }) => ({ memberId: member, code })),
});

export const deliveredOf = (messages: readonly Message[]): ChatMessage[] =>
  messages.filter(({ state }) => state === 'delivered').map(toChatMessage);

/** What the machine is told of a conversation that was read; waiting messages belong to its outbox. */
export const toLoaded = (answer: ChatAnswer): ChatLoaded => ({
  conversationId: answer.conversation?.id ?? null,
  messages: deliveredOf(answer.messages),
  hasOlder: answer.has_older,
  historyHidden: answer.history_hidden,
  readSeq: answer.conversation?.read_seq ?? 0,
  peerReadSeq: answer.conversation?.read_by_other_seq ?? 0,
  peerReceivedSeq: answer.conversation?.received_by_other_seq ?? 0,
  waiting: answer.messages
    .filter(({ state }) => state === 'waiting')
    .map((message) => ({
      clientId: message.client_id ?? message.id,
      content: contentOf(message),
      answerTo: message.answer_to,
    })),
  refusal: null,
});
