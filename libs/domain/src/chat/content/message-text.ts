import { isLongerThan } from '../graphemes.ts';
import { isVisibleText } from '../visible-text.ts';

export type MessageTextCode = 'message_empty' | 'message_too_long';

/** Judges the words of a message; the length counts grapheme clusters. Null when it may be sent. */
export function checkMessageText(text: string, settings: { messageLength: number }): MessageTextCode | null {
  if (!isVisibleText(text)) return 'message_empty';
  return isLongerThan(text, settings.messageLength) ? 'message_too_long' : null;
}
