import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderPage, text } from '../../testing/page-around.tsx';
import { aCard, aFound } from '../../testing/people.ts';
import { swipeMessages } from './messages.ts';
import { SwipeGame } from './swipe-game.tsx';

it('says why nothing came of a form that was sent before, until something is decided', async () => {
  const day = { likes_left: 4, likes_per_day: 4, ends: '2026-05-02T00:00:00Z', time_zone: 'UTC' };
  const first = { members: ['Ada', 'Grace', 'Mary'].map((name) => aFound(aCard(name))), day, undo: null };
  fakeServer.load = async () =>
    fakeApi({ swipeDecide: () => ({ day, match: false }), swipe: () => first }).api;
  const refused = { code: 'too_many_requests', params: {}, fields: {} } as const;
  renderPage(<SwipeGame first={first} refused={refused} realOnly={false} actKey="k" />);
  expect(screen.getByRole('alert').textContent).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: text(swipeMessages.pass) }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
