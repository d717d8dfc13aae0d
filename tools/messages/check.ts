/**
 * `npm run messages:check`: everything that can be wrong with a text without reading it aloud. Prints `file:line problem`
 * for each and exits 1 when there is one.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@vesper/domain';
import { groupOf } from '@vesper/i18n';
import { literalTextProblems } from './literal/literal-text.ts';
import { groupWordProblems, subjectWords } from './locale/group-words.ts';
import { readLocaleFile } from './locale/locale-files.ts';
import { localeProblems, type PlacedMessages, sourceProblems } from './locale/locale-problems.ts';
import { routeTextProblems } from './routes/route-texts.ts';
import { parseSameAsEnglish, sameAsEnglishProblems } from './locale/same-as-english.ts';
import { serverGroupProblems } from './locale/server-groups.ts';
import { readSourceMessages, root, sources } from './locale/source-messages.ts';

const found = readSourceMessages();
const groups = new Map<string, Set<string>>();
for (const [id, { file }] of Object.entries(found)) {
  const path = join(root, file);
  groups.set(path, (groups.get(path) ?? new Set()).add(groupOf(id)));
}

const codeOf = new Map([...groups.keys()].map((file) => [file, readFileSync(file, 'utf8')]));
const source: PlacedMessages = Object.fromEntries(
  Object.entries(found).map(([id, { file, start, ...message }]) => {
    const line = (codeOf.get(join(root, file)) ?? '').slice(0, start).split('\n').length;
    return [id, { ...message, where: `${file}:${line}` }];
  }),
);

const problems = [
  ...sourceProblems(source),
  ...serverGroupProblems(source),
  ...groupWordProblems(source, subjectWords(root)),
];

const files = locales.flatMap((locale) => {
  const file = readLocaleFile(root, locale);
  if (!file) problems.push(`locales/${locale}.json:1 is missing`);
  return file ?? [];
});
for (const file of files) problems.push(...localeProblems(source, file));

const listPath = 'locales/same-as-english.json';
const list = parseSameAsEnglish(listPath, readFileSync(join(root, listPath), 'utf8'));
const english = files.find(({ locale }) => locale === 'en');
const translated = files.filter(({ locale }) => locale !== 'en');
if (english) problems.push(...sameAsEnglishProblems(english, translated, list));

const app = join(root, 'apps/members/app');
problems.push(
  ...routeTextProblems({
    root,
    frame: join(app, 'root.tsx'),
    entry: join(app, 'entry.client.tsx'),
    routes: globSync(['routes/*.tsx', 'routes/layouts/*.tsx'], { cwd: app, exclude: ['**/*.test.tsx'] }).map(
      (file) => join(app, file),
    ),
    groupsOf: (file) => groups.get(file) ?? [],
  }),
  ...(await literalTextProblems(root, sources)),
);

for (const problem of problems) console.error(problem);
console.log(
  `${Object.keys(source).length} texts in ${locales.length} languages, ${problems.length} problems`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
