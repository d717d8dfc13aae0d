import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ESLint, type Linter } from 'eslint';
import formatjs from 'eslint-plugin-formatjs';
import tseslint from 'typescript-eslint';
import { literalTextIgnored, literalTextOptions } from './literal-text-rule.ts';

const offsetOf = (code: string, line: number, column: number): number =>
  code
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, text) => sum + text.length + 1, column - 1);

/** A dash or a `·` between two values is the same in every language; the rule would report it as well. */
const hasWords = (code: string, { line, column, endLine, endColumn }: Linter.LintMessage): boolean => {
  const end = offsetOf(code, endLine ?? line, endColumn ?? column);
  const text = code.slice(offsetOf(code, line, column), end).replace(/^[\w-]+=/, '');
  return /\p{L}/u.test(text.replace(/\$\{[^}]*\}/g, ''));
};

/**
 * Text that is written into JSX instead of `locales/`, as `file:line problem`; `patterns` and the file names in the answer
 * are relative to `root`. Comments cannot switch the rule off here.
 */
export const literalTextProblems = async (root: string, patterns: readonly string[]): Promise<string[]> => {
  const eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    errorOnUnmatchedPattern: false,
    allowInlineConfig: false,
    overrideConfig: [
      { ignores: ['**/build/**', '**/.react-router/**', ...literalTextIgnored] },
      {
        files: ['**/*.tsx'],
        languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
        plugins: { formatjs },
        rules: { 'formatjs/no-literal-string-in-jsx': ['error', literalTextOptions] },
      },
    ],
  });
  const results = await eslint.lintFiles([...patterns]);
  return results.flatMap(({ filePath, messages }) => {
    const code = readFileSync(filePath, 'utf8');
    return messages.flatMap((message) => {
      const where = `${relative(root, filePath)}:${message.line}`;
      if (message.fatal) return `${where} ${message.message}`;
      return hasWords(code, message) ? `${where} text stands in JSX; give it an id with defineMessages` : [];
    });
  });
};
