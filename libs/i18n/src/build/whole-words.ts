import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** From so many letters on, a word may end a line at its hyphen. */
const longWord = 10;

/**
 * Keeps short words with a hyphen ("e-mail", Finnish "-alennus") on one line: a word joiner after the hyphen, which is seen and heard by
 * nobody. No style can do this for words within a text.
 */
export const keepWordsWhole = (text: string): string =>
  text
    .replaceAll(/(?<![\p{L}\p{N}-])(\p{L}*)-(\p{L}+)(?![\p{L}\p{N}-])/gu, (word: string) =>
      word.length - 1 < longWord ? word.replace('-', '-\u{2060}') : word,
    )
    // No line ends after one letter, however long the rest ("E-Mail-Adresse").
    .replaceAll(/(?<![\p{L}\p{N}-])(\p{L})-(?=\p{L}{1,8}-\p{L})/gu, '$1-\u{2060}');

/** The same for all that is written in a text's syntax tree, in every one of its cases. */
export const keepTreeWhole = (tree: readonly MessageFormatElement[]): MessageFormatElement[] =>
  tree.map((element): MessageFormatElement => {
    if ('options' in element) {
      const options = Object.entries(element.options).map(
        ([key, option]) => [key, { ...option, value: keepTreeWhole(option.value) }] as const,
      );
      return { ...element, options: Object.fromEntries(options) };
    }
    if ('children' in element) return { ...element, children: keepTreeWhole(element.children) };
    // 0: a literal; the other kinds are names and formats.
    return element.type === 0 ? { ...element, value: keepWordsWhole(element.value) } : element;
  });
