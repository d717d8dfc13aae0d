import { isLongerThan } from '../chat/graphemes.ts';

/** Judges the about-me text by `aboutMeLength` of the site's settings, in grapheme clusters; empty is fine. */
export function checkAboutMe(text: string, limit: number): 'about_me_too_long' | null {
  return isLongerThan(text, limit) ? 'about_me_too_long' : null;
}
