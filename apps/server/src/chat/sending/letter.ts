import type { Message } from '@vesper/contract';
import type { PaceRefusal, SendRefusal } from '@vesper/domain';
import type { StoredContent } from '../content.ts';
import type { ConversationView, MessageRow, QuotedRow } from '../repository.ts';

/** A message that is to be sent, now or after having waited. */
export interface Letter extends StoredContent {
  readonly sender: string;
  readonly receiver: string;
  /** The idempotency key: the same one is stored once. */
  readonly clientId: string;
  /** The number of the message that it answers. */
  readonly answerTo: number | null;
  /** The message of signup's first step (readings) and the answers of the demo world cost nothing. */
  readonly free: boolean;
  /** Whoever sends it has seen in the same transaction that its key has stored nothing, or that what it stored may go now. */
  readonly isKeyFree: boolean;
}

/** A stored message and who must be told of it. */
export interface Delivered {
  readonly conversation: string;
  readonly message: MessageRow;
  readonly receiver: string;
  /** What it is in the events of both; none for what has been told before. */
  readonly numbers?: ReadonlyMap<string, number>;
  /** How far its writer has read by answering, and which event of the receiver says so. */
  readonly read?: { readonly seq: number; readonly number: number };
  /** What it answers, for each of both who may see that; of a message that was stored before it is not told again. */
  readonly quotes: ReadonlyMap<string, QuotedRow>;
}

export type LetterRefusal =
  | SendRefusal
  | PaceRefusal
  | 'member_not_found'
  | 'message_not_found'
  | 'gift_not_available'
  | 'photo_not_found'
  | 'voice_not_found'
  | 'idempotency_key_reused';

/** What became of a letter. */
export type Posted =
  | {
      readonly act: 'refuse';
      readonly code: LetterRefusal;
      /** The receiver's, for a refusal that says it. */
      readonly name: string;
    }
  | {
      /** `before`: its key had stored it already, delivered or waiting. */
      readonly act: 'wait' | 'deliver' | 'before';
      readonly message: Message;
      /** What the sender has afterwards. */
      readonly credits: number;
      readonly conversation: ConversationView | undefined;
      /**
       * What the others must be told; undefined while it waits. Also given for a key sent again: the request that stored it
       * may have failed before it told anybody, and browsers drop what they have.
       */
      readonly delivered: Delivered | undefined;
    };

/** A row that a letter needs is somebody else's at the moment: it is sent alone, and waits there for its turn. */
export const held = Symbol('held');
