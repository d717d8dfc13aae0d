import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aSession, renderPage } from '../../testing/page-around.tsx';
import { SearchFilterForm } from './search-filter.tsx';

const filter = {
  gender: null,
  country: 'DE',
  region: null,
  minAge: 18,
  maxAge: 99,
  realOnly: false,
} as const;
const regions = { term: 'state', regions: [{ code: 'DE-BE', name: 'Berlin' }] } as const;

const inputs = (offered: readonly string[]) => {
  const session = aSession();
  const settings = {
    ...session.getSnapshot().settings,
    fictional_warning: true,
    search_fields: [...offered],
  };
  session.update({ settings });
  const { unmount } = renderPage(<SearchFilterForm filter={filter} regions={regions} />, { session });
  const names = [...screen.getByRole('search').querySelectorAll('input, select')].map((input) =>
    input.getAttribute('name'),
  );
  unmount();
  return names;
};

it('shows the filters that the site names, and no other', () => {
  expect(inputs(['gender', 'country', 'region', 'age', 'real_only'])).toEqual([
    'gender',
    'min_age',
    'max_age',
    'country',
    'region',
    'real_only',
  ]);
  expect(inputs(['age'])).toEqual(['min_age', 'max_age']);
  expect(inputs(['country', 'something else'])).toEqual(['country']);
  expect(inputs(['region', 'gender'])).toEqual(['gender']);
  expect(inputs([])).toEqual([]);
});
