import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@vesper/domain';
import { describe, expect, it } from 'vitest';
import { type LocaleFile, parseLocaleFile, readLocaleFile } from '../locale/locale-files.ts';
import { root } from '../locale/source-messages.ts';
import { applyChanges, judgeImport, unitsToTranslate } from './translation-import.ts';
import { readXliff, writeXliff, type XliffUnit } from './xliff.ts';

const english = readLocaleFile(root, 'en') as LocaleFile;
const file = (locale: string, texts: Record<string, string>): LocaleFile =>
  parseLocaleFile(locale, `locales/${locale}.json`, JSON.stringify(texts, null, 2));
const returned = (...units: Partial<XliffUnit>[]) =>
  ({
    locale: 'de',
    units: units.map((unit, index) => ({
      id: 'a.a',
      source: '',
      target: null,
      note: '',
      line: index + 1,
      ...unit,
    })),
  }) as const;

describe('a file that went out and came back', () => {
  it.each(locales.filter((locale) => locale !== 'en'))('is the same in %s, byte for byte', (locale) => {
    const path = `locales/${locale}.json`;
    const before = readFileSync(join(root, path), 'utf8');
    const xml = writeXliff(locale, unitsToTranslate(english, parseLocaleFile(locale, path, before)));
    // Into an empty language, so that every text must come from the file.
    const empty = parseLocaleFile(locale, path, '{}');
    const { changes, problems, warnings } = judgeImport(english, empty, readXliff(xml));
    expect({ problems, warnings }).toEqual({ problems: [], warnings: [] });
    expect(applyChanges(empty, changes)).toBe(before);
    expect(judgeImport(english, parseLocaleFile(locale, path, before), readXliff(xml)).changes.size).toBe(0);
  });
});

describe('judgeImport', () => {
  const source = file('en', { 'a.a': 'Hello {name}', 'a.b': 'Bye' });
  const german = file('de', { 'a.a': 'Hallo {name}' });

  it('takes what differs', () => {
    const { changes } = judgeImport(
      source,
      german,
      returned({ source: 'Hello {name}', target: 'Guten Tag {name}' }, { id: 'a.b', source: 'Bye' }),
    );
    expect([...changes]).toEqual([['a.a', 'Guten Tag {name}']]);
  });

  it('names the line and the text of what is bad', () => {
    const { problems } = judgeImport(
      source,
      german,
      returned(
        { source: 'Hello {name}', target: 'Hallo {Name}' },
        { id: 'a.b', source: 'Bye', target: 'Auf {Wiedersehen' },
        { id: 'a.b', source: 'Bye', target: 'Tschüs' },
      ),
    );
    expect(problems).toEqual([
      '1 "a.a" lacks {name}',
      '1 "a.a" has {Name}, which English does not',
      expect.stringMatching(/^2 "a\.b" is no ICU text/),
      '3 "a.b" stands there twice',
    ]);
  });

  it('leaves out what was translated from other English, with a warning', () => {
    const { changes, warnings, problems } = judgeImport(
      source,
      german,
      returned({ source: 'Hi {name}', target: 'Na {name}' }, { id: 'a.c', source: 'Old', target: 'Alt' }),
    );
    expect(changes.size).toBe(0);
    expect(problems).toEqual([]);
    expect(warnings).toEqual([
      '1 "a.a" was translated from English that has changed since',
      '2 "a.c" is no text any more',
    ]);
  });
});

describe('applyChanges', () => {
  it('keeps the order there is and puts new texts in by id', () => {
    const json = applyChanges(
      file('de', { 'a.d': 'D', 'a.b': 'B' }),
      new Map([
        ['a.b', 'Neu'],
        ['a.c', 'C'],
        ['b.a', 'A'],
      ]),
    );
    expect(json).toBe('{\n  "a.c": "C",\n  "a.d": "D",\n  "a.b": "Neu",\n  "b.a": "A"\n}\n');
  });
});
