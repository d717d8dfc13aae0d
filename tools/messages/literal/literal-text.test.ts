import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { literalTextProblems } from './literal-text.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'literal-text-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const problemsIn = async (jsx: string, name = 'part.tsx'): Promise<string[]> => {
  writeFileSync(join(folder, name), `export const Part = ({ x }: { x: string }) => (\n${jsx}\n);\n`);
  return literalTextProblems(folder, ['**/*.tsx']);
};

const problem = 'part.tsx:2 text stands in JSX; give it an id with defineMessages';

describe('literalTextProblems', () => {
  it.each([
    ['text between tags', '<p>Hello</p>'],
    ['text in braces', "<p>{x ? 'Yes' : x}</p>"],
    ['a text with a value in it', '<p>{`Hello ${x}`}</p>'],
    ['aria-label', '<nav aria-label="Main menu" />'],
    ['title', '<abbr title="Hello" />'],
    ['alt', '<img alt="A photo" />'],
    ['placeholder', '<input placeholder="Search" />'],
    ['label of a component', '<Field label="Name" />'],
    ['hint of a component', '<Field hint={x || "At least ten"} />'],
    ['closeLabel of a component', '<Dialog closeLabel="Close" />'],
  ])('finds %s', async (_what, jsx) => {
    expect(await problemsIn(jsx)).toEqual([problem]);
  });

  it('cannot be switched off by a comment', async () => {
    const jsx = '<p>{/* eslint-disable-line formatjs/no-literal-string-in-jsx */}Hello</p>';
    expect(await problemsIn(jsx)).toEqual([problem]);
  });

  it.each([
    ['values', '<p title={x}>{x}</p>'],
    ['signs between values', '<p>{x} · {x}</p>'],
    ['two values with a sign', '<Menu label={`${x}: ${x}`} />'],
    ['what is not shown', '<a href="/login" className="link" data-kind="x" aria-live="polite">{x}</a>'],
  ])('lets %s be', async (_what, jsx) => {
    expect(await problemsIn(jsx)).toEqual([]);
  });

  it('leaves stories and tests alone', async () => {
    expect(await problemsIn('<p>Hello</p>', 'part.stories.tsx')).toEqual([]);
    expect(await problemsIn('<p>Hello</p>', 'part.test.tsx')).toEqual([]);
  });
});
