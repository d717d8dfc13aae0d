/**
 * `npm run messages:import -- de.xlf …`: puts translations into `locales/`. When any text in any file is bad, nothing is
 * written and it exits 1; run `messages:check` afterwards.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, isLocale } from '@vesper/domain';
import { parseLocaleFile, readLocaleFile } from './locale/locale-files.ts';
import { root } from './locale/source-messages.ts';
import { applyChanges, judgeImport } from './translation/translation-import.ts';
import { readXliff, XliffError } from './translation/xliff.ts';

const problems: string[] = [];
const writes = new Map<string, { json: string; report: string }>();

const take = (name: string): void => {
  const file = readXliff(readFileSync(name, 'utf8'));
  const { locale } = file;
  if (!isLocale(locale) || locale === defaultLocale) {
    problems.push(`${name}:1 '${locale}' is no language that texts are translated to`);
    return;
  }
  const english = readLocaleFile(root, defaultLocale);
  if (!english) throw new Error(`locales/${defaultLocale}.json is missing`);
  const path = `locales/${locale}.json`;
  if (writes.has(path)) problems.push(`${name}:1 is the second file for '${locale}'`);
  const translated = readLocaleFile(root, locale) ?? parseLocaleFile(locale, path, '{}');
  const { changes, warnings, problems: found } = judgeImport(english, translated, file);
  for (const warning of warnings) console.warn(`${name}:${warning}, left out`);
  problems.push(...found.map((problem) => `${name}:${problem}`));
  const json = changes.size > 0 ? applyChanges(translated, changes) : '';
  writes.set(path, { json, report: `${path}: ${changes.size} texts changed, ${warnings.length} left out` });
};

const names = process.argv.slice(2);
for (const name of names) {
  try {
    take(name);
  } catch (error) {
    if (!(error instanceof XliffError)) throw error;
    problems.push(`${name}:${error.line} ${error.message}`);
  }
}

for (const problem of problems) console.error(problem);
if (names.length === 0) console.error('messages:import <file.xlf> …');
if (problems.length > 0) console.error('Nothing was changed.');
else {
  for (const [path, { json, report }] of writes) {
    if (json) writeFileSync(join(root, path), json);
    console.log(report);
  }
}
process.exitCode = names.length === 0 || problems.length > 0 ? 1 : 0;
