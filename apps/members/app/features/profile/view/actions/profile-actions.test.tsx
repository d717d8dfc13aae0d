import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aFace, aFaceProfile } from '../../../../testing/faces.ts';
import { aMember, aSession } from '../../../../testing/member.ts';
import { renderPage, text } from '../../../../testing/page-around.tsx';
import { profileViewMessages } from '../messages.ts';
import { MemberActions } from './profile-actions.tsx';

/** What stands at the button to write to a stranger, for a free member who has begun so many of two conversations. */
const noteAt = (started: number, premium = false): string | null => {
  const session = aSession({ ...aMember(), started_conversations: started, paid_user: premium });
  const { container, unmount } = renderPage(
    <MemberActions profile={{ ...aFaceProfile(aFace()), conversation: null }} like={null} />,
    { session },
  );
  expect(screen.getByRole('link', { name: text(profileViewMessages.message) })).toBeTruthy();
  const note = container.querySelector('.member-actions__started')?.textContent ?? null;
  unmount();
  return note;
};

it('counts the free conversations, and says before the press what the next one needs once none is left', () => {
  expect(noteAt(0)).toBeNull();
  expect(noteAt(1)).toBe(text(profileViewMessages.started, { count: 1, limit: 2 }));
  expect(noteAt(2)).toBe(text(profileViewMessages.limit));
  expect(noteAt(3)).toBe(text(profileViewMessages.limit));
  expect(noteAt(3, true)).toBeNull();
});
