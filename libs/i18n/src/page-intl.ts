import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { FormatDateOptions, IntlShape, MessageDescriptor, ResolvedIntlConfig } from 'react-intl';
import { formats } from './formats.ts';
import { formatTree, type TextValues } from './formatting/format-tree.ts';
import { createIntlObjects } from './formatting/intl-objects.ts';
import { keyedParts } from './formatting/keyed-parts.tsx';
import { RawIntlProvider } from './formatting/react-intl.tsx';

/** The texts of one language, compiled to syntax trees at build time. */
export type PageMessages = ResolvedIntlConfig['messages'];

/** Such texts that grow while the page lives. */
export type CompiledMessages = Record<string, MessageFormatElement[]>;

/** What a page formats with. The linter forbids the rest of what react-intl's type promises. */
type PageIntl = Pick<
  IntlShape,
  | 'locale'
  | 'formatMessage'
  | 'formatNumber'
  | 'formatDate'
  | 'formatDateToParts'
  | 'formatRelativeTime'
  | 'formatDisplayName'
>;

/** What `format` answers, or what stands for it, with word of it on the console: no screen breaks over a format. */
const orElse = <T, E>(format: () => T, instead: E): T | E => {
  try {
    return format();
  } catch (error) {
    console.error(error);
    return instead;
  }
};

const dateOf = (value: Parameters<IntlShape['formatDate']>[0]): Date | number | undefined =>
  typeof value === 'string' ? new Date(value || 0) : value;

const named = <T extends { readonly format?: string | undefined }>(
  known: Readonly<Record<string, object>>,
  options?: T,
): T => ({ ...known[options?.format ?? ''], ...options }) as T;

/**
 * The formatter of a page, for react-intl's `useIntl` and `FormattedMessage`. react-intl's own comes with formats for every
 * use and ways of reading texts that are not compiled: three times the bytes. `page-intl.test.ts` compares the two over
 * every text of every language.
 *
 * A page keeps one language for its life: choosing another one loads a new page, so there is one of these in the browser
 * and one a request on the server.
 *
 * Texts are looked up when they are shown, so `messages` may grow after this. One that is missing is shown as its
 * descriptor has it, or else its id: `messages:check` finds these.
 *
 * `timeZone` is the same on server and browser for the first render, so that hydration meets what it expects.
 */
export const createPageIntl = (locale: string, messages: PageMessages, timeZone = 'UTC'): IntlShape => {
  const intl = createIntlObjects(locale);
  const zoned = <T>(named: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(named).map(([name, options]) => [name, { timeZone, ...options }]));
  const page = { intl, formats: { ...formats, date: zoned(formats.date), time: zoned(formats.time) } };

  const fill = (text: unknown, values?: TextValues): unknown => {
    if (!Array.isArray(text)) return text;
    const parts = formatTree(page, text as MessageFormatElement[], values);
    return parts.length > 1 ? keyedParts(parts) : (parts[0] ?? '');
  };
  const formatMessage = ({ id = '', defaultMessage }: MessageDescriptor, values?: TextValues): unknown => {
    for (const text of [Object.hasOwn(messages, id) && messages[id], defaultMessage]) {
      const filled = text ? orElse(() => fill(text, values), undefined) : undefined;
      if (filled !== undefined) return filled;
    }
    return id;
  };
  const dateFormat = (options?: FormatDateOptions) =>
    intl.date({ timeZone, ...named(formats.date, options) });
  const formatted: PageIntl = {
    locale,
    formatMessage: formatMessage as IntlShape['formatMessage'],
    formatNumber: (value, options) =>
      orElse(() => intl.number(named(formats.number, options)).format(value), String(value)),
    formatDate: (value, options) => {
      const when = dateOf(value);
      return orElse(() => dateFormat(options).format(when), String(when));
    },
    formatDateToParts: (value, options) => orElse(() => dateFormat(options).formatToParts(dateOf(value)), []),
    formatRelativeTime: (value, unit = 'second', options) =>
      orElse(() => intl.relativeTime(options).format(value, unit), String(value)),
    formatDisplayName: (value, options) => orElse(() => intl.displayNames(options).of(value), undefined),
  };
  return formatted as IntlShape;
};

/** Gives a page its language. */
export const IntlFrame = RawIntlProvider;
