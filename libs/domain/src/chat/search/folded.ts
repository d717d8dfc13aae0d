/** Letters that have no accent to take away and are typed as others where a keyboard lacks them. */
const single: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

const fold = (letter: string): string => {
  const bare = letter
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return single[bare] ?? bare;
};

/**
 * A text as it is compared in a search: without case and accents. `from` says of each of its code units where in the text the
 * letter begins that it comes from.
 */
export function folded(text: string): { text: string; from: readonly number[] } {
  const from: number[] = [];
  let result = '';
  let at = 0;
  for (const letter of text) {
    const part = fold(letter);
    for (let unit = 0; unit < part.length; unit += 1) from.push(at);
    result += part;
    at += letter.length;
  }
  return { text: result, from };
}
