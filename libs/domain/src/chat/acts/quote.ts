import { firstGraphemes } from '../content/graphemes.ts';

/** As much as stands in two lines above an answer, in grapheme clusters. */
export const quoteLength = 80;

/** The beginning of what is answered, in one line; with dots where it goes on. */
export function quoteText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const quoted = firstGraphemes(line, quoteLength);
  return quoted === line ? line : `${quoted.trimEnd()}…`;
}
