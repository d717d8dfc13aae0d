import { chatOffers, type ChatSnapshot, draftCode, isPeerTyping } from '@vesper/domain';
import type { ChatView } from './chat-view.ts';

/** Until the machine has taken in what the page came with, the page itself shows it. */
const hasTakenIn = ({ value, context }: ChatSnapshot): boolean =>
  value.history !== 'loading' || context.messages.length > 0;

/** What a conversation with its machine shows; `first` is what the page came with. */
export const viewOfChat = (snapshot: ChatSnapshot, first: ChatView): ChatView => ({
  ...(hasTakenIn(snapshot) ? snapshot.context : first),
  draft: snapshot.context.draft,
  draftCode: draftCode(snapshot),
  offers: chatOffers(snapshot),
  loadingOlder: snapshot.value.older === 'loading',
  typing: isPeerTyping(snapshot),
  ready: true,
});
