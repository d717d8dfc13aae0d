import { folded } from './folded.ts';

/** The line of a text around what was found in it. */
export type Excerpt = { before: string; hit: string; after: string };

/** Letters before and after what was found. */
const around = { before: 30, after: 90 };

/** What stands up to a place, cut between words. */
function cutStart(text: string): string {
  if (text.length <= around.before) return text;
  const kept = text.slice(-around.before);
  return `…${kept.slice(kept.indexOf(' ') + 1)}`;
}

function cutEnd(text: string): string {
  if (text.length <= around.after) return text;
  const kept = text.slice(0, around.after);
  const end = kept.lastIndexOf(' ');
  return `${end > 0 ? kept.slice(0, end) : kept.toWellFormed()}…`;
}

/**
 * The line around the first of these words that stands in a text, which was found by all of them; undefined when none does.
 * @param words as `searchWords` gives them
 */
export function excerptOf(text: string, words: readonly string[]): Excerpt | undefined {
  const line = text.replace(/\s+/g, ' ').trim();
  const { text: bare, from } = folded(line);
  const places = words.map((word) => ({ word, at: bare.indexOf(word) })).filter(({ at }) => at >= 0);
  const first = places.sort((one, two) => one.at - two.at || two.word.length - one.word.length)[0];
  if (!first) return undefined;
  const start = from[first.at] ?? 0;
  // To the end of the last letter, whole: "s" may have been found in "ß", and an accent may be a sign of its own.
  const last = from[first.at + first.word.length - 1] ?? start;
  const end = from.find((place) => place > last) ?? line.length;
  return {
    before: cutStart(line.slice(0, start)),
    hit: line.slice(start, end),
    after: cutEnd(line.slice(end)),
  };
}
