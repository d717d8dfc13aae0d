import type { Reaction } from './acts/reactions.ts';

export const messageKinds = ['text', 'photo', 'gift', 'voice'] as const;

export type MessageKind = (typeof messageKinds)[number];

/** A photo of a message. Its addresses are the viewer's own; the small one is as large as it stands among messages. */
export type MessagePhoto = {
  id: string;
  filename: string;
  thumb_filename: string;
  width: number;
  height: number;
  /** Its colour on the whole, until it is there: `#rrggbb`. */
  tint?: string | undefined;
};

/** What comes as a file. */
export type MediaKind = Extract<MessageKind, 'photo' | 'voice'>;

/** A voice message. Its address is the viewer's own. */
export type MessageVoice = { id: string; filename: string; seconds: number };

/** What a message says: a kind, and a payload of its kind. */
export type MessageContent =
  | { kind: 'text'; text: string }
  | { kind: 'gift'; gift: string }
  | { kind: 'photo'; photo: MessagePhoto }
  | { kind: 'voice'; voice: MessageVoice };

/** A photo whose file the browser still has, under the key of its message. */
export type UnsentPhoto = { width: number; height: number };

/** A recording that the browser still has, in the same way. */
export type UnsentVoice = { seconds: number };

/** What is sent: as {@link MessageContent}, but for what the server has not seen yet. */
export type SendContent =
  MessageContent | { kind: 'photo'; photo: UnsentPhoto } | { kind: 'voice'; voice: UnsentVoice };

/** The beginning of a message that another one answers. */
export type MessageQuote = { senderId: string; content: MessageContent; removed: boolean };

/** A message of a conversation as both sides see it. */
export type ChatMessage = MessageContent & {
  /** Position in the conversation, from 1, without gaps. */
  seq: number;
  id: string;
  senderId: string;
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
