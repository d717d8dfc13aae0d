import { act, fireEvent, screen, within } from '@testing-library/react';
import { noNotifications } from '@vesper/domain';
import { expect, it } from 'vitest';
import { renderPage, text } from '../../testing/page-around.tsx';
import { settingsMessages } from './messages.ts';
import { ToldSection } from './told-section.tsx';

it('saves the two boxes of a kind as one of them is changed, and no other kind', async () => {
  const posts: object[] = [];
  renderPage(<ToldSection preferences={noNotifications} level={1} />, {
    action: async ({ request }) => {
      const form = await request.formData();
      posts.push(Object.fromEntries(form.getAll('changed').map((name) => [name, form.get(String(name))])));
      return { intent: 'told', refused: null, typed: {}, done: null };
    },
  });
  const likes = within(screen.getByRole('group', { name: text(settingsMessages.kindLike) }));
  await act(async () => void fireEvent.click(likes.getByLabelText(text(settingsMessages.byMail))));
  expect(posts).toEqual([{ told_like_mail: 'on', told_like_push: null }]);
  expect(likes.getByText(text(settingsMessages.saved))).toBeTruthy();
});
