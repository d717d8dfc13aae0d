import { screen } from '@testing-library/react';
import type { MessageDescriptor } from 'react-intl';
import { expect, it } from 'vitest';
import { aSession } from '../../testing/member.ts';
import { aWholeMember, wholeSettings } from '../../testing/whole-member.ts';
import { renderPage, text } from '../../testing/page-around.tsx';
import { frameMessages } from '../messages.ts';
import { TopNavigation } from './top-navigation.tsx';

const badgesWith = (totalUnread: number, totalNewLikes: number) => {
  const session = aSession(aWholeMember());
  session.update({ settings: wholeSettings(), totalUnread, totalNewLikes });
  renderPage(<TopNavigation />, { session });
  const badge = (label: MessageDescriptor, count: number) =>
    screen.queryByText(text(label, { count }))?.previousElementSibling?.textContent ?? null;
  return [badge(frameMessages.unread, totalUnread), badge(frameMessages.newLikes, totalNewLikes)];
};

it.each([
  [0, 0, [null, null]],
  [3, 2, ['3', '2']],
  [99, 99, ['99', '99']],
  [100, 240, ['99+', '99+']],
])('%i unread messages and %i new likes are %j on the badges', (unread, likes, badges) => {
  expect(badgesWith(unread, likes)).toEqual(badges);
});

it('on the own profile as others see it the own profile is marked, and the search is not', () => {
  const user = aWholeMember();
  const session = aSession(user);
  session.update({ settings: wholeSettings() });
  renderPage(<TopNavigation />, { session, path: `/members/${user.id}` });
  const current = screen.getAllByRole('link', { current: 'page', hidden: true });
  expect(current.map((link) => link.getAttribute('href'))).toEqual(['/profile']);
});

it.each([
  ['/credits', false],
  ['/premium', true],
  ['/transactions/1', true],
])('on %s the link to what one pays is the one of this screen, for a premium member (%s) too', (at, paid) => {
  const session = aSession(aWholeMember({ paid_user: paid }));
  session.update({ settings: wholeSettings() });
  renderPage(<TopNavigation />, { session, path: at });
  const current = screen.getAllByRole('link', { current: 'page' });
  expect(current.map((link) => link.getAttribute('href'))).toEqual([
    paid ? '/credits/repeat-order' : '/premium',
  ]);
});
