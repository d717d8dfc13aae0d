import { isOffered } from './gifts.ts';
import { checkMessageText } from './message-text.ts';
import type { MessageTextCode } from './message-text.ts';
import type { SendContent } from '../message.ts';

export type MessageContentCode = MessageTextCode | 'gift_not_available';

type ContentRules = { messageLength: number; giftCredits: Readonly<Record<string, number>> };

/** Judges what a message says, by its kind. Null when it may be sent. */
export function checkMessageContent(content: SendContent, rules: ContentRules): MessageContentCode | null {
  if (content.kind === 'text') return checkMessageText(content.text, rules);
  return isOffered(content.gift, rules) ? null : 'gift_not_available';
}
