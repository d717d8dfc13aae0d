import { problemsOf } from './compare.ts';
import type { LocaleFile } from '../locale/locale-files.ts';
import type { XliffFile, XliffUnit } from './xliff.ts';

/** What a translator is given for a language: every English text, with its translation so far. */
export const unitsToTranslate = (english: LocaleFile, translated: LocaleFile): XliffUnit[] =>
  Object.entries(english.texts).map(([id, source]) => ({
    id,
    source,
    target: translated.texts[id] || null,
    note: english.descriptions[id] ?? '',
  }));

export interface ImportResult {
  /** Texts that differ from the file of the language, by id. */
  readonly changes: ReadonlyMap<string, string>;
  /** Units that were left out, and why: `line "id" reason`. */
  readonly warnings: readonly string[];
  /** Why nothing may be written. */
  readonly problems: readonly string[];
}

/** Judges what came back from translation. Texts whose English has changed meanwhile are left out. */
export const judgeImport = (
  english: LocaleFile,
  translated: LocaleFile,
  { units }: XliffFile,
): ImportResult => {
  const changes = new Map<string, string>();
  const warnings: string[] = [];
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const { id, source, target, line } of units) {
    const here = `${line} "${id}"`;
    const now = english.texts[id];
    if (seen.has(id)) problems.push(`${here} stands there twice`);
    seen.add(id);
    if (target === null) continue;
    if (now === undefined) warnings.push(`${here} is no text any more`);
    else if (now !== source) warnings.push(`${here} was translated from English that has changed since`);
    else {
      problems.push(...problemsOf(translated.locale, now, target).map((problem) => `${here} ${problem}`));
      if (translated.texts[id] !== target) changes.set(id, target);
    }
  }
  return { changes, warnings, problems };
};

/** The language's file with the changes in place: texts keep their order, new ones are put in by id. Answers JSON. */
export const applyChanges = (translated: LocaleFile, changes: ReadonlyMap<string, string>): string => {
  const entries = Object.entries(translated.texts).map(
    ([id, text]) => [id, changes.get(id) ?? text] as const,
  );
  for (const [id, text] of changes) {
    if (translated.texts[id] !== undefined) continue;
    const next = entries.findIndex(([other]) => other > id);
    entries.splice(next === -1 ? entries.length : next, 0, [id, text]);
  }
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
};
