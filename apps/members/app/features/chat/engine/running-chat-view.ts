import {
  chatOffers,
  type ChatSnapshot,
  contentCost,
  draftCode,
  failedItem,
  isPeerTyping,
} from '@vesper/domain';
import type { ChatView } from './chat-view.ts';

/** Until the machine has taken in what the page came with, the page itself shows it. */
const hasTakenIn = ({ value, context }: ChatSnapshot): boolean =>
  value.history !== 'loading' || context.messages.length > 0;

/** What credits are missing for, where that is no text, which has a price of its own. */
const heldCost = ({ context: { outbox, costs } }: ChatSnapshot): number | null => {
  const held = failedItem(outbox);
  return held === null || held.content.kind === 'text' || costs === null
    ? null
    : contentCost(held.content, costs);
};

/** What a conversation with its machine shows; `first` is what the page came with. */
export const viewOfChat = (snapshot: ChatSnapshot, first: ChatView): ChatView => ({
  ...(hasTakenIn(snapshot) ? snapshot.context : first),
  draft: snapshot.context.draft,
  draftCode: draftCode(snapshot),
  heldCost: heldCost(snapshot),
  offers: chatOffers(snapshot),
  loadingOlder: snapshot.value.older === 'loading',
  typing: isPeerTyping(snapshot),
  ready: true,
});
