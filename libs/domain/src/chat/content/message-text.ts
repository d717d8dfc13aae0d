import { isLongerThan } from './graphemes.ts';
import { hasTower } from './towers.ts';
import { isVisibleText } from './visible-text.ts';

export type MessageTextCode = 'message_empty' | 'message_too_long';

/**
 * Judges the words of a message; the length counts grapheme clusters (readings), and the marks on one letter have an end too, or a
 * short text could be as large as one likes. Null when it may be sent.
 */
export function checkMessageText(text: string, settings: { messageLength: number }): MessageTextCode | null {
  if (!isVisibleText(text)) return 'message_empty';
  if (hasTower(text)) return 'message_too_long';
  return isLongerThan(text, settings.messageLength) ? 'message_too_long' : null;
}
