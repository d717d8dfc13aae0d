import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@vesper/domain';
import { problemsOf } from './compare.ts';
import { readSourceMessages, root, type SourceMessage } from './source-messages.ts';

/**
 * Compares the texts of the code with `locales/`: missing, unused and outdated ones, wrong placeholders, plural
 * categories and choices. Prints `file:line message` for each and exits 1 when there is one.
 */
const problems: string[] = [];

const sourceText = new Map<string, string>();
const lineInSource = ({ file, start }: SourceMessage): number => {
  const text = sourceText.get(file) ?? readFileSync(join(root, file), 'utf8');
  sourceText.set(file, text);
  return text.slice(0, start).split('\n').length;
};

const readLocale = (
  locale: string,
): { entries: Record<string, unknown>; lineOf: (id: string) => number } | null => {
  const path = join(root, `locales/${locale}.json`);
  if (!existsSync(path)) return null;
  const text = readFileSync(path, 'utf8');
  const lines = text.split('\n');
  return {
    entries: JSON.parse(text) as Record<string, unknown>,
    lineOf: (id) => lines.findIndex((line) => line.startsWith(`  ${JSON.stringify(id)}:`)) + 1,
  };
};

const textOf = (entry: unknown): string =>
  typeof entry === 'string'
    ? entry
    : String((entry as { defaultMessage?: unknown } | null)?.defaultMessage ?? '');

const source = readSourceMessages();

for (const [id, message] of Object.entries(source)) {
  const where = `${message.file}:${lineInSource(message)}`;
  if (!message.description) problems.push(`${where} "${id}" has no description for translators`);
  for (const problem of problemsOf('en', message.defaultMessage, message.defaultMessage)) {
    problems.push(`${where} "${id}" ${problem}`);
  }
}

for (const locale of locales) {
  const file = readLocale(locale);
  if (!file) {
    problems.push(`locales/${locale}.json:1 is missing`);
    continue;
  }
  for (const [id, message] of Object.entries(source)) {
    const where = `locales/${locale}.json:${file.lineOf(id)}`;
    const text = textOf(file.entries[id]);
    if (text === '')
      problems.push(`${message.file}:${lineInSource(message)} "${id}" is missing in locales/${locale}.json`);
    else if (locale !== 'en') {
      for (const problem of problemsOf(locale, message.defaultMessage, text))
        problems.push(`${where} "${id}" ${problem}`);
    } else if (text.replace(/\s+/g, ' ') !== message.defaultMessage.replace(/\s+/g, ' ')) {
      problems.push(`${where} "${id}" differs from the code; run npm run messages:extract`);
    }
  }
  for (const id of Object.keys(file.entries)) {
    if (!source[id]) problems.push(`locales/${locale}.json:${file.lineOf(id)} "${id}" is used nowhere`);
  }
}

for (const problem of problems) console.error(problem);
console.log(
  `${Object.keys(source).length} texts in ${locales.length} languages, ${problems.length} problems`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
