import { beginningOf } from '../chat/content/graphemes.ts';

/** What fits on a card, in three lines of a phone. */
const longest = 110;

/** So many letters of the beginning of a text give the same line as the whole of it: nobody reads more to show one. */
export const lineLetters = 160;

/**
 * The first sentence of what a member writes about themselves, for a card; cut at a word where it is longer than 110
 * characters. Empty where nothing was written.
 */
export function profileLine(aboutMe: string): string {
  const paragraph = (aboutMe.trim().split('\n', 1)[0] ?? '').trimEnd();
  const sentence = /^.*?[.!?…](?=\s|$)/u.exec(paragraph)?.[0] ?? paragraph;
  if (sentence.length <= longest) return sentence;
  const cut = beginningOf(sentence, longest);
  const word = cut.lastIndexOf(' ');
  return `${(word > longest / 2 ? cut.slice(0, word) : cut).replace(/[\s,;:–-]+$/u, '')}…`;
}
