import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aMember, aSession } from '../../../testing/member.ts';
import { renderPage } from '../../../testing/page-around.tsx';
import { aCard, aFound } from '../../../testing/people.ts';
import { wholeSettings } from '../../../testing/whole-member.ts';
import { type Finder, FinderResults } from './finder-results.tsx';

const session = aSession(aMember());
session.update({ settings: wholeSettings() });
const profiles = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const member = aFound(aCard('clara'));

it('a card leads to a profile that leads back here', () => {
  const about: Finder = {
    wish: { gender: 'female', min_age: 55, max_age: 70, reach: '25', interests: [] },
    answered: 4,
    questions: ['who', 'age', 'place', 'interests'],
    reaches: ['25'],
    matches: [{ member, reasons: [] }],
    next_cursor: null,
    wider: null,
  };
  renderPage(<FinderResults about={about} realOnly={false} actKey="k" />, { session });
  expect(profiles()).toContain('/members/clara?suggestions=finder');
  expect(profiles()).not.toContain('/members/clara');
});
