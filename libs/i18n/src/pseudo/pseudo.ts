import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';

export { pseudoLocale } from './pseudo-locale.ts';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'åƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ';
const twins = new Map([...plain].map((letter, index) => [letter, [...accented][index] ?? letter]));

/** Two letters of five are vowels: each of them twice makes a text about as much longer as German is. */
const disguise = (literal: string): string =>
  literal.replace(/[a-z]/gi, (letter) => {
    const twin = twins.get(letter) ?? letter;
    return /[aeiouy]/i.test(letter) ? twin + twin.toLowerCase() : twin;
  });

/** Start and end of every literal part, in the order of the text. */
const literalRanges = (elements: readonly MessageFormatElement[]): (readonly [number, number])[] =>
  elements.flatMap((element) => {
    if ('options' in element)
      return Object.values(element.options).flatMap((option) => literalRanges(option.value));
    if ('children' in element) return literalRanges(element.children);
    // Type 0 is a literal; the parser exports its types only as a const enum.
    const isLiteral = (element.type as number) === 0;
    if (!isLiteral || !element.location) return [];
    return [[element.location.start.offset, element.location.end.offset] as const];
  });

/**
 * An English ICU text in the pseudo language: accents on the letters, about 40 % longer, in brackets. Placeholders, tags
 * and choices stay as they are. Throws a SyntaxError when the text is no ICU text.
 */
export const pseudoText = (text: string): string => {
  let result = '';
  let done = 0;
  for (const [start, end] of literalRanges(parse(text, { captureLocation: true }))) {
    result += text.slice(done, start) + disguise(text.slice(start, end));
    done = end;
  }
  return `[${result}${text.slice(done)}]`;
};

/** All texts of a language file in the pseudo language, by the same ids. */
export const pseudoMessages = (messages: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, pseudoText(text)]));
