import { isLongerThan } from '../chat/content/graphemes.ts';
import { hasTower } from '../chat/content/towers.ts';
import { storedText } from '../payment/card-numbers/stored-text.ts';
import { isVisibleText } from '../chat/content/visible-text.ts';

/**
 * Judges the about-me text by `aboutMeLength` of the site's settings, in grapheme clusters; empty is fine. The marks on one letter have
 * an end too, as in a message: a cluster could be as large as one likes.
 */
export function checkAboutMe(text: string, limit: number): 'about_me_too_long' | null {
  return hasTower(text) || isLongerThan(text, limit) ? 'about_me_too_long' : null;
}

/** The text as it is stored, and nothing where nothing of it can be seen. */
export function normalizeAboutMe(text: string): string {
  return isVisibleText(text) ? storedText(text) : '';
}

const withPlainLines = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/**
 * Whether a text about oneself was saved on another page since this one was opened: it is not what an edit began with any more,
 * nor what the edit would make of it. Forms send line ends of their own, which are no change.
 */
export function isChangedMeanwhile(stored: string, before: string, text: string): boolean {
  const now = withPlainLines(stored);
  return now !== withPlainLines(before) && now !== withPlainLines(text);
}
