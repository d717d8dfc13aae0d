import react from 'react';
import * as runtime from 'react/jsx-runtime';
import { expect, it } from 'vitest';
import * as ourRuntime from './jsx-runtime.ts';
import * as ours from './react.ts';

it('is React itself, name by name', () => {
  const { default: whole, ...named } = ours;
  expect(whole).toBe(react);
  expect(Object.keys(named).length).toBeGreaterThan(20);
  for (const [name, one] of Object.entries(named))
    expect([name, one]).toEqual([name, react[name as keyof typeof react]]);
  expect(Object.values(named)).not.toContain(undefined);
});

it('makes elements as React does', () => {
  const { Fragment, jsx, jsxs } = runtime;
  expect({ ...ourRuntime }).toEqual({ Fragment, jsx, jsxs });
});
