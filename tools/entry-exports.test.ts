import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');

/** What is to come, by the folder that it will have: once that is there, whatever waits for it is used or goes. */
const coming = {
  'back office': 'apps/backoffice',
  'direct debit': 'libs/domain/src/direct-debit',
} as const;

interface Entry {
  readonly package: string;
  readonly folder: string;
  /** It is made for tests: elsewhere what tests alone take is used by nobody. */
  readonly forTests?: boolean;
  /** Lists of the whole, which tests alone go through from outside, so that a new entry is tried as well: of what. */
  readonly wholes?: Readonly<Record<string, string>>;
  /** What nobody outside uses yet, which capability will, and for what; whatever else is unused goes. */
  readonly awaited: Readonly<Record<string, readonly [capability: keyof typeof coming, use: string]>>;
}

const entries: readonly Entry[] = [
  {
    package: '@vesper/domain',
    folder: 'libs/domain',
    awaited: {},
  },
  {
    package: '@vesper/ui',
    folder: 'libs/ui',
    awaited: {
      // In chat a menu comes when it is asked for, which is OpenActionMenu.
      ActionMenu: ['back office', 'what can be done with a case or a member, in its row'],
      ComboboxField: ['back office', 'one brand or one country of many'],
      IbanField: ['direct debit', 'the account'],
      NumberField: ['back office', 'prices of a site'],
      Pagination: ['back office', 'the pages of a table'],
      PhoneField: ['direct debit', 'the number that the code is sent to'],
      TabPanels: ['back office', 'messages, profile and earlier cases of somebody reported'],
    },
  },
  {
    package: '@vesper/contract',
    folder: 'libs/contract',
    wholes: { callNames: 'all calls', errorCodes: 'all refusals', liveEvent: 'all live events' },
    awaited: {},
  },
  ...['session', 'api-client', 'i18n', 'testing'].map((name) => ({
    package: `@vesper/${name}`,
    folder: `libs/${name}`,
    forTests: name === 'testing',
    awaited: {},
  })),
];

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** What stands between the braces: `a, type B, c as D`. */
const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((item) => item.trim().replace(/^type\s+/, ''))
    .filter((item) => item !== '');

/** The entry with the entries of its subjects in place of the lines that hand them on. */
const wholeEntry = (folder: string): string =>
  read(`${folder}/index.ts`).replaceAll(
    /^export \* from '\.\/([\w-]+)\/index\.ts';$/gm,
    (_line, subject: string) => wholeEntry(`${folder}/${subject}`),
  );

const exportsOf = ({ folder }: Entry): string[] =>
  [...wholeEntry(`${folder}/src`).matchAll(/export (?:type )?\{([^}]+)\} from/g)]
    .flatMap(([, list = '']) => namesIn(list))
    .map((item) => item.split(/\s+as\s+/).at(-1) ?? item);

const sources = globSync(
  ['apps/**/*.{ts,tsx}', 'libs/*/src/**/*.{ts,tsx}', 'tools/**/*.ts', '.storybook/**/*.{ts,tsx}'],
  {
    cwd: root,
    exclude: (name) => /node_modules|(^|\/)build$|\.react-router/.test(name),
  },
).map((file) => [file.replaceAll(path.sep, '/'), read(file)] as const);

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** What anybody outside of the library imports from its entry; `counted` says whose imports count. */
const importedFrom = (
  { package: name, folder }: Entry,
  counted: (file: string) => boolean = () => true,
): Set<string> => {
  const pattern = new RegExp(`(?:import|export)(?: type)? \\{([^}]+)\\} from '${name}'`, 'g');
  // `import('…').then(({ … }) =>`
  const later = new RegExp(`import\\('${name}'\\)\\.then\\(\\s*\\(\\{([^}]+)\\}\\)`, 'g');
  const found = sources
    .filter(([file]) => !file.startsWith(`${folder}/`) && counted(file))
    .flatMap(([, text]) =>
      [pattern, later].flatMap((how) => [...text.matchAll(how)]).flatMap(([, list = '']) => namesIn(list)),
    );
  return new Set(found.map((item) => item.split(/\s+as\s+/)[0] ?? item));
};

describe.each(entries)('the entry of $package', (entry) => {
  const taken = importedFrom(entry);
  const used = importedFrom(entry, (file) => entry.forTests === true || !isTest(file));
  const unused = exportsOf(entry).filter((name) => !used.has(name));

  it('is read whole', () => {
    // No statement of another kind, which would not be counted.
    const whole = wholeEntry(`${entry.folder}/src`);
    expect(whole.match(/^export /gm)).toHaveLength(whole.match(/^export (?:type )?\{/gm)?.length ?? 0);
    expect(used.size).toBeGreaterThan(4);
    // Everything that is taken from it stands there.
    expect([...taken].filter((name) => !exportsOf(entry).includes(name))).toEqual([]);
  });

  it('offers nothing that nobody but a test uses, but for what a coming capability needs', () => {
    const known = { ...entry.awaited, ...entry.wholes };
    expect(unused.toSorted()).toEqual(Object.keys(known).toSorted());
    expect(Object.keys(entry.wholes ?? {}).filter((name) => !taken.has(name))).toEqual([]);
  });

  it('waits for nothing that has come', () => {
    const stale = Object.entries(entry.awaited).filter(([, [capability]]) =>
      existsSync(path.join(root, coming[capability])),
    );
    expect(stale).toEqual([]);
  });
});
