import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aSession } from '../../../testing/member.ts';
import { renderPage } from '../../../testing/page-around.tsx';
import { Facts } from './facts.tsx';

type Said = Parameters<typeof Facts>[0]['profile'];

const rows = (profile: Said, visible?: readonly ('gender' | 'country')[]) => {
  const session = aSession();
  const { settings } = session.getSnapshot();
  if (visible) session.update({ settings: { ...settings, visible_profile_fields: [...visible] } });
  const { unmount } = renderPage(<Facts profile={profile} />, { session });
  const said = screen.queryAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  unmount();
  return said;
};

it('has a row for each thing that was said', () => {
  expect(rows({ gender: 'male', sexuality: 'hetero', country: 'GB' })).toEqual([
    ['Gender', 'Man'],
    ['Sexuality', 'Straight'],
    ['Country', 'United Kingdom'],
  ]);
  expect(rows({ gender: 'male', sexuality: null, country: null })).toEqual([['Gender', 'Man']]);
  expect(rows({ gender: null, sexuality: null, country: null })).toEqual([]);
});

it('shows nothing that the site hides', () => {
  const all = { gender: 'female', sexuality: 'bi', country: 'IE' } as const;
  expect(rows(all, ['gender', 'country']).map(([term]) => term)).toEqual(['Gender', 'Country']);
});
