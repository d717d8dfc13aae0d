import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import formatjs from 'eslint-plugin-formatjs';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { depConstraints } from './tools/lint-boundaries.ts';
import { ownProjectRule, roomsRule } from './tools/lint-rooms-rule.ts';
import { roomTables } from './tools/lint-rooms.ts';
import { promisedWaitsRule } from './tools/lint-waits-rule.ts';
import { sqlRule } from './tools/lint/sql-rule.ts';

const tests = [
  '**/*.test.ts',
  '**/*.test.tsx',
  '**/*.stories.tsx',
  '**/stories/**',
  '.storybook/**',
  'apps/e2e/**',
];

/** An entry names what it exports. It may hand on those of its subjects (`./chat/index.ts`), which name theirs. */
const onlyNames = {
  selector: 'ExportAllDeclaration:not([source.value=/^\\.\\x2f[a-z-]+\\x2findex\\.ts$/])',
  message: 'Name what an entry exports.',
};

/** A component that has the whole user is rendered again with each of its changes, and a list of such components with it. */
const partOfUser = {
  selector:
    ':matches(MemberExpression[object.callee.name="useUser"], BinaryExpression[left.callee.name="useUser"])',
  message: 'Select the part: useOwnId, useIsVisitor, useSession(({ user }) => …).',
};

const waitFor = 'Wait for what is meant: an event, a row (`vi.waitFor`), a clock that the test moves.';
const house = {
  rules: {
    rooms: roomsRule(roomTables, import.meta.dirname),
    'own-project': ownProjectRule(import.meta.dirname),
    'promised-waits': promisedWaitsRule(waitFor),
    sql: sqlRule('SQL stands in repository.ts.'),
  },
};

/** A time that passes is no sign of anything: too short on a busy machine, too long on every other. */
const fixedWaits = [
  "CallExpression[callee.name='promisify'][arguments.0.name='setTimeout']",
  'ImportDeclaration[source.value=/^(node:)?timers.promises$/]',
  'ImportExpression[source.value=/^(node:)?timers.promises$/]',
  "CallExpression[callee.property.name='waitForTimeout']",
].map((selector) => ({ selector, message: waitFor }));

const storages = ['localStorage', 'sessionStorage'];
const useStorage = 'Use deviceStorage or tabStorage of @vesper/session.';

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/build/**',
      '**/dist/**',
      '**/.react-router/**',
      '**/.nx/**',
      '.data/**',
      '**/coverage/**',
      '**/public/**',
      'storybook-static/**',
      'look/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    plugins: { '@nx': nx, house },
    rules: {
      'house/own-project': 'error',
      '@nx/enforce-module-boundaries': [
        'error',
        {
          depConstraints,
          enforceBuildableLibDependency: false,
          // Types are imported statically from what is loaded later.
          checkDynamicDependenciesExceptions: ['.*'],
          allow: ['^.*/tools/(lint-(boundaries|rooms|rooms-rule|waits-rule)|lint/sql-rule)\\.ts$'],
        },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-invalid-void-type': 'off',
      // A subject widens what the common floor names (`interface Caller extends Member {}`).
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      // oxlint has the same rule, at an eighth of the time.
      'no-unused-vars': 'off',
      '@typescript-eslint/no-unused-vars': 'off',
      '@typescript-eslint/triple-slash-reference': 'off',
      'no-restricted-syntax': ['error', onlyNames, partOfUser],
      'no-empty': ['error', { allowEmptyCatch: false }],
      eqeqeq: 'error',
      'max-lines': ['error', { max: 300, skipComments: true, skipBlankLines: true }],
      'max-lines-per-function': ['error', { max: 60 }],
    },
  },
  ...roomTables.map(({ root, testsAreFree = false }) => ({
    files: [`${root}/**/*.{ts,tsx}`],
    ignores: testsAreFree ? tests : [],
    rules: { 'house/rooms': 'error' as const },
  })),
  {
    // SQL has its rooms: repositories, a subject's and those of the common floor.
    files: ['apps/server/src/**/*.ts'],
    ignores: [
      ...tests,
      'apps/server/src/**/*repository.ts',
      // Asks what others have written: connections and dialects, their opening, several questions in one trip. No table is named here.
      'apps/server/src/platform/database/{drivers/**,database.ts,together.ts}',
      // Rows that are put in place to be tested or measured, and looked at; nothing that is run for members.
      'apps/server/src/{testing,access,faults,benchmarks}/**',
    ],
    rules: { 'house/sql': 'error' },
  },
  {
    files: ['libs/domain/**/*.ts'],
    ignores: tests,
    rules: {
      // The domain is pure: time, ids and chance come in as input, so that the server can judge the same machine.
      'no-restricted-globals': [
        'error',
        ...['window', 'document', 'fetch', 'process', 'Buffer', 'setTimeout', 'setInterval', 'localStorage'],
        ...['navigator', 'crypto', 'console'],
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'The time comes in as input.' },
        { object: 'Math', property: 'random', message: 'Chance comes in as input.' },
      ],
      'no-restricted-imports': [
        'error',
        { patterns: ['react', 'react-*', 'node:*', 'fastify', 'axios', 'zod'] },
      ],
    },
  },
  {
    files: ['**/*.tsx', 'libs/session/**/*.ts', 'apps/members/**/*.ts'],
    plugins: { 'react-hooks': reactHooks, formatjs },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'formatjs/no-literal-string-in-jsx': [
        'error',
        { props: { include: [['*', '{aria-label,title,alt,placeholder}']] } },
      ],
      'formatjs/enforce-description': ['error', 'literal'],
      'formatjs/enforce-default-message': ['error', 'literal'],
    },
  },
  {
    // Storage that is blocked or full must break no screen: one part knows what to do then.
    files: ['apps/members/app/**/*.{ts,tsx}', 'libs/session/src/**/*.{ts,tsx}'],
    ignores: [...tests, 'libs/session/src/storage/storage.ts'],
    rules: {
      'no-restricted-globals': ['error', ...storages.map((name) => ({ name, message: useStorage }))],
      'no-restricted-properties': [
        'error',
        ...['window', 'globalThis', 'self'].flatMap((object) =>
          storages.map((property) => ({ object, property, message: useStorage })),
        ),
      ],
    },
  },
  {
    files: ['apps/server/src/**/*.ts'],
    ignores: tests,
    rules: { 'no-console': 'error' },
  },
  {
    files: tests,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      'formatjs/no-literal-string-in-jsx': 'off',
      'max-lines': 'off',
      'max-lines-per-function': 'off',
    },
  },
  {
    files: [...tests, '**/testing/**', 'libs/testing/**', 'apps/server/src/faults/**'],
    ignores: ['**/benchmarks/**'],
    rules: {
      'no-restricted-syntax': ['error', onlyNames, partOfUser, ...fixedWaits],
      'house/promised-waits': 'error',
    },
  },
  {
    // What stands in for a provider, a device or a page answers from one state: one function around it.
    files: ['**/testing/**'],
    rules: { 'max-lines-per-function': 'off' },
  },
  // Tables of facts are as long as the facts are.
  { files: ['**/data/**', 'libs/domain/src/site/places/region-names.ts'], rules: { 'max-lines': 'off' } },
  {
    files: ['**/*.d.ts'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/triple-slash-reference': 'off',
    },
  },
  { files: ['**/*.mjs'], languageOptions: { globals: { process: 'readonly', URL: 'readonly' } } },
);
