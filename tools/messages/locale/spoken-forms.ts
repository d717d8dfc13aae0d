import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';

/** Stands for a number that is put in. */
const number = '0';
/** Stands for whatever else is put in. */
export const word = 'Name';

/** The element types of the parser, which exports them only as a const enum. */
const [literal, numberElement, select, plural, pound, tag] = [0, 2, 5, 6, 7, 8];

const spell = (element: MessageFormatElement): string[] => {
  const type: number = element.type;
  if (type === literal && 'value' in element) return [element.value];
  if (type === numberElement || type === pound) return [number];
  if ((type === select || type === plural) && 'options' in element)
    return Object.values(element.options).flatMap((option) => formsOf(option.value));
  if (type === tag && 'children' in element) return formsOf(element.children);
  return [word];
};

const formsOf = (elements: readonly MessageFormatElement[]): string[] =>
  elements
    .map(spell)
    .reduce((starts, ends) => starts.flatMap((start) => ends.map((end) => start + end)), ['']);

/**
 * Everything that an ICU text can come out as, once for each of its choices, with `0` for each number and `Name` for
 * everything else that is put in. Throws a SyntaxError when it is no ICU text.
 */
export const spokenForms = (text: string): string[] => formsOf(parse(text));
