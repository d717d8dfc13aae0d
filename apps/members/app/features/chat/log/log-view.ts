import type { ChatView } from '../first-view/chat-view.ts';

/** All that the messages need, so that nothing else (a letter typed below them, say) renders them. */
export const logOf = (view: ChatView) => ({
  conversationId: view.conversationId,
  messages: view.messages,
  outbox: view.outbox,
  readSeq: view.readSeq,
  peerReadSeq: view.peerReadSeq,
  peerReceivedSeq: view.peerReceivedSeq,
  typing: view.typing,
  isOver: view.isOver,
  ready: view.ready,
  isOffline: view.isOffline,
  isHeld: view.refusal !== null || view.outbox.some(({ state }) => state === 'failed'),
  mayRetry: view.offers.includes('message.retried'),
  mayRecall: view.offers.includes('message.recalled'),
  mayAnswer: view.offers.includes('draft.changed'),
  mayLoad: view.offers.includes('older.requested'),
  isLoading: view.loadingOlder,
  hasFailed: view.olderErrorCode !== null,
});

export type LogView = ReturnType<typeof logOf>;
