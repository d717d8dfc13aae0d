// @vitest-environment node
import path from 'node:path';
import { compile, compileString } from 'sass';
import { describe, expect, it } from 'vitest';

const rootTokens = `@use 'tokens';`;
const themes = {
  light: ['light'],
  dark: ['dark'],
  'light, high contrast': ['light', 'light-high-contrast'],
  'dark, high contrast': ['dark', 'dark-high-contrast'],
} as const;

/** The tokens of a theme by name, with what later mixins overrule. */
const tokensOf = (mixins: readonly string[]): Map<string, string> => {
  const source = `@use 'themes'; :root { ${mixins.map((name) => `@include themes.${name};`).join(' ')} }`;
  const options = { loadPaths: [path.join(import.meta.dirname)] };
  const common = compileString(rootTokens, options).css.split('}', 1)[0] ?? '';
  const declarations = `${common}\n${compileString(source, options).css}`.matchAll(/(--[\w-]+): ([^;]+);/g);
  return new Map([...declarations].map(([, name = '', value = '']) => [name, value]));
};

const resolve = (tokens: Map<string, string>, name: string): string => {
  const value = tokens.get(name) ?? '';
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return other ? resolve(tokens, other) : value;
};

/** Relative luminance of `#rgb` or `#rrggbb` (WCAG 2.2). */
const luminance = (hex: string): number => {
  const digits = hex.slice(1);
  const wide = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const channel = Number.parseInt(wide.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (first: string, second: string): number => {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const surfaces = ['page', 'surface', 'surface-sunken'];
const softs = ['info-soft', 'success-soft', 'warning-soft', 'danger-soft', 'gold-soft'];
/** Text, what it stands on, and how many to one that must be at least: 7 for what is read, 4.5 for labels of fills, 3 for edges. */
const pairs: readonly (readonly [string, readonly string[], number])[] = [
  ['text', [...surfaces, ...softs, 'accent-soft'], 7],
  ['text-muted', surfaces, 7],
  ['text-link', [...surfaces, ...softs], 7],
  ['text-success', ['surface', 'page', 'success-soft'], 7],
  ['text-danger', ['surface', 'page', 'danger-soft'], 7],
  ['text-warning', ['surface', 'page', 'warning-soft'], 7],
  ['text-gold', ['surface', 'page', 'gold-soft'], 7],
  ['text-inverse', ['surface-night', 'primary'], 7],
  ['text-inverse-muted', ['surface-night'], 7],
  ['accent', [...surfaces, 'accent-soft', 'gold-soft', 'portrait-sun'], 7],
  ['on-accent', ['accent', 'accent-hover'], 7],
  ['on-accent-muted', ['accent'], 4.5],
  ['on-fill', ['success', 'success-hover', 'warning', 'gold', 'gold-hover'], 4.5],
  ['on-unread', ['unread'], 7],
  ['text-inverse', ['danger-strong'], 4.5],
  ['on-danger', ['danger'], 4.5],
  ['line-strong', surfaces, 3],
  ['focus', surfaces, 3],
  ['online', surfaces, 3],
  ['online-on-photo', ['surface-night'], 3],
];

it('a badge of danger has the theme’s danger colour, with the digits that are measured on it', () => {
  const { css } = compile(path.join(import.meta.dirname, '../profile/badge.scss'));
  expect(/\.badge--danger \{([^}]*)\}/.exec(css)?.[1]?.match(/[\w-]+: [^;]+/g)).toEqual([
    'background: var(--color-danger)',
    'color: var(--color-on-danger)',
  ]);
  expect(resolve(tokensOf(themes.light), '--color-danger')).toBe('#ff3345');
});

describe.each(Object.entries(themes))('theme %s', (_theme, mixins) => {
  const tokens = tokensOf(mixins);
  it.each(pairs)('%s can be read on %s', (text, grounds, least) => {
    for (const ground of grounds) {
      const ratio = contrast(resolve(tokens, `--color-${text}`), resolve(tokens, `--color-${ground}`));
      expect(ratio, `${text} on ${ground}`).toBeGreaterThanOrEqual(least);
    }
  });
});
