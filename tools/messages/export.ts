/**
 * `npm run -s messages:export -- de > de.xlf`, or `-- --all --out folder`: the texts for a translator, as XLIFF 2.0. Exits
 * 2 when it is asked wrongly.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultLocale, isLocale, locales } from '@vesper/domain';
import { readLocaleFile } from './locale/locale-files.ts';
import { root } from './locale/source-messages.ts';
import { unitsToTranslate } from './translation/translation-import.ts';
import { writeXliff } from './translation/xliff.ts';

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false }, out: { type: 'string' } },
  allowPositionals: true,
});

const english = readLocaleFile(root, defaultLocale);
const xliffOf = (locale: string): string => {
  if (!english) throw new Error(`locales/${defaultLocale}.json is missing`);
  const empty = { locale, path: '', texts: {}, descriptions: {}, lineOf: () => 1 };
  return writeXliff(locale, unitsToTranslate(english, readLocaleFile(root, locale) ?? empty));
};

const asked = values.all ? locales.filter((locale) => locale !== defaultLocale) : positionals;
const wrong = asked.filter((locale) => !isLocale(locale) || locale === defaultLocale);

if (asked.length === 0 || wrong.length > 0 || (asked.length > 1 && !values.out)) {
  console.error(`messages:export <${locales.slice(1).join('|')}> > file, or --all --out <folder>`);
  process.exitCode = 2;
} else if (values.out) {
  mkdirSync(values.out, { recursive: true });
  for (const locale of asked) writeFileSync(join(values.out, `${locale}.xlf`), xliffOf(locale));
  console.log(`${asked.length} files in ${values.out}`);
} else {
  for (const locale of asked) process.stdout.write(xliffOf(locale));
}
