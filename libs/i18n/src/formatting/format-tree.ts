import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { ReactNode } from 'react';
import type { IntlObjects } from './intl-objects.ts';
import { keyedParts } from './keyed-parts.tsx';

/** What a text is filled with: plain values, what React renders, and for `<b>…</b>` a function of what stands between. */
export type TextValues = Readonly<Record<string, unknown>>;

/** Formats by name, for `{amount, number, whole}` and `{when, date, day}`. */
export interface NamedFormats {
  readonly number: Readonly<Record<string, Intl.NumberFormatOptions>>;
  readonly date: Readonly<Record<string, Intl.DateTimeFormatOptions>>;
  readonly time: Readonly<Record<string, Intl.DateTimeFormatOptions>>;
}

interface Page {
  readonly intl: IntlObjects;
  readonly formats: NamedFormats;
}

// The kinds of a compiled text's elements, as the parser counts them. Its own names would bring the parser along.
const literal = 0;
const argument = 1;
const number = 2;
const date = 3;
const time = 4;
const select = 5;
const plural = 6;
const pound = 7;

const optionsOf = <T>(
  style: string | { readonly parsedOptions: T } | null | undefined,
  named: Readonly<Record<string, T>>,
) => (typeof style === 'string' ? named[style] : style?.parsedOptions);

const choose = <T>(options: Readonly<Record<string, T>>, ...keys: readonly string[]): T => {
  const key = [...keys, 'other'].find((name) => Object.hasOwn(options, name));
  if (key === undefined) throw new RangeError(`No choice for ${keys.join()}`);
  return options[key] as T;
};

/**
 * Fills a compiled text and answers its parts, neighbouring strings as one. Does what react-intl does with the same text;
 * `page-intl.test.ts` compares the two. `count` is what `#` stands for.
 *
 * @throws Error when a value is missing or of no use for its place
 */
export const formatTree = (
  { intl, formats }: Page,
  tree: readonly MessageFormatElement[],
  values: TextValues = {},
  count?: number,
): unknown[] => {
  const parts: unknown[] = [];
  const add = (...more: readonly unknown[]): void => {
    for (const part of more) {
      if (typeof part === 'string' && typeof parts.at(-1) === 'string') parts.push(`${parts.pop()}${part}`);
      else parts.push(part);
    }
  };
  const inner = (within: readonly MessageFormatElement[], counted?: number): unknown[] =>
    formatTree({ intl, formats }, within, values, counted);
  for (const element of tree) {
    if (element.type === literal) {
      add(element.value);
      continue;
    }
    if (element.type === pound) {
      if (count !== undefined) add(intl.number().format(count));
      continue;
    }
    if (!(element.value in values)) throw new Error(`No value for ${element.value}`);
    const value = values[element.value];
    const amount = value as number;
    switch (element.type) {
      case argument:
        add(/string|number|bigint/.test(typeof value) ? String(value) : value || '');
        break;
      case number:
        add(intl.number(optionsOf(element.style, formats.number)).format(amount));
        break;
      case date:
      case time:
        add(
          intl
            .date(optionsOf(element.style, element.type === date ? formats.date : formats.time))
            .format(amount),
        );
        break;
      case select:
        add(...inner(choose(element.options, String(value)).value));
        break;
      case plural: {
        const counted = amount - element.offset;
        const rule = intl.plural({ type: element.pluralType ?? 'cardinal' }).select(counted);
        add(...inner(choose(element.options, `=${amount}`, rule).value, counted));
        break;
      }
      default: {
        const wrap = value as (within: ReactNode[]) => unknown;
        add(...[wrap(keyedParts(inner(element.children, count)))].flat());
      }
    }
  }
  return parts;
};
