import { isOffered } from './gifts.ts';
import { checkMessageText } from './message-text.ts';
import type { MessageTextCode } from './message-text.ts';

export type MessageContentCode = MessageTextCode | 'gift_not_available';

/** What there is to judge of it: words, or a gift's code. */
type Judged = { kind: 'text'; text: string } | { kind: 'gift'; gift: string } | { kind: 'photo' | 'voice' };

type ContentRules = { messageLength: number; giftCredits: Readonly<Record<string, number>> };

/** Judges what a message says, by its kind. Null when it may be sent. */
export function checkMessageContent(content: Judged, rules: ContentRules): MessageContentCode | null {
  if (content.kind === 'text') return checkMessageText(content.text, rules);
  if (content.kind === 'gift') return isOffered(content.gift, rules) ? null : 'gift_not_available';
  return null;
}
