import {
  chatOffers,
  type ChatSnapshot,
  contentCost,
  countGraphemes,
  draftCode,
  failedItem,
  isOffline,
  isPeerTyping,
} from '@vesper/domain';
import type { ChatView } from '../first-view/chat-view.ts';

/** Until the machine has taken in what the page came with, the page itself shows it; what was gone by then never comes back. */
const hasTakenIn = ({ value, context }: ChatSnapshot): boolean =>
  value.history !== 'loading' ||
  context.messages.length > 0 ||
  context.refusal !== null ||
  context.loadErrorCode !== null;

/** What credits are missing for, where that is no text, which has a price of its own. */
const heldCost = ({ context: { outbox, costs } }: ChatSnapshot): number | null => {
  const held = failedItem(outbox);
  return held === null || held.content.kind === 'text' || costs === null
    ? null
    : contentCost(held.content, costs);
};

/** From which part of the allowed length on it is said how long the draft is. */
const countedFrom = 0.8;

/** There are never more grapheme clusters than letters; before it is shown no key press changes it. */
const draftLength = ({ context: { draft, messageLength } }: ChatSnapshot): number => {
  const counts = draft.length > messageLength * countedFrom;
  const length = counts ? countGraphemes(draft) : 0;
  return length > messageLength * countedFrom ? length : 0;
};

/** What a conversation with its machine shows; `first` is what the page came with. */
export const viewOfChat = (snapshot: ChatSnapshot, first: ChatView): ChatView => ({
  ...(hasTakenIn(snapshot) ? snapshot.context : first),
  draft: snapshot.context.draft,
  // While it is asked who has removed it, it may have been the other one.
  isOver: !chatOffers(snapshot).includes('draft.changed') || snapshot.value.history === 'removed',
  draftLength: draftLength(snapshot),
  draftCode: draftCode(snapshot),
  heldCost: heldCost(snapshot),
  offers: chatOffers(snapshot),
  loadingOlder: snapshot.value.older === 'loading',
  typing: isPeerTyping(snapshot),
  isOffline: isOffline(snapshot),
  ready: true,
});
