import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';

/** What a translation must share with its English text, or why it cannot be read. */
export interface MessageShape {
  /** Placeholders and tags by name with their kind, e.g. `count:plural`, `name:argument`, `b:tag`. */
  readonly placeholders: ReadonlySet<string>;
  /** The choices of each select by the name of its argument. */
  readonly choices: ReadonlyMap<string, ReadonlySet<string>>;
  /** The categories of each plural, `=0` and the like left out. */
  readonly plurals: readonly {
    readonly name: string;
    readonly ordinal: boolean;
    readonly categories: ReadonlySet<string>;
  }[];
}

/** The element types of the parser, which exports them only as a const enum. */
const kinds = {
  1: 'argument',
  2: 'number',
  3: 'date',
  4: 'time',
  5: 'select',
  6: 'plural',
  8: 'tag',
} as const;

const isKind = (type: number): type is keyof typeof kinds => type in kinds;

/** Reads an ICU text. Throws a SyntaxError when it is not one. */
export const shapeOf = (text: string): MessageShape => {
  const placeholders = new Set<string>();
  const choices = new Map<string, Set<string>>();
  const plurals: { name: string; ordinal: boolean; categories: Set<string> }[] = [];

  const walk = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      const type: number = element.type;
      if (!isKind(type) || !('value' in element)) continue;
      const kind = kinds[type];
      // Whether a number stands bare or formatted is the translator's choice; what counts is that it is there.
      placeholders.add(kind === 'tag' ? `<${element.value}>` : `{${element.value}}`);
      if (kind === 'select' && 'options' in element) {
        const known = choices.get(element.value) ?? new Set<string>();
        for (const choice of Object.keys(element.options)) known.add(choice);
        choices.set(element.value, known);
      }
      if (kind === 'plural' && 'pluralType' in element) {
        const categories = new Set(
          Object.keys(element.options).filter((category) => !category.startsWith('=')),
        );
        plurals.push({ name: element.value, ordinal: element.pluralType === 'ordinal', categories });
      }
      if ('options' in element) for (const option of Object.values(element.options)) walk(option.value);
      if ('children' in element) walk(element.children);
    }
  };

  walk(parse(text));
  return { placeholders, choices, plurals };
};
