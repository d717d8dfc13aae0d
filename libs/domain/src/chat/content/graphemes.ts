let segmenter: Intl.Segmenter | undefined;

/** Made when it is first needed: the first of a page's process takes a phone 50 ms, which is no time to take while it wakes. */
function clustersOf(text: string): Intl.Segments {
  // A cluster is the same everywhere, so the segmenter needs no language.
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

/** The length of a text as a reader counts it: an emoji with a skin tone is one, and so is a letter with accents. */
export function countGraphemes(text: string): number {
  let count = 0;
  for (const _cluster of clustersOf(text)) count += 1;
  return count;
}

/** In UTF-16 units, longer than any emoji and any letter with its marks that is written. */
const longestEmoji = 32;
const longestLetter = 16;
const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

/**
 * As how many a cluster counts. There are some without an end (emoji joined to emoji, initial consonants of Korean, invisible tags
 * behind a flag): a text of one could be as long as one likes, so that they count as all that is joined.
 */
const weightOf = (cluster: string): number => {
  if (cluster.length <= longestLetter) return 1;
  if (cluster.length <= longestEmoji && emoji.test(cluster)) return 1;
  return Math.ceil(cluster.length / 2);
};

/**
 * Whether a text is longer than `limit` grapheme clusters, without reading all of a huge one.
 * A text of at most `limit` UTF-16 units cannot be, which is nearly always the answer.
 */
export function isLongerThan(text: string, limit: number): boolean {
  if (text.length <= limit) return false;
  let count = 0;
  for (const { segment } of clustersOf(text)) {
    count += weightOf(segment);
    if (count > limit) return true;
  }
  return false;
}

/** The beginning of a text, of at most `longest` UTF-16 units, that ends with a whole sign: no emoji is cut in half. */
export function beginningOf(text: string, longest: number): string {
  let end = 0;
  for (const { index, segment } of clustersOf(text)) {
    if (index + segment.length > longest) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** The first `count` grapheme clusters of a text. */
export function firstGraphemes(text: string, count: number): string {
  let end = 0;
  let taken = 0;
  for (const { index, segment } of clustersOf(text)) {
    if (taken === count) break;
    taken += 1;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
