import { isLongerThan } from './graphemes.ts';

export type MessageTextCode = 'message_empty' | 'message_too_long';

// Spaces, controls and the characters without width: a text of these alone shows nothing.
const blank = /^[\s\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]*$/u;

/** Judges the words of a message; the length counts grapheme clusters. Null when it may be sent. */
export function checkMessageText(text: string, settings: { messageLength: number }): MessageTextCode | null {
  if (blank.test(text)) return 'message_empty';
  return isLongerThan(text, settings.messageLength) ? 'message_too_long' : null;
}
