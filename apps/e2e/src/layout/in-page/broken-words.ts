import type { Place } from '../place.ts';
import type { Sight } from './sight.ts';

/** Words of fewer than ten letters that stand on more than one line, also where they have a hyphen of their own ("e-/mail"). */
export const findBrokenWords = ({ words, linesOf, place }: Sight): Place[] => {
  const longWord = 10;
  /** Lines of one text, by where they begin; pieces of one line share their top within a pixel or two. */
  const rows = (boxes: readonly DOMRect[]): number => {
    const tops: number[] = [];
    for (const { y, height } of boxes) if (!tops.some((top) => Math.abs(top - y) < height / 2)) tops.push(y);
    return tops.length;
  };
  return words().flatMap(({ node, owner }) => {
    if (rows(linesOf(node)) < 2) return [];
    // What stands between blanks, dashes and slashes: at those a line may end.
    return [...node.data.matchAll(/[^\s/–—·…\u200B]+/gu)].flatMap(({ 0: word, index }) => {
      const letters = word.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
      if (letters < 2 || letters >= longWord) return [];
      const boxes = linesOf(node, index, index + word.length);
      return rows(boxes) > 1 ? [place('broken-word', owner, word, boxes)] : [];
    });
  });
};
