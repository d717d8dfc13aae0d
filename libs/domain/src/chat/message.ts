import type { Reaction } from './acts/reactions.ts';

export const messageKinds = ['text', 'photo', 'gift'] as const;

export type MessageKind = (typeof messageKinds)[number];

/** The beginning of a message that another one answers. */
export type MessageQuote = { senderId: string; kind: MessageKind; text: string; removed: boolean };

/** A message of a conversation as both sides see it. */
export type ChatMessage = {
  /** Position in the conversation, from 1, without gaps. */
  seq: number;
  id: string;
  senderId: string;
  kind: MessageKind;
  /** The words, or the code of the gift, or the id of the photo. */
  text: string;
  /** ISO 8601 in UTC. */
  sentAt: string;
  /** The id that the sender's browser gave it; null when the message came another way. */
  clientId: string | null;
  /** Its sender has taken it back: its words are gone for both. */
  removed: boolean;
  /** The `seq` of the message it answers. */
  answerTo: number | null;
  /** Of what it answers, as far as this member may see that. */
  quote: MessageQuote | null;
  reactions: readonly Reaction[];
};
