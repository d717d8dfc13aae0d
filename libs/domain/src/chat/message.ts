export const messageKinds = ['text', 'photo', 'gift'] as const;

export type MessageKind = (typeof messageKinds)[number];

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
};
