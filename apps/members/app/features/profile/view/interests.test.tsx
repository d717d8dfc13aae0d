import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aMember, aSession } from '../../../testing/member.ts';
import { renderPage, text } from '../../../testing/page-around.tsx';
import { Interests } from './interests.tsx';
import { profileViewMessages } from './messages.ts';

const profile = { id: 'they', interests: ['walking', 'cooking', 'music'] };

const show = (id: string, interests: readonly string[]) => {
  const member = aMember();
  const session = aSession({ ...member, id, profile: { ...member.profile, interests: [...interests] } });
  const { unmount } = renderPage(<Interests profile={profile} />, { session });
  const said = screen.getAllByRole('listitem').map((item) => item.textContent);
  unmount();
  return said;
};
const shared = text(profileViewMessages.shared);

it('ticks what both like, and says it first', () => {
  const shown = show('me', ['music', 'golf']);
  expect(shown[0]).toContain(shared);
  expect(shown.filter((said) => said.includes(shared))).toHaveLength(1);
  expect(shown).toHaveLength(3);
});

it('ticks nothing on one’s own profile, nor where nothing is shared', () => {
  expect(show('they', ['music']).join()).not.toContain(shared);
  expect(show('me', ['golf']).join()).not.toContain(shared);
});
