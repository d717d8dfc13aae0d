import type { ChatControl, ChatMessage, MessageTextCode, Outbox, SendRefusal } from '@vesper/domain';
import { type ChatAnswer, toLoaded } from './chat-answer.ts';

/** What the conversation's screen shows; the same before the machine runs (as the server rendered it) and after. */
export interface ChatView {
  readonly conversationId: string | null;
  readonly messages: readonly ChatMessage[];
  readonly outbox: Outbox;
  readonly offers: readonly ChatControl[];
  readonly refusal: SendRefusal | null;
  /** The conversation is gone with the one it was with, as far as is known: nothing of them is shown but the name. */
  readonly isOver?: boolean;
  readonly loadErrorCode: string | null;
  readonly olderErrorCode: string | null;
  readonly readSeq: number;
  readonly peerReadSeq: number;
  readonly peerReceivedSeq: number;
  readonly historyHidden: boolean;
  readonly hasOlder: boolean;
  readonly loadingOlder: boolean;
  readonly typing: boolean;
  /** There is no network: what is sent waits. */
  readonly isOffline: boolean;
  /** What stands in the composer; the machine's alone. */
  readonly draft: string;
  /** In grapheme clusters, once it comes near what is allowed; 0 before. */
  readonly draftLength: number;
  /** The `seq` of the message that the draft answers. */
  readonly answerTo: number | null;
  /** What keeps the draft from being sent; the machine's judgement. */
  readonly draftCode: MessageTextCode | null;
  /** Credits that the message costs which was refused, where it is a gift or the like; null for words. */
  readonly heldCost: number | null;
  /** The machine runs; before that forms post as they do without script. */
  readonly ready: boolean;
}

export const viewOfAnswer = (answer: ChatAnswer): ChatView => {
  const loaded = toLoaded(answer);
  return {
    conversationId: loaded.conversationId,
    messages: loaded.messages,
    outbox: loaded.waiting.map((item) => ({ ...item, state: 'waiting', errorCode: null })),
    offers: [],
    refusal: null,
    loadErrorCode: null,
    olderErrorCode: null,
    readSeq: loaded.readSeq,
    peerReadSeq: loaded.peerReadSeq,
    peerReceivedSeq: loaded.peerReceivedSeq,
    historyHidden: loaded.historyHidden,
    hasOlder: loaded.hasOlder,
    loadingOlder: false,
    typing: false,
    isOffline: false,
    draft: '',
    draftLength: 0,
    answerTo: null,
    draftCode: null,
    heldCost: null,
    ready: false,
  };
};
