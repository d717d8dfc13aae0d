import * as lucide from 'lucide-react';
import { createElement, type FC } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import createLucideIcon from './lucide-icon.tsx';

type Data = Parameters<typeof createLucideIcon>[0];

const root = path.join(import.meta.dirname, '../../..');
const sources = ['apps/members/app/**/*.tsx', 'libs/ui/src/**/*.tsx'].flatMap((pattern) =>
  globSync(pattern, { cwd: root }).map((file) => readFileSync(path.join(root, file), 'utf8')),
);
const used = new Set(
  sources.flatMap((source) =>
    [...source.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)].flatMap(([, names = '']) =>
      names
        .split(',')
        .map((name) => name.trim().split(' as ')[0] ?? '')
        .filter((name) => name !== '' && !name.startsWith('type ')),
    ),
  ),
);

/** What an icon is drawn from, which only its own module tells. */
const dataOf = async (Icon: FC): Promise<Data> => {
  const [, name = ''] = /lucide lucide-([\w-]+)/.exec(renderToStaticMarkup(<Icon />)) ?? [];
  const file = path.join(root, `node_modules/lucide-react/dist/esm/icons/${name}.mjs`);
  return ((await import(/* @vite-ignore */ file)) as { readonly __iconData: Data }).__iconData;
};

const properties: readonly object[] = [
  {},
  { size: 20, 'aria-hidden': 'true' },
  { size: 28, className: 'a b', fill: 'currentColor' },
  { 'aria-label': 'Close', role: 'img', strokeWidth: 3, 'data-x': 'y' },
  { children: <title>Close</title> },
];

/** An element's attributes in no order, and what stands in it. */
const drawn = (markup: string) => {
  const svg = new DOMParser().parseFromString(markup, 'text/html').querySelector('svg');
  return [
    svg
      ?.getAttributeNames()
      .sort()
      .map((name) => [name, svg.getAttribute(name)]),
    svg?.innerHTML,
  ];
};

it('finds the icons that are used', () => expect(used.size).toBeGreaterThan(40));

it.each([...used])('draws %s as lucide-react does', async (name) => {
  const errors = vi.spyOn(console, 'error');
  const Theirs = (lucide as unknown as Record<string, FC>)[name]!;
  const Ours = createLucideIcon(await dataOf(Theirs)) as FC;
  for (const props of properties)
    expect(drawn(renderToStaticMarkup(createElement(Ours, props)))).toEqual(
      drawn(renderToStaticMarkup(createElement(Theirs, props))),
    );
  expect(errors).not.toHaveBeenCalled();
});
