import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { aMember, aSession } from '../testing/member.ts';
import { renderPage } from '../testing/page-around.tsx';
import { aCard, aFound } from '../testing/people.ts';
import { wholeSettings } from '../testing/whole-member.ts';
import SignupMatches from './signup-matches.tsx';

it('a card leads to a profile that leads back here', () => {
  const session = aSession(aMember());
  session.update({ settings: wholeSettings() });
  const page = {
    loaderData: { matches: [{ member: aFound(aCard('clara')), reasons: [] }], actKey: 'k' },
  } as unknown as ComponentProps<typeof SignupMatches>;
  renderPage(<SignupMatches {...page} />, { session });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain('/members/clara?suggestions=signup');
  expect(links).not.toContain('/members/clara');
});
