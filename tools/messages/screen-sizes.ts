/**
 * `npm run messages:sizes`: what each screen's texts weigh on the wire, in bytes after brotli, by language; then what parts
 * that are loaded later add (at most: often the screen has some of it). Exits 1 when a screen is over the budget.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { compiledGroups, languages } from '@vesper/i18n/vite';
import { closureOf, laterFrom } from './routes/import-graph.ts';
import { root } from './locale/source-messages.ts';
import { statedTexts } from './routes/stated-texts.ts';

/** The largest screen in the largest language. */
const budgetBytes = 8 * 1024;

const app = join(root, 'apps/members/app');
const groupsOf = (file: string): readonly string[] => statedTexts(file, readFileSync(file, 'utf8')).groups;
const frame = join(app, 'root.tsx');
const screens = globSync('routes/*.tsx', { cwd: app })
  .sort()
  .map((file) => join(app, file));
const layouts = globSync('routes/layouts/*.tsx', { cwd: app }).map((file) => join(app, file));
const later = laterFrom([frame, ...layouts, ...screens].flatMap((file) => [...closureOf(file)]));
const locales = languages();

const sizes = new Map<string, number>();
for (const locale of locales) {
  for (const [group, texts] of compiledGroups(locale))
    sizes.set(`${locale} ${group}`, brotliCompressSync(JSON.stringify(texts)).length);
}

const bytesOf = (groups: readonly string[]): number[] =>
  locales.map((locale) => groups.reduce((sum, group) => sum + (sizes.get(`${locale} ${group}`) ?? 0), 0));
const print = (name: string, values: readonly (string | number)[]): void =>
  console.log(name.padEnd(34) + values.map((value) => String(value).padStart(6)).join(''));

print('screen', locales);
let largest = 0;
for (const screen of screens) {
  const bytes = bytesOf([...groupsOf(frame), ...groupsOf(screen)]);
  largest = Math.max(largest, ...bytes);
  print(relative(app, screen), bytes);
}
for (const part of later)
  if (groupsOf(part).length > 0) print(`+ ${relative(app, part)}`, bytesOf(groupsOf(part)));
console.log(`largest screen: ${largest} of ${budgetBytes} bytes`);
process.exitCode = largest > budgetBytes ? 1 : 0;
