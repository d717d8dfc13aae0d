import { isLongerThan } from './graphemes.ts';
import { isVisibleText } from './visible-text.ts';

export type MessageTextCode = 'message_empty' | 'message_too_long';

/** More marks on one letter than any language writes, which is no text but a tower. */
const tower = /\p{M}{9}/u;

/**
 * Judges the words of a message; the length counts grapheme clusters (readings), and the marks on one letter have an end too, or a
 * short text could be as large as one likes. Null when it may be sent.
 */
export function checkMessageText(text: string, settings: { messageLength: number }): MessageTextCode | null {
  if (!isVisibleText(text)) return 'message_empty';
  if (tower.test(text)) return 'message_too_long';
  return isLongerThan(text, settings.messageLength) ? 'message_too_long' : null;
}
