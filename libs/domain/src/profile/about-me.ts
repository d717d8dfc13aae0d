import { isLongerThan } from '../chat/content/graphemes.ts';
import { isVisibleText } from '../chat/content/visible-text.ts';
import { maskCardNumbers } from '../payment/card-numbers/card-numbers.ts';

/** Judges the about-me text by `aboutMeLength` of the site's settings, in grapheme clusters; empty is fine. */
export function checkAboutMe(text: string, limit: number): 'about_me_too_long' | null {
  return isLongerThan(text, limit) ? 'about_me_too_long' : null;
}

/** The text as it is stored: trimmed, without the digits of card numbers, and nothing where nothing of it can be seen. */
export function normalizeAboutMe(text: string): string {
  return isVisibleText(text) ? maskCardNumbers(text.trim()) : '';
}
