/** Letters that Unicode does not take apart into a plain one and a mark. */
const plainLetters: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd' };

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßłøæœđ]/g, (letter) => plainLetters[letter] ?? letter);

/**
 * Whether an option contains what was typed, whatever the accents: not every keyboard has them. A language's own rules
 * would be stricter: for Finnish, ü is another letter than u, and "Munchen" would find nothing.
 */
export const matchesLeniently = (option: string, typed: string): boolean =>
  plain(option).includes(plain(typed.trim()));
