import type { ReactionCode } from './acts/reactions.ts';
import type { MessageList } from './message-list.ts';
import type { MessageCosts } from './content/message-cost.ts';
import type { ChatMessage, SendContent } from './message.ts';
import type { Outbox } from './outbox.ts';
import type { SendRefusal } from './send-decision.ts';

/** The other member of the conversation. */
export type ChatPeer = { id: string; name: string; fictional: boolean };

export type ChatInput = {
  ownId: string;
  peer: ChatPeer;
  /** Null while nothing has been written yet. */
  conversationId: string | null;
  /** In grapheme clusters. */
  messageLength: number;
  /** Of this site; without them every message counts as one credit. */
  costs?: MessageCosts;
  /** Kept from an earlier visit. */
  draft?: string;
  outbox?: Outbox;
};

export type ChatContext = {
  ownId: string;
  peer: ChatPeer;
  conversationId: string | null;
  messageLength: number;
  costs: MessageCosts | null;
  messages: MessageList;
  /** The server has been asked about everything up to here. */
  checkedSeq: number;
  /** Messages may have been missed while there was no connection. */
  stale: boolean;
  hasOlder: boolean;
  /** The server withholds older messages from a free member. */
  historyHidden: boolean;
  outbox: Outbox;
  draft: string;
  /** The `seq` of the message that the draft answers. */
  answerTo: number | null;
  readSeq: number;
  peerReadSeq: number;
  /** What a browser of the other has received; what was read has been received, too. */
  peerReceivedSeq: number;
  /** Why writing does not work just now: the alert that stands above the composer. */
  refusal: SendRefusal | null;
  loadErrorCode: string | null;
  olderErrorCode: string | null;
};

const contactEnds = ['blocked_by_member', 'blocked_by_you', 'member_not_available'] as const;

/** Why there is nothing to be written to the other member any more. */
export type ContactEnd = Extract<SendRefusal, (typeof contactEnds)[number]>;

export type ChatEvent =
  | { type: 'history.retried' }
  | { type: 'older.requested' }
  | { type: 'draft.changed'; text: string }
  /** Sends the draft; the id comes from the app. */
  | { type: 'message.submitted'; clientId: string }
  /** Sends what is no text; the draft stays. */
  | { type: 'content.submitted'; clientId: string; content: SendContent }
  | { type: 'message.retried'; clientId: string }
  | { type: 'message.discarded'; clientId: string }
  /** Not to be sent once there is a connection again: its words go back into the draft. */
  | { type: 'message.recalled'; clientId: string }
  | { type: 'alert.dismissed' }
  /** Messages up to here have been on the screen; see `shouldMarkRead`. */
  | { type: 'messages.seen'; seq: number }
  /** The draft answers this message, or with null none. */
  | { type: 'answer.chosen'; seq: number | null }
  | { type: 'message.removed'; seq: number }
  | { type: 'message.reacted'; seq: number; memberId: string; code: ReactionCode | null }
  | { type: 'message.received'; conversationId: string; message: ChatMessage }
  | { type: 'peer.typed' }
  | { type: 'peer.read'; seq: number }
  | { type: 'peer.received'; seq: number }
  /** Bought, granted or spent elsewhere. */
  | { type: 'membership.changed'; premium: boolean; credits: number }
  /** Both have nothing any more of what was said, or the member has removed it elsewhere: the server says which. */
  | { type: 'conversation.removed' }
  /** The other member blocked us or is gone, and what was said with them. */
  | { type: 'contact.ended'; code: ContactEnd }
  /** The block was taken back: the two may begin anew. */
  | { type: 'contact.resumed' }
  | { type: 'connection.lost' }
  | { type: 'connection.restored' };

export type ChatEventType = ChatEvent['type'];

export type ChatLoaded = {
  conversationId: string | null;
  /** The newest ones. */
  messages: MessageList;
  hasOlder: boolean;
  historyHidden: boolean;
  readSeq: number;
  peerReadSeq: number;
  peerReceivedSeq: number;
  /** Own messages that the server keeps until the e-mail address is confirmed. */
  waiting: readonly { clientId: string; content: SendContent; answerTo: number | null }[];
  refusal: SendRefusal | null;
};

export type LoadInput = { conversationId: string | null; peerId: string };

export type OlderInput = { conversationId: string; beforeSeq: number };

export type OlderLoaded = { messages: MessageList; hasOlder: boolean; historyHidden: boolean };

/** Of the other member while no conversation is known: its first message may be what was missed. */
export type AfterInput = { conversationId: string | null; peerId: string; afterSeq: number };

export type AfterLoaded = {
  conversationId: string | null;
  messages: MessageList;
  /** Of the newest message that the conversation had when it was asked: more may have come since. */
  lastSeq: number;
  /** What the other has read and received by now: that may have been missed as well. */
  peerReadSeq: number;
  peerReceivedSeq: number;
};

export type SendInput = {
  conversationId: string | null;
  peerId: string;
  clientId: string;
  content: SendContent;
  answerTo: number | null;
};

export type SendOutput =
  | { outcome: 'delivered'; conversationId: string; message: ChatMessage }
  | { outcome: 'waiting'; conversationId: string | null };

/** How long "is typing" stands after the last sign of it. */
export const peerTypingMs = 6000;

/** How often at most the other side is told that we type: twice within the time it stands. */
export const ownTypingMs = 3000;

/** The pause after missed messages could not be fetched. */
export const catchUpPauseMs = 5000;

/** Whether one of the two has blocked the other. */
export function isBlock(code: string | null): boolean {
  return code === 'blocked_by_member' || code === 'blocked_by_you';
}

/** Whether the conversation is gone with the one it was with. */
export function isContactEnd(code: string | null): code is ContactEnd {
  return contactEnds.some((end) => end === code);
}

/** Whether an alert can be put away: buying helps, whereas a block or a deleted member stays. */
export function isDismissible(refusal: SendRefusal | null): boolean {
  return refusal === 'not_enough_credits' || refusal === 'free_conversation_limit';
}
