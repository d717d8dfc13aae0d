import path from 'node:path';
import { ESLint, Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { roomOf, roomsRule, tableProblems } from './lint-rooms-rule.ts';
import { type RoomTable, roomTables } from './lint-rooms.ts';

const workspace = path.join(import.meta.dirname, '..');

const table: RoomTable = {
  root: 'apps/planted',
  rooms: {
    '.': ['screens'],
    'context.ts': [],
    screens: ['features/*', 'frame', 'context.ts'],
    'features/*': ['frame'],
    frame: [],
    'frame/deep': ['frame'],
    testing: ['features/*', 'frame'],
  },
  later: { 'frame/later.ts': ['features/gift/panel.ts'] },
  forTests: ['testing'],
  reckoned: ['frame/built.ts'],
};

/** The linter as it is set up for this house, asked for its rooms alone. */
const eslint = new ESLint({
  cwd: workspace,
  flags: ['unstable_native_nodejs_ts_config'],
  overrideConfigFile: path.join(workspace, 'eslint.config.ts'),
  ruleFilter: ({ ruleId }) => ruleId === 'house/rooms',
});
/** The same, asked for what leads out of its project. */
const ownProject = new ESLint({
  cwd: workspace,
  flags: ['unstable_native_nodejs_ts_config'],
  overrideConfigFile: path.join(workspace, 'eslint.config.ts'),
  ruleFilter: ({ ruleId }) => ruleId === 'house/own-project',
});
const linter = new Linter({ cwd: workspace });
/** What the rule says of one file of the planted program. */
const saidOf = (file: string, code: string, tables: readonly RoomTable[] = [table]): string[] =>
  linter
    .verify(
      code,
      {
        files: ['**/*.{ts,tsx}'],
        languageOptions: { parser: tseslint.parser },
        plugins: { house: { rules: { rooms: roomsRule(tables, workspace) } } },
        rules: { 'house/rooms': 'error' },
      } as Linter.Config,
      path.join(workspace, table.root, file),
    )
    .map(({ message }) => message);

const between = (from: string, to: string): string[] => [
  `'${from}' may not import '${to}' (tools/lint-rooms.ts).`,
];

describe('imports between rooms', () => {
  it.each([
    ['import', "import { a } from '../gift/a.ts';\nexport const b = a;"],
    ['import for its effects', "import '../gift/a.scss';"],
    ['type import', "import type { A } from '../gift/a.ts';\nexport type B = A;"],
    ['import() in a type', "export type B = import('../gift/a.ts').A;"],
    ['import()', "export const load = () => import('../gift/a.ts');"],
    ['import() of a template', 'export const load = () => import(`../gift/a.ts`);'],
    ['re-export', "export { a } from '../gift/a.ts';"],
    ['re-export of types', "export type { A } from '../gift/a.ts';"],
    ['widening', "declare module '../gift/a.ts' {\n  interface A {\n    b: string;\n  }\n}\nexport {};"],
    ['re-export of everything', "export * from '../gift/a.ts';"],
    ['import.meta.glob', "export const all = import.meta.glob('../gift/*.ts');"],
    ['import.meta.glob of several', "export const all = import.meta.glob(['./*.ts', '../gift/**/*.ts']);"],
    ['import.meta.globEager', "export const all = import.meta.globEager('../gift/*.ts');"],
    ['import() with something put in', 'export const load = (a: string) => import(`../gift/${a}.ts`);'],
  ])('a feature reaches another by no %s', (_, code) => {
    expect(saidOf('features/chat/b.ts', code)).toEqual(between('features/chat', 'features/gift'));
  });

  it('by a pattern are judged by all that it may lead to', () => {
    const glob = (pattern: string) => `export const all = import.meta.glob(${pattern});`;
    expect(saidOf('features/chat/a.ts', glob("['./*.ts', '../../frame/*.ts', '!../**/*.test.ts']"))).toEqual(
      [],
    );
    expect(saidOf('screens/a.ts', glob("'../features/*/a.ts'"))).toEqual([]);
    expect(saidOf('features/chat/a.ts', glob("'../*/a.ts'"))).toEqual(between('features/chat', 'features/*'));
    // A room within the one that is named.
    expect(saidOf('screens/a.ts', glob("'../frame/**/*.ts'"))).toEqual(between('screens', 'frame/deep'));
    expect(saidOf('screens/a.ts', glob("'../*/a.ts'"))).toEqual([
      "'*/a.ts' stands in no room of apps/planted.",
    ]);
    expect(saidOf('features/chat/a.ts', glob("'../../../other/*.ts'"))).toEqual([
      "'../../../other/*.ts' leads out of apps/planted: import what is meant by name.",
    ]);
    const written = ['Write the pattern, by a relative path.'];
    expect(saidOf('features/chat/a.ts', glob("'/app/features/gift/*.ts'"))).toEqual(written);
    expect(saidOf('features/chat/a.ts', glob('patterns'))).toEqual(written);
  });

  it('by an address that is reckoned are made by the files alone that the table lists', () => {
    const reckoned = 'export const load = (file: string) => import(file);';
    const refused = ['Write out what is imported, by a relative path.'];
    expect(saidOf('features/chat/a.ts', reckoned)).toEqual(refused);
    expect(saidOf('features/chat/a.ts', "void import('../gift/' + 'a.ts');")).toEqual(refused);
    expect(saidOf('features/chat/a.ts', 'export const load = (a: string) => import(`${a}/b.ts`);')).toEqual(
      refused,
    );
    expect(saidOf('frame/built.ts', reckoned)).toEqual([]);
    expect(saidOf('features/chat/a.test.ts', reckoned)).toEqual([]);
    expect(
      saidOf('features/chat/a.ts', 'export const load = (a: string) => import(`./b/${a}.json`);'),
    ).toEqual([]);
  });

  it('go down and stay at home', () => {
    const down = "import '../../frame/a.ts';\nimport './b.ts';\nimport './deep/c.ts';\nimport 'react';\n";
    expect(saidOf('features/chat/a.ts', down)).toEqual([]);
    expect(saidOf('screens/a.ts', "import '../features/chat/a.ts';\nimport '../context.ts';")).toEqual([]);
    expect(saidOf('root.ts', "import './screens/a.ts';\nimport './other.ts';")).toEqual([]);
  });

  it('never go up', () => {
    expect(saidOf('frame/a.ts', "import '../features/chat/a.ts';")).toEqual(
      between('frame', 'features/chat'),
    );
    expect(saidOf('features/chat/a.ts', "import '../../screens/a.ts';")).toEqual(
      between('features/chat', 'screens'),
    );
    expect(saidOf('features/chat/a.ts', "import '../../root.ts';")).toEqual(between('features/chat', '.'));
    expect(saidOf('features/chat/a.ts', "import '../../context.ts';")).toEqual(
      between('features/chat', 'context.ts'),
    );
  });

  it('reach what is for tests from tests alone', () => {
    const code = "import '../testing/page.ts';";
    expect(saidOf('frame/a.test.ts', code)).toEqual([]);
    expect(saidOf('frame/a.ts', code)).toEqual(between('frame', 'testing'));
    expect(saidOf('frame/a.test.ts', "import '../features/chat/a.ts';")).toEqual(
      between('frame', 'features/chat'),
    );
  });

  it('of a story are those of a test: its own feature and what is for tests, and no other feature', () => {
    const story = 'features/chat/a.stories.tsx';
    expect(saidOf(story, "import '../../testing/page.ts';\nimport './a.ts';")).toEqual([]);
    expect(saidOf(story, "import '../gift/a.ts';")).toEqual(between('features/chat', 'features/gift'));
    expect(saidOf(story, "import '../../screens/a.ts';")).toEqual(between('features/chat', 'screens'));
    expect(saidOf('features/chat/stories.ts', "import '../../testing/page.ts';")).toEqual(
      between('features/chat', 'testing'),
    );
  });

  it('are judged by the innermost room', () => {
    expect(saidOf('frame/deep/a.ts', "import '../a.ts';")).toEqual([]);
    expect(saidOf('frame/a.ts', "import './deep/a.ts';")).toEqual(between('frame', 'frame/deep'));
  });

  it('may go up later where a file is allowed to, from that file and to that file alone', () => {
    const gift = "void import('../features/gift/panel.ts');";
    expect(saidOf('frame/later.ts', gift)).toEqual([]);
    expect(saidOf('frame/later.ts', "import '../features/gift/panel.ts';")).toEqual(
      between('frame', 'features/gift'),
    );
    expect(saidOf('frame/later.ts', "void import('../features/gift/b.ts');")).toEqual(
      between('frame', 'features/gift'),
    );
    expect(saidOf('frame/a.ts', gift)).toEqual(between('frame', 'features/gift'));
  });

  it('need a room at both ends', () => {
    expect(saidOf('attic/a.ts', "import '../frame/a.ts';")).toEqual([
      "'attic/a.ts' stands in no room of apps/planted.",
    ]);
    expect(saidOf('features/a.ts', '')).toEqual(["'features/a.ts' stands in no room of apps/planted."]);
    expect(saidOf('screens/a.ts', "import '../attic/a.ts';")).toEqual([
      "'attic/a.ts' stands in no room of apps/planted.",
    ]);
  });

  it('are judged by the table of the rooms within as well', () => {
    const within: RoomTable = { root: `${table.root}/frame`, rooms: { ink: [], page: ['ink'] } };
    expect(saidOf('frame/page/a.ts', "import '../ink/a.ts';", [table, within])).toEqual([]);
    expect(saidOf('frame/ink/a.ts', "import '../page/a.ts';", [table, within])).toEqual(
      between('ink', 'page'),
    );
    expect(saidOf('frame/ink/a.ts', "import '../../features/chat/a.ts';", [table, within])).toEqual(
      between('frame', 'features/chat'),
    );
  });

  it.each([
    ['libs/ui/src/planted.ts', "import.meta.glob('../../domain/src/*/*.ts')", 'libs/ui'],
    [
      'libs/session/src/planted.ts',
      "import.meta.glob(['./*.ts', '../../../apps/*/app/*.ts'])",
      'libs/session',
    ],
    ['apps/payment-sandbox/src/planted.ts', 'import(`../../server/src/${name}.ts`)', 'apps/payment-sandbox'],
    ['.storybook/planted.ts', "import.meta.glob('../apps/server/src/**/*.ts')", '.storybook'],
  ])(
    'by a pattern stay in their project, with or without rooms: %s',
    async (filePath, call, project) => {
      const house = new ESLint({
        cwd: workspace,
        flags: ['unstable_native_nodejs_ts_config'],
        overrideConfigFile: path.join(workspace, 'eslint.config.ts'),
        ruleFilter: ({ ruleId }) => ruleId === 'house/own-project',
      });
      const [result] = await house.lintText(`export const load = (name: string) => [name, ${call}];`, {
        filePath,
      });
      expect(result?.messages.map(({ message }) => message)).toEqual([
        expect.stringContaining(`leads out of ${project}: import what is meant by name.`),
      ]);
      const texts = "export const texts = import.meta.glob(['../locales/*.json', './deep/*.ts']);";
      const [fine] = await house.lintText(texts, { filePath: '.storybook/planted.ts' });
      expect(fine?.messages).toEqual([]);
    },
    60_000,
  );

  it.each([
    ['apps/members/app/planted.ts', "import.meta.glob('/app/**/*.ts')"],
    ['.storybook/planted.ts', "import.meta.glob(['./deep/*.ts', '/libs/**/*.ts'])"],
    ['libs/ui/src/planted.ts', "import.meta.glob('**/libs/**/*.ts')"],
    ['libs/ui/src/planted.ts', "import.meta.glob('@/*.ts')"],
  ])(
    'by a pattern start from the file, not from a root that each build has another one of: %s',
    async (filePath, call) => {
      const house = new ESLint({
        cwd: workspace,
        flags: ['unstable_native_nodejs_ts_config'],
        overrideConfigFile: path.join(workspace, 'eslint.config.ts'),
        ruleFilter: ({ ruleId }) => ruleId === 'house/own-project',
      });
      const [result] = await house.lintText(`export const files = ${call};`, { filePath });
      expect(result?.messages.map(({ message }) => message)).toEqual([
        'Write the pattern, by a relative path.',
      ]);
      const [fine] = await house.lintText(
        "export const files = import.meta.glob(['./*.ts', '!/**/*.test.ts']);",
        {
          filePath,
        },
      );
      expect(fine?.messages).toEqual([]);
    },
    60_000,
  );

  it.each([
    ["import { createRequire } from 'node:module';\nexport const load = createRequire(import.meta.url);"],
    ["import { createRequire as made } from 'module';\nmade(import.meta.url)('../chat/send.ts');"],
    ["import module from 'node:module';\nmodule.createRequire(import.meta.url)('../chat/send.ts');"],
    ["import * as module from 'node:module';\nmodule['createRequire'](import.meta.url)('../chat/send.ts');"],
    ["const { createRequire } = await import('node:module');"],
    ["const { createRequire: made } = process.getBuiltinModule('node:module');"],
  ])(
    'by createRequire are none of what runs: %s',
    async (code) => {
      for (const filePath of ['apps/server/src/likes/planted.ts', 'libs/ui/src/planted.test.ts']) {
        const [result] = await ownProject.lintText(code, { filePath });
        expect(result?.messages.map(({ message }) => message)).toEqual([
          'Import it: what `createRequire` loads is seen by no rule of imports.',
        ]);
      }
    },
    60_000,
  );

  it.each([
    ["createRequire(import.meta.url)('../apps/server/src/app.ts');", ["'../apps/server/src/app.ts'"]],
    [
      "const load = createRequire(import.meta.url);\nload('../libs/ui/src/index.ts');",
      ["'../libs/ui/src/index.ts'"],
    ],
    ["createRequire(import.meta.url)('./run/tally.ts');", []],
    ["createRequire(import.meta.url)('cities');\ncreateRequire(import.meta.url).resolve('vite');", []],
  ])(
    'by createRequire of a tool stay within the project: %s',
    async (code, refused) => {
      const [result] = await ownProject.lintText(`import { createRequire } from 'node:module';\n${code}`, {
        filePath: 'tools/planted.ts',
      });
      expect(result?.messages.map(({ message }) => message)).toEqual(
        refused.map((what) => `${what} leads out of tools: import what is meant by name.`),
      );
    },
    60_000,
  );

  it('out of the program are the business of the boundaries between projects', () => {
    expect(saidOf('frame/a.ts', "import '../../../libs/ui/src/index.ts';")).toEqual([]);
  });
});

describe('a table of rooms', () => {
  it('has no two rooms that import each other', () => {
    const rooms = { chat: ['photos'], photos: ['chat'], mail: [] };
    expect(tableProblems({ root: 'x', rooms })).toEqual(['a circle: chat -> photos -> chat']);
  });

  it('has no circle around several corners, and no room that imports its own kind', () => {
    const rooms = { chat: ['photos'], photos: ['mail'], mail: ['chat'], 'features/*': ['features/*'] };
    expect(tableProblems({ root: 'x', rooms })).toEqual([
      'a circle: chat -> photos -> mail -> chat',
      'a circle: features/* -> features/*',
    ]);
  });

  it('names only rooms that it has', () => {
    expect(tableProblems({ root: 'x', rooms: { chat: ['attic'] } })).toEqual([
      'chat may import attic, which is no room of x',
    ]);
  });

  it('may give every folder that has no row the same one', () => {
    const subjects: RoomTable = {
      root: table.root,
      rooms: {
        './*': ['schema.ts'],
        'schema.ts': [],
        member: ['schema.ts'],
        chat: ['member'],
        '.': ['./*', 'chat'],
      },
    };
    expect(roomOf(subjects, 'gift/deep/a.ts')).toBe('gift');
    expect(roomOf(subjects, 'a.ts')).toBe('.');
    expect(saidOf('gift/a.ts', "import '../schema.ts';", [subjects])).toEqual([]);
    expect(saidOf('a.ts', "import './gift/a.ts';", [subjects])).toEqual([]);
    expect(saidOf('chat/a.ts', "import '../member/a.ts';", [subjects])).toEqual([]);
    expect(saidOf('gift/a.ts', "import '../member/a.ts';", [subjects])).toEqual(between('gift', 'member'));
    expect(saidOf('gift/a.ts', "import '../other/a.ts';", [subjects])).toEqual(between('gift', 'other'));
    expect(saidOf('chat/a.ts', "import '../gift/a.ts';", [subjects])).toEqual(between('chat', 'gift'));
  });

  it('knows the room of a file', () => {
    expect(roomOf(table, 'features/chat/deep/a.ts')).toBe('features/chat');
    expect(roomOf(table, 'root.ts')).toBe('.');
    expect(roomOf(table, 'attic/a.ts')).toBeNull();
  });
});

describe('the tables of this house', () => {
  it.each(roomTables.map((one) => [one.root, one] as const))('%s goes down only', (_, one) => {
    expect(tableProblems(one)).toEqual([]);
  });

  it.each([
    [
      'apps/members/app/features/search/planted.ts',
      '../chat/composer.tsx',
      'features/search',
      'features/chat',
    ],
    ['apps/server/src/likes/planted.ts', '../chat/send.ts', 'likes', 'chat'],
    ['apps/server/src/app.ts', './session/session-cookie.ts', 'app.ts', 'session'],
    ['apps/server/src/start-server.ts', './chat/send.ts', 'start-server.ts', 'chat'],
    ['apps/server/src/platform/live/planted.ts', '../http/route-of.ts', 'live', 'http'],
    ['libs/domain/src/chat/planted.ts', '../payment/order-state.ts', 'chat', 'payment'],
    ['libs/contract/src/chat/planted.ts', '../payment/schemas.ts', 'chat', 'payment'],
  ])(
    'are what the linter goes by: %s',
    async (filePath, specifier, from, to) => {
      const [result] = await eslint.lintText(`import type { A } from '${specifier}';`, { filePath });
      expect(result?.messages.map(({ message }) => message)).toEqual(between(from, to));
    },
    60_000,
  );
});
