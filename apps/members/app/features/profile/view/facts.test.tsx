import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aSession } from '../../../testing/member.ts';
import { renderPage } from '../../../testing/page-around.tsx';
import { Facts } from './facts.tsx';

type Said = Parameters<typeof Facts>[0]['profile'];

const unsaid: Said = {
  gender: null,
  sexuality: null,
  country: null,
  relationship_status: null,
  body_type: null,
  hair_color: null,
  eye_color: null,
};

const rows = (profile: Partial<Said>, visible?: readonly ('gender' | 'country' | 'hair_color')[]) => {
  const session = aSession();
  const { settings } = session.getSnapshot();
  if (visible) session.update({ settings: { ...settings, visible_profile_fields: [...visible] } });
  const { unmount } = renderPage(<Facts profile={{ ...unsaid, ...profile }} />, { session });
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
  const traits = {
    relationship_status: 'widowed',
    body_type: 'slim',
    hair_color: 'grey',
    eye_color: 'hazel',
  } as const;
  expect(rows(traits)).toEqual([
    ['Relationship status', 'Widowed'],
    ['Build', 'Slim'],
    ['Hair colour', 'Grey'],
    ['Eye colour', 'Hazel'],
  ]);
  expect(rows({ gender: 'male', sexuality: null, country: null })).toEqual([['Gender', 'Man']]);
  expect(rows({ gender: null, sexuality: null, country: null })).toEqual([]);
});

it('shows nothing that the site hides', () => {
  const all = {
    gender: 'female',
    sexuality: 'bi',
    country: 'IE',
    eye_color: 'blue',
    hair_color: 'red',
  } as const;
  expect(rows(all, ['gender', 'hair_color']).map(([term]) => term)).toEqual(['Gender', 'Hair colour']);
});
